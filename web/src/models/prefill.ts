import { limits, parseLink, readSearch } from "@fanradar/contract";
import { emptyDraft, fillNames, type ModelDraft } from "./draft.ts";
import { modelLinkFields } from "./model-links.ts";

/** What an address fills in: links for the box, or fields of the form. */
interface Prefill {
  links?: string;
  fields?: Partial<ModelDraft>;
}

const fields = ["name", "username", "onlyfansUrl", "instagramUrl", "twitterUrl", "tiktokUrl", "notes"] as const;

/**
 * What an address fills in: the form's fields by their names, or for the box `?q=` a handle or a link, with `?platform=` where a bare
 * handle is. It stands there as if it were typed, and is checked like it. Undefined for nothing.
 */
export function prefillOf(search: string): Prefill | undefined {
  const query = new URLSearchParams(search);
  const draft = emptyDraft();
  for (const field of fields) draft[field] = query.get(field)?.slice(0, limits.url).trim() ?? "";
  if (fields.some((field) => draft[field] !== "")) return { fields: fillNames(draft) };
  const text = readSearch(query.get("q")?.slice(0, limits.url) ?? "");
  if (text.kind === "nothing") return undefined;
  const named = (text.kind === "handle" && text.platform) || query.get("platform");
  const [, platform] = modelLinkFields.find((one) => one[1] === named) ?? [];
  const link = platform && parseLink(text.kind === "handle" ? text.handle : text.text, platform);
  return { links: link?.ok ? link.canonical : text.text };
}
