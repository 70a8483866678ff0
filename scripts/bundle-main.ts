import { bundle } from "./bundle.ts";
import { isBundled } from "./sources.mjs";

if (!isBundled()) await bundle();
