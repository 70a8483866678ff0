/** Calm and readable in light and dark, and unlike FanRadar: it represents another service's page. */
const style = `
:root { color-scheme: light dark; }
body { margin: 0; font: 16px/1.5 system-ui, sans-serif; background: light-dark(#f4f4f2, #17191c); color: light-dark(#1d2125, #eceae6); }
main { box-sizing: border-box; max-width: 30rem; margin: 8vh auto 2rem; padding: 1.75rem; border-radius: 12px; background: light-dark(#fff, #22262a); }
h1 { margin: 0 0 0.75rem; font-size: 1.375rem; }
[role="alert"] { color: light-dark(#a3281b, #ff9c8f); font-weight: 600; }
input:not([type="checkbox"], [type="hidden"]), textarea, select { box-sizing: border-box; width: 100%; padding: 0.5rem 0.75rem; border: 1px solid light-dark(#8b9096, #7c838a); border-radius: 8px; background: transparent; color: inherit; font: inherit; }
button { min-height: 2.5rem; padding: 0 1.125rem; border: 1px solid light-dark(#8b9096, #7c838a); border-radius: 8px; background: transparent; color: inherit; font: inherit; font-weight: 600; cursor: pointer; }
button:first-of-type { border-color: transparent; background: light-dark(#1d2125, #eceae6); color: light-dark(#fff, #17191c); }
label { overflow-wrap: anywhere; }
`;

/** A page of a stand-in, without script. */
export function pageOf(title: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Sandbox ${title}</title><style>${style}</style></head>
<body>
<main>
<h1>Sandbox ${title}</h1>
${body}
</main>
</body>
</html>`;
}

const escapes: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };
/** Text as it may stand in a page, between tags and in attributes. */
export const escaped = (text: string) => text.replaceAll(/[&<>"']/g, (character) => escapes[character] ?? character);
