import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";

/**
 * Puts the bundler's own helpers into the main program. Rolldown always cuts them off where chunks are grouped, and a file
 * of 400 bytes is one more request of every page. They hold no state; every page holds the main program.
 *
 * @param folder of the web's build. @throws where the build does not look as expected
 */
export function joinRuntime(folder: string): void {
  const assets = `${folder}/assets`;
  const names = readdirSync(assets);
  const one = (start: string) => {
    const found = names.filter((name) => name.startsWith(start) && name.endsWith(".js"));
    if (found.length !== 1 || !found[0]) throw new Error(`The bundle has ${found.length} files ${start}*.js.`);
    return found[0];
  };
  const runtime = one("rolldown-runtime-");
  const main = one("main-");
  const [, body = "", exported = ""] =
    /^(.*)export\{([^}]*)\};?\s*$/s.exec(readFileSync(`${assets}/${runtime}`, "utf8")) ?? [];
  const helpers = [...exported.matchAll(/([\w$]+) as ([\w$]+)/g)].map(([, inner = "", name = ""]) => ({ inner, name }));
  if (helpers.length === 0) throw new Error("The bundler's helpers are not exported as expected.");
  const made = `const $helpers=(()=>{${body}return{${helpers.map(({ inner, name }) => `${name}:${inner}`).join(",")}}})();`;
  const given = `export{${helpers.map(({ name }) => `$helper_${name}`).join(",")}};`;
  const kept = helpers.map(({ name }) => `$helper_${name}=$helpers.${name}`).join(",");
  const imported = new RegExp(`import\\{([^}]*)\\}from["'\`]\\./${runtime}["'\`];?`);
  for (const name of names.filter((file) => file.endsWith(".js") && file !== runtime)) {
    const built = readFileSync(`${assets}/${name}`, "utf8");
    // Its name was made of what it held: only who named the main program before is named anew when that changes.
    if (name !== main && built.includes(runtime) && !built.includes(`"./${main}"`))
      throw new Error(`${name} needs the bundler's helpers and not the main program: browsers would keep it too long.`);
    const code = built.replaceAll(`assets/${runtime}`, `assets/${main}`);
    const wanted = (list: string) =>
      list.replace(/([\w$]+)(?: as ([\w$]+))?/g, (_, name: string, own = name) => `$helper_${name} as ${own}`);
    const joined =
      name === main
        ? code.replace(
            imported,
            (_, list: string) => `${made}const{${list.replaceAll(" as ", ":")}}=$helpers,${kept};${given}`,
          )
        : code.replace(imported, (_, list: string) => `import{${wanted(list)}}from"./${main}";`);
    if (joined.includes(runtime)) throw new Error(`${name} asks for the bundler's helpers in another way.`);
    writeFileSync(`${assets}/${name}`, joined);
  }
  rmSync(`${assets}/${runtime}`);
  const page = `${folder}/index.html`;
  writeFileSync(
    page,
    readFileSync(page, "utf8").replace(new RegExp(`\\s*<(?:link|script)[^>]*${runtime}[^>]*>(?:</script>)?`, "g"), ""),
  );
  const list = `${folder}/.vite/manifest.json`;
  const manifest: Record<string, { file: string; imports?: string[] }> = JSON.parse(readFileSync(list, "utf8"));
  const gone = Object.keys(manifest).filter((key) => manifest[key]?.file === `assets/${runtime}`);
  const told = Object.entries(manifest)
    .filter(([key]) => !gone.includes(key))
    .map(([key, chunk]) => [
      key,
      { ...chunk, ...(chunk.imports && { imports: chunk.imports.filter((name) => !gone.includes(name)) }) },
    ]);
  writeFileSync(list, JSON.stringify(Object.fromEntries(told), undefined, 2));
}
