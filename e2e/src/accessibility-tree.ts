import type { CDPSession, Page } from "@playwright/test";
import { type Box, isDrawnBefore } from "./drawn-order.ts";

/** What a screen reader can list to go to: each is named where a page has several of its kind. */
const landmarks = ["banner", "complementary", "contentinfo", "form", "main", "navigation", "region", "search"];
/** What is laid out by itself: its parts are compared with each other, and not with those of another. */
const flows = ["banner", "complementary", "contentinfo", "main", "navigation", "dialog", "alertdialog"];
const controls = [
  ...["button", "checkbox", "combobox", "link", "listbox", "menuitem", "radio", "searchbox", "slider"],
  ...["spinbutton", "switch", "tab", "textbox"],
];

interface Place {
  box: Box;
  /** Whether it keeps its place while the page scrolls: where it is drawn says nothing of its order. */
  isFixed: boolean;
}

/**
 * Reads the page's accessibility tree as a screen reader does, and returns what is at fault: headings, landmarks and controls that are read
 * after what is drawn behind them; levels of headings that are left out; a page without a heading of the first level, or with several; landmarks
 * of one kind without names of their own; controls without a name, or with a key in its stead.
 */
export async function treeFaults(page: Page): Promise<string[]> {
  const client = await page.context().newCDPSession(page);
  const { nodes } = await client.send("Accessibility.getFullAXTree");
  const places = await placesOf(client);
  await client.detach();
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const faults = new Set<string>();
  const headings: number[] = [];
  const named = new Map<string, string[]>();
  const last = new Map<string, { box: Box; text: string }>();

  const read = (id: string, flow: string) => {
    const node = byId.get(id);
    if (!node) return;
    const role = String(node.role?.value);
    const name = String(node.name?.value ?? "").trim();
    const text = `${role} '${name.slice(0, 60)}'`;
    // Without a name a form is none, as for screen readers.
    const isLandmark = landmarks.includes(role) && (role !== "form" || name !== "");
    const isControl = controls.includes(role);
    if (!node.ignored && (isLandmark || isControl || role === "heading")) {
      if (isLandmark) named.set(role, [...(named.get(role) ?? []), name]);
      if (isControl && name === "") faults.add(`without a name: ${text}`);
      if (/^[a-z]+\.\w+:/.test(name)) faults.add(`named by a key: ${text}`);
      if (role === "heading") {
        const level = Number(node.properties?.find((property) => property.name === "level")?.value.value);
        if (level > (headings.at(-1) ?? 0) + 1)
          faults.add(`level ${level} after ${headings.at(-1) ?? "none"}: ${text}`);
        headings.push(level);
      }
      const place = places.get(node.backendDOMNodeId ?? 0);
      const before = last.get(flow);
      // What only a screen reader has is a point.
      const isDrawn = place && place.box.right - place.box.left > 1 && place.box.bottom - place.box.top > 1;
      if (isDrawn && !place.isFixed) {
        if (before && isDrawnBefore(place.box, before.box))
          faults.add(`read out of order: ${text} after ${before.text}`);
        last.set(flow, { box: place.box, text });
      }
    }
    for (const child of node.childIds ?? []) read(child, flows.includes(role) ? id : flow);
  };
  const root = nodes.find((node) => node.parentId === undefined);
  if (root) read(root.nodeId, root.nodeId);

  const titles = headings.filter((level) => level === 1).length;
  if (titles !== 1) faults.add(`${titles} headings of the first level`);
  for (const [role, names] of named)
    if (names.length > 1 && (names.includes("") || new Set(names).size < names.length))
      faults.add(`landmarks without names of their own: ${role} '${names.join("', '")}'`);
  return [...faults];
}

/** Where each element is drawn, by the id that the accessibility tree has for it. */
async function placesOf(client: CDPSession): Promise<Map<number, Place>> {
  const { documents, strings } = await client.send("DOMSnapshot.captureSnapshot", { computedStyles: ["position"] });
  const places = new Map<number, Place>();
  const [document] = documents;
  if (!document) return places;
  const { nodes, layout } = document;
  const positions = layout.styles.map(([position]) => strings[position ?? -1]);
  const fixed = new Set(layout.nodeIndex.filter((_, at) => /fixed|sticky/.test(positions[at] ?? "")));
  const isFixed = (node: number): boolean => node >= 0 && (fixed.has(node) || isFixed(nodes.parentIndex?.[node] ?? -1));
  for (const [at, node] of layout.nodeIndex.entries()) {
    const [left = 0, top = 0, width = 0, height = 0] = layout.bounds[at] ?? [];
    const box = { left, top, right: left + width, bottom: top + height };
    places.set(nodes.backendNodeId?.[node] ?? -1, { box, isFixed: isFixed(node) });
  }
  return places;
}
