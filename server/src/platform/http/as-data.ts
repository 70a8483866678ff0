/** Data within a page: an element that runs nothing, and that no text in it can close. */
export function asData(id: string, data: object): string {
  return `<script id="${id}" type="application/json">${JSON.stringify(data).replaceAll("<", "\\u003c")}</script>`;
}
