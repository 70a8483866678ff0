import type { FieldCode, LinkField } from "@fanradar/contract";
import { linkFields } from "@fanradar/contract";
import type { Platform } from "@fanradar/engine";
import { type Failure, fail } from "../../platform/http/fail.ts";
import { findHelpIn } from "../access/find-help-in.ts";
import { minorityFields, type SubmittedTexts } from "../access/minority-fields.ts";
import type { SubmitBody } from "./submit-model.ts";
import { unknownInDemo } from "./unknown-in-demo.ts";

/** Demo: whether the sandbox knows a handle. Undefined in live mode, where only the platform can say. */
export type KnowsHandle = ((platform: Platform, handle: string) => boolean) | undefined;

/** The fields of what is submitted that are refused, with why: links that the demo does not know, texts that speak of a minor. */
export const refusedFields = (
  body: Pick<SubmitBody, "instagramUrl" | "twitterUrl"> & SubmittedTexts,
  knowsHandle: KnowsHandle,
): Record<string, FieldCode> => ({
  ...(knowsHandle && unknownInDemo(body, knowsHandle)),
  ...minorityFields(body, new Date()),
});

/** Refuses these fields; undefined of none. */
export const refuseFields = (fields: Record<string, FieldCode>): Failure | undefined =>
  Object.keys(fields).length > 0 ? fail("invalid", { fields }) : undefined;

type SubmittedNotes = { notes?: string | null | undefined } & {
  [Field in LinkField]?: { handle: string } | string | null | undefined;
};

/** What notes say of danger to a person is answered with where to find help, not stored. A linked handle is no sentence: 'gone.for.good'. */
export function helpWith(...submitted: SubmittedNotes[]): Failure | undefined {
  const help = submitted
    .map((one) => findHelpIn({ notes: withoutHandles(one) }, "notes"))
    .find((found) => found !== null);
  return help && fail("help", { help });
}

/** Notes with 'model' in place of each handle that the same request links. */
function withoutHandles(submitted: SubmittedNotes): string | null | undefined {
  const handles = Object.values(linkFields).flatMap((field) => {
    const link = submitted[field];
    return typeof link === "object" && link ? [link.handle] : [];
  });
  return handles.reduce((text, handle) => text?.replaceAll(handle, "model"), submitted.notes);
}
