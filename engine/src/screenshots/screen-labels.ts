import type { ObservationMetric, Platform } from "../ledger/vocabulary.ts";

/** What a label on a screen is about. `audience`: followers, or subscribers where people pay. `part`: adds up to gross. */
export const screenLabels = [
  "audience",
  "following",
  "posts",
  "likes",
  "price",
  "gross",
  "net",
  "fee",
  "part",
] as const;
export type ScreenLabel = (typeof screenLabels)[number];

/** As the platforms' apps write them in English, German, Spanish and French; without accents, small. */
const spellings: Readonly<Record<ScreenLabel, readonly string[]>> = {
  audience: ["followers", "follower", "seguidores", "abonnes", "abonnenten", "fans", "subscribers", "suscriptores"],
  following: [
    "following",
    "gefolgt",
    "folge ich",
    "siguiendo",
    "seguidos",
    "suivis",
    "suivi(e)s",
    "abonnements suivis",
  ],
  posts: ["posts", "beitrage", "publicaciones", "publications"],
  likes: ["likes", "me gusta", "gefallt mir", "j'aime"],
  price: ["subscription price", "abopreis", "precio de suscripcion", "prix de l'abonnement"],
  gross: ["gross", "brutto", "bruto", "brut"],
  net: ["net", "netto", "neto"],
  fee: ["fee", "gebuhr", "comision", "frais"],
  part: [
    "subscriptions",
    "abonnements",
    "suscripciones",
    "tips",
    "trinkgelder",
    "propinas",
    "pourboires",
    "messages",
    "nachrichten",
    "mensajes",
    "streams",
    "referrals",
  ],
};
const known = screenLabels.flatMap((label) => spellings[label].map((text) => ({ label, text })));

/** Small letters without accents, and without what stands around a word. */
export const plainLabel = (text: string) =>
  text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/^[^\p{L}]+|[^\p{L})]+$/gu, "");

/**
 * The label that a text is, one letter in five misread at most; undefined where it is none, or two alike. Short ones ('net')
 * must be whole.
 */
export function screenLabelOf(text: string): { label: ScreenLabel; errors: number } | undefined {
  const plain = plainLabel(text);
  if (plain.length < 3) return undefined;
  const near = known
    .map(({ label, text }) => ({ label, text, errors: spellingErrors(plain, text) }))
    .filter(({ text, errors }) => errors <= Math.floor(text.length / 5))
    .sort((a, b) => a.errors - b.errors);
  const [best] = near;
  if (!best || near.some(({ label, errors }) => label !== best.label && errors === best.errors)) return undefined;
  return { label: best.label, errors: best.errors };
}

/** 'seguidoresseguidos' → 'seguidores', 'seguidos'; the text alone where it is not wholly made of labels. */
export function gluedLabels(text: string): string[] {
  const plain = plainLabel(text);
  for (const { text: first } of known) {
    if (first.includes(" ") || !plain.startsWith(first) || plain === first) continue;
    const rest = gluedLabels(plain.slice(first.length));
    if (rest.every((part) => known.some(({ text }) => text === part))) return [first, ...rest];
  }
  return [text];
}

/** The metric that a label stands for on a platform; undefined where it is only there to check others by. */
export function metricOfLabel(label: ScreenLabel, platform: Platform): ObservationMetric | undefined {
  const isPaid = platform === "onlyfans";
  const metrics: Partial<Record<ScreenLabel, ObservationMetric>> = {
    audience: isPaid ? "subscribers" : "followers",
    posts: "posts.total",
    ...(!isPaid && { following: "following" }),
    ...((isPaid || platform === "tiktok") && { likes: "likes.total" }),
    ...(isPaid && { price: "subscription.priceCents", gross: "earnings.gross", net: "earnings.net" }),
  };
  return metrics[label];
}

/** The platform whose screen has these labels; undefined where it could be several. */
export function platformOfLabels(labels: ReadonlySet<ScreenLabel>): Platform | undefined {
  const paid = ["price", "gross", "net", "part"] as const;
  if (paid.some((label) => labels.has(label))) return "onlyfans";
  if (!labels.has("audience") || !labels.has("following")) return undefined;
  if (labels.has("likes") && !labels.has("posts")) return "tiktok";
  if (labels.has("posts")) return labels.has("likes") ? undefined : "instagram";
  return "x";
}

/** Levenshtein's: insertions, deletions and changes of a letter. */
export function spellingErrors(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
