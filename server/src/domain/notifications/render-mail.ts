import type { Language } from "@fanradar/contract";
import { type MailBlock, readMail } from "@fanradar/words/mail-blocks";

export interface RenderedMail {
  subject: string;
  text: string;
  /** The instance's name: who sends it. */
  sender: string;
  language: Language;
}

/** Classes alone: what shows mails without their styles shows plain headings, paragraphs and links. */
const style = `
:root{color-scheme:light dark}
.page{margin:0;padding:24px 12px;background:#fbfaf7;color:#23292f;font:16px/1.5 -apple-system,"Segoe UI",Roboto,Arial,sans-serif}
.mail{max-width:560px;margin:0 auto}
.sender{margin:0 0 12px;color:#006b6f;font-weight:700}
.card{padding:28px;background:#ffffff;border:1px solid #e3e1db;border-radius:12px}
.subject{margin:0 0 16px;font-size:22px;line-height:1.3}
.text{margin:0 0 14px;overflow-wrap:anywhere}
.list{margin:0 0 14px;padding-left:20px}
.act{margin:22px 0}
.button{display:inline-block;padding:12px 20px;background:#006b6f;border-radius:8px;color:#ffffff;font-weight:600;text-decoration:none}
.address{display:block;margin-top:8px;color:#5b6168;font-size:12px;overflow-wrap:anywhere}
.link{color:#006b6f;overflow-wrap:anywhere}
.foot{padding:16px 4px;color:#5b6168;font-size:13px}
@media (max-width:480px){.card{padding:20px}.button{display:block;text-align:center}}
@media (prefers-color-scheme:dark){
.page{background:#12171a;color:#eceae5}.card{background:#1a2024;border-color:#343b40}.sender,.link{color:#5cc4c0}
.button{background:#5cc4c0;color:#12171a}.address,.foot{color:#a9b0b5}}
`;

/** A mail as a page of its own: sender, subject, text, its one action, and why it was sent. The text part says the same. */
export function renderMail({ text, sender, language, ...mail }: RenderedMail): string {
  // One line, as it is sent.
  const subject = mail.subject.replace(/\s+/g, " ");
  const { body, foot } = readMail(text);
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><title>${escapeText(subject)}</title><style>${style}</style></head>
<body class="page"><div class="mail"><p class="sender">${escapeText(sender)}</p>
<div class="card"><h1 class="subject">${escapeText(subject)}</h1>
${body.map((block) => drawn(block, "button")).join("\n")}
</div><div class="foot">
${foot.map((block) => drawn(block, "link")).join("\n")}
</div></div></body></html>
`;
}

function drawn(block: MailBlock, action: "button" | "link"): string {
  if (block.kind === "paragraph") return `<p class="text">${block.lines.map(escapeText).join("<br>")}</p>`;
  if (block.kind === "list")
    return `<ul class="list">${block.items
      .map(
        ({ text, links }) =>
          `<li>${escapeText(text)}${links.map((href) => `<br>${link(href, href, "link")}`).join("")}</li>`,
      )
      .join("")}</ul>`;
  const { label, href } = block;
  if (action === "link") return `<p class="text">${link(href, label, "link")}</p>`;
  // Its address as well: a reader sees where a button leads, and can copy it.
  return `<p class="act">${link(href, label, "button")}<span class="address">${escapeText(href)}</span></p>`;
}

const link = (href: string, label: string, className: string) =>
  `<a class="${className}" href="${escapeText(href)}">${escapeText(label)}</a>`;

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };
const escapeText = (text: string) => text.replace(/[&<>"']/g, (letter) => entities[letter] ?? letter);
