export interface Fence {
  file: string;
  line: number;
  message: string;
}

/** Which rooms a room may import. Tests, benchmarks and the demo's seed may also reach the sandbox. */
const arrows: Record<string, readonly string[]> = {
  engine: [],
  contract: ["engine"],
  words: ["contract", "engine"],
  platforms: ["engine"],
  sandbox: [],
  server: ["contract", "engine", "platforms", "words"],
  web: ["contract", "engine", "words"],
  e2e: ["sandbox", "contract"],
  bench: ["contract", "engine", "platforms", "sandbox", "server", "words"],
};

const mayReachSandbox = /^server\/src\/(seed|start|instance|main|test)\/|\.test\.tsx?$/;
const plumbing = new Set(["http", "db", "jobs", "mail", "start", "main", "seed", "test"]);
const importing =
  /(?:^|[;}\s])(?:import|export)\s+(type\s)?[^"';]*?from\s*"([^"]+)"|\bimport\(\s*"([^"]+)"|(?:^|\s)import\s+"([^"]+)"/g;

/** Every broken fence of one file. `rooms` holds each room's declared packages. */
export function checkFile(file: string, source: string, rooms: ReadonlyMap<string, ReadonlySet<string>>): Fence[] {
  const room = file.split("/")[0] ?? "";
  const isTest = /\.test\.tsx?$/.test(file);
  const found: Fence[] = [];
  const lineOf = (index: number) => source.slice(0, index).split("\n").length;
  const report = (index: number, message: string) => found.push({ file, line: lineOf(index), message });

  for (const match of source.matchAll(importing)) {
    const target = match[2] ?? match[3] ?? match[4];
    if (target === undefined) continue;
    const message = judgeImport({ file, room, target, isType: match[1] !== undefined, isTest }, rooms);
    if (message) report(match.index, message);
  }
  for (const [pattern, message, applies] of textRules) {
    if (!applies(file, room, isTest)) continue;
    for (const match of source.matchAll(pattern)) report(match.index, message);
  }
  const lines = source.split("\n").length;
  const limit = isTest ? 400 : 250;
  if (lines > limit && room !== "words") report(source.length, `${lines} lines: the limit is ${limit}`);
  if (!/^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+)+$/.test(file.split("/").at(-1) ?? ""))
    report(0, "file names are kebab-case");
  if (/(^|\/)(utils?|common|misc|helpers)(\/|\.)/.test(file)) report(0, "a file is named after what it holds");
  return found;
}

interface Import {
  file: string;
  room: string;
  target: string;
  isType: boolean;
  isTest: boolean;
}

function judgeImport({ file, room, target, isType, isTest }: Import, rooms: ReadonlyMap<string, ReadonlySet<string>>) {
  const allowed = arrows[room];
  if (!allowed) return undefined;
  const other = /^@fanradar\/([a-z0-9]+)/.exec(target)?.[1];
  if (other) {
    if (other === "sandbox" && mayReachSandbox.test(file)) return undefined;
    if (!allowed.includes(other)) return `${room} may not import ${other}`;
    if (!rooms.get(room)?.has(`@fanradar/${other}`)) return `${room}/package.json does not name @fanradar/${other}`;
    if (room === "words" && !isType && !isTest) return "words may import only types of other rooms";
    return undefined;
  }
  if (!target.startsWith(".")) {
    const name = /^(@[^/]+\/)?[^/]+/.exec(target)?.[0] ?? target;
    const runtime = target.startsWith("node:") || name === "vitest" || name === "fast-check";
    if (
      target.startsWith("node:") &&
      (room === "web" || room === "contract" || room === "words") &&
      !isTest &&
      file.includes("/src/")
    )
      return `${room} runs in the browser too: no ${target}`;
    return runtime || rooms.get(room)?.has(name) ? undefined : `${room}/package.json does not name ${name}`;
  }
  const path = new URL(target, `file:///${file}`).pathname.slice(1);
  if (path.split("/")[0] !== room) return `${room} reaches into ${path.split("/")[0]} by a path`;
  const from = /^(server\/src|web\/src\/features)\/([^/]+)\//.exec(file);
  const to = /^(server\/src|web\/src\/features)\/([^/]+)\//.exec(path);
  if (from && to && from[1] === to[1] && from[2] !== to[2] && !isTest) {
    const free = from[1] === "server/src" && (plumbing.has(from[2] ?? "") || plumbing.has(to[2] ?? ""));
    if (!free) return `feature ${from[2]} imports feature ${to[2]}`;
  }
  return undefined;
}

type TextRule = [pattern: RegExp, message: string, applies: (file: string, room: string, isTest: boolean) => boolean];

const everywhere = (file: string) => !file.startsWith("scripts/fence-rules");
const textRules: TextRule[] = [
  [
    /[^\w"'`]as (?!const\b)[A-Z{[][\w[\]<>{]*/g,
    "no `as` but `as const`",
    (file) => everywhere(file) && /\.tsx?$/.test(file),
  ],
  [/[:<,|]\s*any\b(?!-)/g, "no `any`", (file) => everywhere(file) && /\.tsx?$/.test(file)],
  [/@ts-(ignore|expect-error|nocheck)|biome-ignore/g, "no silenced check", everywhere],
  [/\bTODO\b|\bFIXME\b/g, "nothing unfinished is left in the code", everywhere],
  [
    /Math\.random|Date\.now|new Date\(\)/g,
    "time and chance are arguments here",
    (_, room, isTest) => !isTest && ["engine", "contract", "words"].includes(room),
  ],
  [
    /Math\.random/g,
    "chance comes from node:crypto or an argument",
    (_, room, isTest) => !isTest && room !== "sandbox" && room !== "bench",
  ],
  [
    />\s*[A-Z][a-z]+ [a-z]+[^<>{}=;]*</g,
    "a sentence stands in words/",
    (file, _, isTest) => file.startsWith("web/src/") && file.endsWith(".tsx") && !isTest,
  ],
  [
    /(placeholder|title|label|aria-label|alt)="[A-Z][^"]*[a-z][^"]*"/g,
    "a sentence stands in words/",
    (file, _, isTest) => file.startsWith("web/src/") && !isTest,
  ],
];
