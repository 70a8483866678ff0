import { changelogWords } from "../words/src/en/changelog.ts";
import { changeReaders, releases } from "../words/src/releases.ts";

/** CHANGELOG.md: the English texts of /changelog as Markdown. */
export function changelogText(): string {
  const { title, readers, changes } = changelogWords;
  const versions = releases.map(({ version, releasedOn }) => {
    const parts = changeReaders.map(
      (one) => `${readers[one]}:\n${changes[version][one].map((change) => `- ${change}`).join("\n")}`,
    );
    return [`## ${version} (${releasedOn ?? "not released"})`, ...parts].join("\n\n");
  });
  return `${[
    "# Changelog",
    `'${title}' on every instance, at /changelog. Its texts are in \`words/src/en/changelog.ts\`; \`npm run changelog\` writes this file.`,
    "Versions follow [semantic versioning](https://semver.org). A minor version may need a migration, which a start runs by itself\n([docs/operations.md](docs/operations.md), 'Upgrades'). `GET /api/instance` says which version runs.",
    ...versions,
  ].join("\n\n")}\n`;
}
