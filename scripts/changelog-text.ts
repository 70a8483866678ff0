import { changeReaders, releases } from "../words/src/changelog.ts";
import { changelogWords } from "../words/src/en/changelog.ts";

/** CHANGELOG.md: the English texts of /changelog as Markdown. */
export function changelogText(): string {
  const { title, readers } = changelogWords;
  const versions = releases.map(({ version, releasedOn, changes }) => {
    const parts = changeReaders.map((one) => `${readers[one]}:\n${changes[one].map(({ en }) => `- ${en}`).join("\n")}`);
    return [`## ${version} (${releasedOn ?? "not released"})`, ...parts].join("\n\n");
  });
  return `${[
    "# Changelog",
    `'${title}' on every instance, at /changelog. Its texts are in \`words/src/changelog.ts\`; \`npm run changelog\` writes this file.`,
    "Versions follow [semantic versioning](https://semver.org). A minor version may need a migration, which a start runs by itself\n([docs/operations.md](docs/operations.md), 'Upgrades'). `GET /api/instance` says which version runs.",
    ...versions,
  ].join("\n\n")}\n`;
}
