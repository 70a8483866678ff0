/** A page of a stand-in: plain, without style or script. */
export function pageOf(title: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Sandbox ${title}</title></head>
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
