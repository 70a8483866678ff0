import { writeFileSync } from "node:fs";
import { changelogText } from "./changelog-text.ts";

/** `npm run changelog`: writes CHANGELOG.md from the texts of /changelog. */
writeFileSync("CHANGELOG.md", changelogText());
