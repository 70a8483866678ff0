/**
 * Which file may import which: the rooms' arrows, the server's three tiers and the order inside its domain.
 * docs/architecture.md explains them.
 */

/** What each room (workspace) may import; of the rooms in `types`, types alone. */
const rooms = {
  engine: { any: [] },
  contract: { any: ["engine"] },
  words: { any: [], types: ["contract", "engine"] },
  assistant: { any: ["contract", "engine", "words"] },
  platforms: { any: ["engine"] },
  sandbox: { any: [] },
  server: { any: ["assistant", "contract", "engine", "platforms", "words"] },
  web: { any: ["contract", "words"], types: ["engine"] },
  e2e: { any: ["sandbox", "contract", "words"] },
  bench: { any: ["assistant", "contract", "engine", "platforms", "sandbox", "server", "words"] },
};
/** What a metric is, and how a count becomes a fact: the browser needs both, and no more of the engine. */
const catalogue = String.raw`^engine/src/(catalogue/|ledger/make-fact\.ts$)`;
/** How a cell of money, of a count or of a month is read: in a file on the server, in a pasted table in the browser. */
const cells = String.raw`^platforms/src/statements/cells\.ts$`;
const names = Object.keys(rooms);
const oneOf = (list) => `^(${list.join("|")})/`;
const test = String.raw`\.(test|spec)\.tsx?$|^server/src/test/|^e2e/`;
const server = (folder) => `^server/src/${folder}/`;

const roomRules = names.flatMap((room) => {
  const { any, types = [] } = rooms[room];
  const others = names.filter((name) => name !== room && ![...any, ...types].includes(name));
  const pathNot =
    room === "server" || room === "e2e"
      ? `${test}|^server/src/(seed|supervise|config|entry|features/instance)/`
      : undefined;
  return [
    {
      name: `${room}-imports-only-its-rooms`,
      comment: `${room} may import ${[...any, ...types.map((one) => `types of ${one}`)].join(", ") || "no other room"}.`,
      severity: "error",
      from: { path: `^${room}/`, ...(pathNot && { pathNot }) },
      to: { path: oneOf(others), ...(room === "web" && { pathNot: cells }) },
    },
    ...(types.length === 0
      ? []
      : [
          {
            name: `${room}-imports-only-types-of-${types.join("-and-")}`,
            comment: "Write 'import type', or move what is shared to a room that both may import.",
            severity: "error",
            from: { path: `^${room}/`, pathNot: test },
            to: { path: oneOf(types), pathNot: catalogue, dependencyTypesNot: ["type-only"] },
          },
        ]),
  ];
});

export default {
  forbidden: [
    ...roomRules,
    {
      name: "rooms-are-imported-by-name",
      comment: "Only what a room's package.json exports is for others.",
      severity: "error",
      from: { path: `^(${names.join("|")})/` },
      to: { path: `^(${names.join("|")})/`, pathNot: "^$1/", dependencyTypes: ["local"] },
    },
    {
      name: "browser-rooms-use-no-node",
      comment:
        "They run in the browser too. The engine's hash has its own entry for Node; only the server loads trained models.",
      severity: "error",
      from: {
        path: "^(web|contract|words|engine)/src/",
        pathNot: `${test}|^engine/src/hash\\.ts$|^words/src/(safety/load-danger-model|classifier/load-trained)\\.ts$`,
      },
      to: { dependencyTypes: ["core"] },
    },
    {
      name: "platform-knows-no-noun",
      comment: "Move what knows a noun to domain/, or hand it in as an argument.",
      severity: "error",
      from: { path: server("platform"), pathNot: test },
      to: { path: "^server/src/", pathNot: "^server/src/(platform|config)/|^server/src/context\\.ts$" },
    },
    {
      name: "domain-knows-no-feature",
      comment: "Move what the domain needs to a folder of domain/, or hand it in where app.ts mounts the routes.",
      severity: "error",
      from: { path: server("domain"), pathNot: test },
      to: { path: "^server/src/", pathNot: "^server/src/(platform|domain|config)/|^server/src/context\\.ts$" },
    },
    {
      name: "features-never-import-each-other",
      comment: "Move what both read to domain/, or hand it over in open-more-figures.ts or app.ts.",
      severity: "error",
      from: { path: "^server/src/features/([^/]+)/", pathNot: test },
      to: {
        path: "^server/src/",
        pathNot: "^server/src/(platform|domain|config)/|^server/src/context\\.ts$|^server/src/features/$1/",
      },
    },
    {
      name: "web-lib-knows-no-page",
      comment: "Every page loads lib: hand in what a page knows.",
      severity: "error",
      from: { path: "^web/src/lib/" },
      to: { path: "^web/src/", pathNot: "^web/src/lib/" },
    },
    {
      name: "web-ui-knows-no-noun",
      comment: "Move what knows a noun to the noun's folder, or hand it in as a property.",
      severity: "error",
      from: { path: "^web/src/(ui|charts)/" },
      to: { path: "^web/src/", pathNot: "^web/src/(lib|ui|charts)/" },
    },
    {
      name: "web-app-is-imported-by-nothing",
      comment: "Move what others need to lib, ui or shell.",
      severity: "error",
      from: { path: "^web/src/[^/]+/", pathNot: "^web/src/app/" },
      to: { path: "^web/src/app/" },
    },
    {
      name: "no-cycle-of-files",
      comment:
        "Types may name each other; at run time a cycle decides which of two files is empty when the other starts.",
      severity: "error",
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ["type-only"] } },
    },
    {
      name: "no-cycle-of-folders",
      comment: "Move what both folders need to the lower one.",
      severity: "error",
      scope: "folder",
      from: { path: "^(server/src/(platform|domain)|web/src)/[^/]+$" },
      to: { circular: true },
    },
    {
      name: "imports-exist",
      comment: "No file is there, or the room's package.json does not export it.",
      severity: "error",
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    parser: "swc",
    tsPreCompilationDeps: true,
    doNotFollow: { path: "node_modules" },
    // Tests may reach anything of their room; and what they are written in is newer than the parser (`using`).
    exclude: { path: `(^|/)dist/|${test}` },
    enhancedResolveOptions: {
      extensions: [".ts", ".tsx", ".mjs", ".js"],
      exportsFields: ["exports"],
      conditionNames: ["import", "default", "node"],
    },
  },
};
