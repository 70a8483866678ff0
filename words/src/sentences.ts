import type { PricingKey, PricingSlots, SlotsOf, StatementKey } from "@fanradar/engine";

type Part =
  | ""
  | ".size"
  | ".sizeRange"
  | ".range"
  | ".noun"
  | ".name"
  | ".sample"
  | ".platform"
  | ".period"
  | ".from"
  | ".until"
  | ".asOf"
  | ".readyOn"
  | ".needs"
  | ".has"
  | ".reason"
  | ".Reason"
  | ".cause"
  | ".nextTry";
type SlotName<Text extends string> = Text extends `${string}{${infer Slot}}${infer Rest}`
  ? Slot | SlotName<Rest>
  : never;
type CheckedSentence<Key extends string, Slots extends string, Text extends string> =
  SlotName<Text> extends `${Slots}${Part}` ? Text : `a slot that ${Key} does not have: ${SlotName<Text>}`;

/** Fails to compile where a sentence names a slot that its key does not have, or a key has no sentence. */
export function sentences<const Table extends Record<StatementKey, string>>(
  table: {
    [Key in keyof Table]: Key extends StatementKey
      ? Table[Key] extends string
        ? CheckedSentence<Key, SlotsOf<Key>, Table[Key]>
        : never
      : never;
  },
): Record<StatementKey, string> {
  return table;
}

/** The same of the sentences on prices. */
export function pricingSentences<const Table extends Record<PricingKey, string>>(
  table: {
    [Key in keyof Table]: Key extends PricingKey
      ? Table[Key] extends string
        ? CheckedSentence<Key, PricingSlots<Key>, Table[Key]>
        : never
      : never;
  },
): Record<PricingKey, string> {
  return table;
}

type StepKey = Extract<StatementKey, `next.${string}`>;

/** The same of the titles of a report's steps. */
export function titlesOfSteps<const Table extends Record<StepKey, string>>(
  table: {
    [Key in keyof Table]: Key extends StepKey
      ? Table[Key] extends string
        ? CheckedSentence<Key, SlotsOf<Key>, Table[Key]>
        : never
      : never;
  },
): Record<StepKey, string> {
  return table;
}
