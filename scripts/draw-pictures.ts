import { readFileSync } from "node:fs";
import { chromium } from "@playwright/test";
import { findChromium } from "./chromium.ts";

// Draws the icons of the installed app and the picture of link previews into web/public. Run it when the mark, the colours or the
// line change: node scripts/draw-pictures.ts
const paper = "#fbfaf6";
const teal = "#00797b";
const ink = "#16181d";
const font = readFileSync("node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2").toString(
  "base64",
);

const mark = (size: number, colour: string) =>
  `<svg width="${size}" height="${size}" viewBox="0 0 24 24" fill="none" stroke="${colour}" stroke-width="2" stroke-linecap="round"><path d="M12 12 19 5"/><path d="M12 4a8 8 0 1 0 8 8"/><path d="M12 8a4 4 0 1 0 4 4"/></svg>`;

/** `share`: of the icon that the mark takes. What is cut to a circle keeps 80 % of it. */
const icon = (size: number, share: number, radius: number) =>
  `<div style="width:${size}px;height:${size}px;background:${teal};border-radius:${radius}px;display:grid;place-items:center">${mark(size * share, paper)}</div>`;

const preview = `<div style="width:1200px;height:630px;background:${paper};color:${ink};padding:96px;display:flex;flex-direction:column;justify-content:space-between">
  <div style="display:flex;align-items:center;gap:24px;font-size:44px;font-weight:700">${mark(64, teal)}FanRadar</div>
  <div><p style="font-size:92px;line-height:1.08;font-weight:650;letter-spacing:-0.03em">Look up any creator.<br>Check every number.</p>
  <p style="font-size:34px;margin-top:36px;color:#565a63">Analytics for creators and the agencies that manage them</p></div></div>`;

const pictures: { name: string; width: number; height: number; html: string }[] = [
  { name: "icon-192", width: 192, height: 192, html: icon(192, 0.66, 42) },
  { name: "icon-512", width: 512, height: 512, html: icon(512, 0.66, 112) },
  { name: "icon-maskable-512", width: 512, height: 512, html: icon(512, 0.5, 0) },
  { name: "apple-touch-icon", width: 180, height: 180, html: icon(180, 0.62, 0) },
  { name: "preview", width: 1200, height: 630, html: preview },
];

const executablePath = findChromium();
if (executablePath === undefined) throw new Error("There is no Chromium to draw with.");
const browser = await chromium.launch({ executablePath });
for (const { name, width, height, html } of pictures) {
  const page = await browser.newPage({ viewport: { width, height } });
  await page.setContent(
    `<style>@font-face{font-family:Inter;src:url(data:font/woff2;base64,${font});font-weight:100 900}*{margin:0;box-sizing:border-box}body{font-family:Inter}</style>${html}`,
  );
  await page.evaluate("document.fonts.ready");
  await page.screenshot({ path: `web/public/${name}.png`, omitBackground: true });
  await page.close();
}
await browser.close();
