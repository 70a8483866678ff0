import { fileURLToPath } from "node:url";
import { type Plugin, parseSync } from "vite";

const contract = fileURLToPath(new URL("../contract/src/", import.meta.url));
const sources = fileURLToPath(new URL("./src/", import.meta.url));

/**
 * Keeps of the contract's calls what a page sends them by. Their schemas are for the compiler, and for the server, which checks by them: a
 * page that checks nothing loads none of them, nor the library that makes them. Refuses a page that reads a schema of a call.
 */
export function callsWithoutSchemas(): Plugin {
  return {
    name: "calls-without-schemas",
    apply: "build",
    // Of compiled files: types are gone.
    transform(code, id) {
      if (id.startsWith(contract)) return { code: withoutSchemas(code), map: null };
      const read = id.startsWith(sources) ? schemaRead(code) : undefined;
      if (read !== undefined) this.error(`A page knows a call's method, path and caller; ${id} reads ${read}.`);
      return undefined;
    },
  };
}

/**
 * A compiled file of the contract with what calls are sent by alone. What it makes as it is loaded, it makes in functions that are marked as
 * free of side effects: the bundler leaves out what nothing uses.
 */
export function withoutSchemas(code: string): string {
  let written = "";
  let at = 0;
  const replace = (from: number, to: number, text: string) => {
    written += code.slice(at, from) + text;
    at = to;
  };
  for (const statement of parseSync("contract.js", code).program.body) {
    const declared = statement.type === "ExportNamedDeclaration" ? statement.declaration : statement;
    if (declared?.type !== "VariableDeclaration") continue;
    for (const { init } of declared.declarations) {
      if (!init || !/^(?:Array|Call|New|Object)Expression$/.test(init.type)) continue;
      replace(init.start, init.start, "/* @__PURE__ */ (() => (");
      if (init.type === "CallExpression" && init.callee.type === "Identifier" && init.callee.name === "defineCall") {
        const [, , caller, schemas] = init.arguments;
        if (caller && schemas) replace(caller.end, schemas.end, "");
      }
      replace(init.end, init.end, "))()");
    }
  }
  return written + code.slice(at);
}

/** The first schema of a call that a compiled page reads. */
export function schemaRead(code: string): string | undefined {
  const imported = [...code.matchAll(/import \{([^}]*)\} from "@fanradar\/contract"/g)].flatMap(([, names = ""]) =>
    names.split(",").map((name) => name.trim()),
  );
  const reads = code.matchAll(/\b(\w+)\.(?:params|query|body|output)\b/g);
  return [...reads].find(([, name = ""]) => imported.includes(name))?.[0];
}
