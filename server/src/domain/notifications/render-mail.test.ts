import { tables } from "@fanradar/words/tables";
import { expect, test } from "vitest";
import { renderMail } from "./render-mail.ts";

const mail = { sender: "Fan & Co", language: "de" } as const;

test("renderMail: the mail has its subject as heading, one button with its address, and its purpose below", () => {
  const { subject, text } = tables.en.mailWords.verify;
  const html = renderMail({
    ...mail,
    subject,
    text: `${text("https://fan.example/verify?a=1&b=2")}\n-- \n${tables.en.mailWords.purpose.account}\n`,
  });
  expect(html).toContain('<html lang="de">');
  expect(html).toContain("Fan &amp; Co");
  expect(html.match(/class="button"/g)).toHaveLength(1);
  expect(html).toContain('href="https://fan.example/verify?a=1&amp;b=2">Confirm that this email address is yours</a>');
  expect(html.indexOf(tables.en.mailWords.purpose.account)).toBeGreaterThan(html.indexOf('class="foot"'));
});

test("renderMail: what somebody typed stays text", () => {
  const html = renderMail({
    ...mail,
    subject: '<img src=x onerror="a()">',
    text: 'Reason: <script>a()</script> "quoted"\n\n- <b>bold</b>\n',
  });
  expect(html).not.toMatch(/<script|<img|<b>/);
  expect(html).toContain("&lt;script&gt;");
});
