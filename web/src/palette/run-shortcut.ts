import { openOverlay } from "../lib/overlays.ts";

/** Rows that J and K step through: the children of each element with `data-rows` in a page's content. */
const rowPlace = "main [data-rows] > *";
/** What opens a row: the row itself where it takes keys, else its first link or button. */
const opener = (row: HTMLElement) =>
  row.hasAttribute("tabindex") ? row : (row.querySelector<HTMLElement>("a[href]") ?? row.querySelector("button"));

const isDrawn = (element: HTMLElement) => element.checkVisibility();

/** Focuses the search field of the page, or the row before or after the one with the focus. */
export function runShortcut(shortcut: "search" | "next-row" | "previous-row"): void {
  if (shortcut === "search") focusSearch();
  else focusRow(shortcut === "next-row" ? 1 : -1);
}

/** A page without a search field has the palette. */
function focusSearch(): void {
  const field = [...document.querySelectorAll<HTMLInputElement>("main input[type=search]")].find(isDrawn);
  field?.focus();
  field?.select();
  if (!field) openOverlay("palette");
}

function focusRow(step: 1 | -1): void {
  const rows = [...document.querySelectorAll<HTMLElement>(rowPlace)].filter((row) => isDrawn(row) && opener(row));
  const place = rows.findIndex((row) => row.contains(document.activeElement));
  const row = place === -1 ? rows.at(step === 1 ? 0 : -1) : rows[place + step];
  if (row) opener(row)?.focus();
}
