import type { JsonAnswer } from "@fanradar/platforms";

/** What a platform answered a check, without names, ids, texts and tokens: for the bodies that tests replay. */
export interface RecordedAnswer {
  platform: string;
  /** The request. */
  name: "profile" | "token";
  request: string;
  status: number;
  body: unknown;
}

interface PlatformAnswer extends Pick<RecordedAnswer, "platform" | "name"> {
  /** The requested account, which is public and stays. */
  handle: string | undefined;
  url: URL;
  answer: JsonAnswer;
}

/** Words of the platform's own: kinds of things and of errors, rights. */
const publicMembers = new Set(["type", "title", "scope", "scopes"]);

/** Keeps members, numbers that are no ids, times, constants and the account's handle; ids become zeros, all other texts 'redacted'. */
export function redactAnswer({ platform, name, handle, url, answer }: PlatformAnswer): RecordedAnswer {
  const redact = (value: unknown, member: string): unknown => {
    if (Array.isArray(value)) return value.map((one) => redact(one, member));
    if (typeof value === "object" && value !== null)
      return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, redact(one, key)]));
    if (typeof value === "number") return /(?:^|_)ids?$/.test(member) ? 0 : value;
    if (typeof value !== "string" || publicMembers.has(member)) return value;
    if (/^\d+$/.test(value)) return "0".repeat(value.length);
    const isPublic = value.toLowerCase() === handle || /^[A-Z][A-Z_]*$/.test(value) || isTime(value);
    return isPublic ? value : "redacted";
  };
  const path = url.pathname.replace(/\/\d{4,}(?=\/|$)/g, "/{id}");
  const query = [...url.searchParams.keys()].map((key) => `${key}=…`).join("&");
  const request = `GET ${url.origin}${path}${query === "" ? "" : `?${query}`}`;
  return { platform, name, request, status: answer.status, body: redact(answer.body, "") };
}

const isTime = (text: string) => /^\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:?\d\d)$/.test(text);
