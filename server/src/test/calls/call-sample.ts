/** How many senders a storm has. `npm run bench -- storms` sets 200. */
export const times = Number(process.env.STORM_SENDERS ?? 3);

/** Part of the owner's typed data: no response to another person may contain it. */
export const canary = "CANARY of the owner";

/** Ids of the owner's resources that a test makes beforehand, by the name of a sample's `id`. */
export const noIds = () => ({
  conversation: 0,
  message: 0,
  model: 0,
  spare: 0,
  notification: 0,
  spareReport: 0,
  report: 0,
  comparison: 0,
  session: 0,
  passkey: 0,
  user: 0,
  evidence: 0,
  priceChange: 0,
  consentInvite: 0,
  todo: 0,
  goal: 0,
  teamNote: 0,
  splitRule: 0,
  splitConfirmation: 0,
  screenshot: 0,
  picture: "",
});
type Ids = ReturnType<typeof noIds>;

interface World {
  ids: Ids;
  /** The owner's model as it was read. */
  whole: object;
}
interface StormWorld extends World {
  keeper: { email: string; password: string };
  tokens: { verify: string; reset: string; signIn: string };
  /** Ids of two models with reports. */
  compared: number[];
}

interface Request<Known> {
  /** The thing that the address names. */
  id?: keyof Ids;
  query?: string;
  /** `index` counts the senders of a storm. */
  body?: object | ((index: number, world: Known) => object);
  /** Sent as a file. */
  file?: (index: number) => Promise<Buffer>;
}

/** The call as `times` senders make it at once; what it does not name is as in the sample. */
export interface Storm extends Request<StormWorld> {
  /** Exact counts of statuses; or `allowed` lists the possible ones and `once` those that one sender alone gets. */
  tally?: Record<number, number>;
  allowed?: number[];
  once?: number;
  /** Rows the call leaves, and how many must be there: one for each that was acknowledged, or one for all. */
  leaves?: { count: string; rows: "each" | "one" };
  visitor?: true;
  /** The sender has a verified address. */
  isVerified?: true;
}

/** A call of the contract as tests make it: matrix.test, at-once.test and leaks.test read it. */
export interface CallSample extends Request<World> {
  /** Statuses for a visitor, the owner, another account and an admin. */
  actors: readonly [number, number, number, number];
  /** Status for a visitor who started an analysis, if it differs from other visitors'. */
  guest?: number;
  /** Without one all senders get what the owner gets. */
  storm?: Storm;
  /** It returns figures of creators: leaks.test has a row for each privacy field. */
  namesCreators?: true;
}

export const signedIn = [401, 200, 200, 200] as const;
export const notFound = [401, 404, 404, 404] as const;
export const ownOnly = [401, 200, 404, 404] as const;
export const readable = [401, 200, 404, 200] as const;
export const open = [200, 200, 200, 200] as const;

export const all = (status: number): Pick<Storm, "tally"> => ({ tally: { [status]: times } });

/** Responses where `most` senders get `status`, and the rest `refusal`. */
export const limited = (status: number, most: number, refusal = 429): Record<number, number> => ({
  [status]: Math.min(most, times),
  ...(times > most && { [refusal]: times - most }),
});

/** The body of a request as its sender sends it. */
export const bodyOf = <Known>({ body }: Request<Known>, index: number, world: Known) =>
  typeof body === "function" ? body(index, world) : body;
