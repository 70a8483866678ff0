import type { ChatLine } from "@fanradar/contract";
import { familyOf } from "@fanradar/engine";
import { platformWords, showFact } from "@fanradar/words";
import { numberFormat, pluralRules } from "@fanradar/words/format/intl";
import type { BlockOf } from "../plan/block.ts";
import { figure, fill } from "./piece.ts";
import type { WriteContext } from "./write-context.ts";

/** A suggested rhythm; undefined where its ends are the wrong way round, or its platform or theme is not the model's. */
export function writeSuggestion(
  { min, max, per, platform, theme: themeId }: BlockOf<"plan">,
  context: WriteContext,
): ChatLine[] | undefined {
  const { knowledge, words, format } = context;
  const theme = themeId === null ? undefined : knowledge.facts.get(themeId);
  const isTheme = theme !== undefined && familyOf(theme.metric) === "theme" && typeof theme.value === "string";
  const isLinked = platform === null || [...knowledge.facts.values()].some((fact) => fact.platform === platform);
  if (min > max || (themeId !== null && !isTheme) || !isLinked) return undefined;
  const number = (value: number) => numberFormat(format.locale, {}).format(value);
  const span = min === max ? number(max) : words.plan.span.replace("{min}", number(min)).replace("{max}", number(max));
  const forms = words.plan.per[per];
  const form = pluralRules(format.locale, {}).select(max) === "one" ? forms.one : forms.other;
  const pieces = fill(words.plan.line, {
    posts: form.replace("{n}", span),
    on: platform === null ? "" : words.plan.on.replace("{platform}", platformWords[platform]),
    theme: theme ? fill(words.plan.theme, { theme: [figure(showFact(theme, format), theme)] }) : "",
  });
  return [{ kind: "plan", pieces }];
}
