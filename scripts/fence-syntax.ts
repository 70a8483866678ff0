import { parseSync, Visitor } from "rolldown/utils";
import type { FilePlace, ReportBreach } from "./fence.ts";
import { isSentence, isWord, spoken } from "./fence-sentences.ts";

const silenced = /@ts-(ignore|expect-error|nocheck)|biome-ignore|eslint-disable/;
const unfinished = /\b(TODO|FIXME|XXX|HACK)\b/;
/** Rooms whose time and chance are arguments. */
const pure = new Set(["assistant", "engine", "contract", "words"]);
const moments = new Set(["Math.random", "Date.now", "performance.now", "crypto.randomUUID", "crypto.getRandomValues"]);
const noCast = "no cast but 'as const': narrow the value by a check, or use 'satisfies'";
const textForReaders = "text for readers: move it to words/src/<language>/ and read it by useMessages";
const noChance = "no clock and no randomness in this room: take asOf, now or a seed as parameter";

/**
 * Walks one file's syntax for what types and formatter do not forbid: escapes from the type system, silenced checks,
 * time and chance in pure rooms, sentences outside words/.
 */
export function checkSyntax({ file, room, isTest }: FilePlace, source: string, report: ReportBreach): void {
  const { program, comments, errors } = parseSync(file, source);
  for (const { message } of errors) report(0, message);
  for (const { value, start } of comments) {
    if (silenced.test(value)) report(start, "correct what the check reports: no check is silenced");
    if (unfinished.test(value)) report(start, "finish it or delete it: no TODO is left in the code");
  }

  const speaks =
    !isTest &&
    /^(web\/src|server\/src\/(?!supervise|config|monitor|platform\/(?:db|metrics)|entry|seed|test))/.test(file);
  const computesFacts = !isTest && /^(engine\/src\/(?!ledger\/|test\/)|server\/src\/|web\/src\/)/.test(file);
  let insideError = 0;

  new Visitor({
    TSAsExpression(node) {
      if (source.slice(node.typeAnnotation.start, node.typeAnnotation.end) !== "const") report(node.start, noCast);
    },
    TSTypeAssertion(node) {
      report(node.start, noCast);
    },
    MemberExpression(node) {
      const name = source.slice(node.start, node.end);
      if (pure.has(room) && !isTest && moments.has(name)) report(node.start, noChance);
      else if (name === "Math.random") report(node.start, "take randomness from node:crypto, or a seed as parameter");
    },
    NewExpression(node) {
      if (node.callee.type === "Identifier" && /(Error|Refusal)$/.test(node.callee.name)) insideError++;
      if (pure.has(room) && !isTest && node.arguments.length === 0 && nameOf(node.callee) === "Date")
        report(node.start, noChance);
    },
    "NewExpression:exit"(node) {
      if (node.callee.type === "Identifier" && /(Error|Refusal)$/.test(node.callee.name)) insideError--;
    },
    Property(node) {
      if (computesFacts && nameOf(node.key) === "trust" && node.value.type === "Literal")
        report(
          node.start,
          "make the fact with makeFact, makeMissing, deriveFact or recordFact: its trust follows from the sources",
        );
    },
    JSXText(node) {
      if (speaks && isWord(node.value)) report(node.start, textForReaders);
    },
    JSXAttribute(node) {
      const name = node.name.type === "JSXIdentifier" ? node.name.name : "";
      if (!speaks || !spoken.has(name) || node.value?.type !== "Literal") return;
      if (typeof node.value.value === "string" && isWord(node.value.value)) report(node.start, textForReaders);
    },
    Literal(node) {
      if (speaks && insideError === 0 && typeof node.value === "string" && isSentence(node.value))
        report(node.start, textForReaders);
    },
    TemplateLiteral(node) {
      const text = node.quasis.map(({ value }) => value.raw).join("0");
      if (speaks && insideError === 0 && isSentence(text)) report(node.start, textForReaders);
    },
  }).visit(program);
}

const nameOf = (node: { type: string; name?: unknown }) => (node.type === "Identifier" ? node.name : undefined);
