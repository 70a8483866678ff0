import * as z from "zod/mini";
import { creatorListing } from "../creators/listing.ts";
import { model } from "./model.ts";

/** How it stands: after a change, and as `current` of a refused one. */
export const changedModel = z.union([model, creatorListing]);
