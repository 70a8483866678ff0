/** An address whose escapes decode to nothing: its percent signs are taken literally, so that it is merely unknown. */
export function readableUrl(url: string): string {
  if (!url.includes("%")) return url;
  try {
    decodeURI(url);
    return url;
  } catch {
    return url.replaceAll("%", "%25");
  }
}
