import { limits, parseLink, readSearch } from "@fanradar/contract";
import { emptyDraft, fillNames, type ModelDraft } from "../models/draft.ts";
import { modelLinkFields } from "../models/model-links.ts";

const fields = ["name", "username", "onlyfansUrl", "instagramUrl", "twitterUrl", "tiktokUrl", "notes"] as const;

/**
 * What an address fills into the form: its fields by their names, or `?q=` a name, a handle or a link, with `?platform=` where
 * a bare handle is. It stands in the form as if it were typed, and is checked like it. Undefined for nothing.
 */
export function prefillOf(search: string): Partial<ModelDraft> | undefined {
  const query = new URLSearchParams(search);
  const draft = { ...emptyDraft };
  for (const field of fields) draft[field] = query.get(field)?.slice(0, limits.url).trim() ?? "";
  if (fields.some((field) => draft[field] !== "")) return fillNames(draft);
  const text = readSearch(query.get("q")?.slice(0, limits.url) ?? "");
  if (text.kind === "nothing" || text.kind === "refused") return undefined;
  const named = (text.kind === "handle" && text.platform) || (query.get("platform") ?? "instagram");
  const [field, platform] = modelLinkFields.find((one) => one[1] === named) ?? modelLinkFields[1];
  const link = parseLink(text.kind === "handle" ? text.handle : text.text, platform);
  return link.ok ? { name: link.handle, username: link.handle, [field]: link.canonical } : { name: text.text };
}
