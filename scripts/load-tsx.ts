import { readFileSync } from "node:fs";
import { registerHooks } from "node:module";
import { fileURLToPath } from "node:url";
import { transformSync } from "rolldown/utils";

// Tests are loaded by Node itself, which strips types and knows no JSX.
registerHooks({
  load(url, context, nextLoad) {
    if (!url.endsWith(".tsx")) return nextLoad(url, context);
    const path = fileURLToPath(url);
    const { code } = transformSync(path, readFileSync(path, "utf8"), { jsx: { runtime: "automatic" } });
    return { format: "module", source: code, shortCircuit: true };
  },
});
