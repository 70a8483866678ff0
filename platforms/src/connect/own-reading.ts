import type { Breakdown } from "@fanradar/engine";
import type { ProfileReading } from "../reading.ts";

/** What a platform answered about the account of a consent. */
export type OwnReading =
  | (Extract<ProfileReading, { result: "ok" }> & {
      /** The account's handle; undefined without the scope for it. */
      handle: string | undefined;
      /** Where followers are, how old, when they are online. */
      breakdowns: Breakdown[];
    })
  | Exclude<ProfileReading, { result: "ok" }>;
