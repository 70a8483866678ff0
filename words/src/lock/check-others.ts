import type { Language } from "@fanradar/contract";
import { isBenchmark } from "./metric-rules.ts";
import { isBreak, isOf, type Sentence } from "./sentence.ts";

/** Those who have such figures too. One's own are called one's own. */
const others: Record<Language, RegExp> = {
  en: /^(?:pages|accounts|profiles|creators|influencers|performers)$/,
  es: /^(?:paginas|cuentas|perfiles|creadores|creadoras|influencers)$/,
  fr: /^(?:pages|comptes|profils|createurs|creatrices|influenceurs|influenceuses)$/,
  de: /^(?:seiten|konten|profile|creator|creatorn|creators|creatorinnen|influencer)$/,
};
/** 'the average creator': one who stands for all of them. */
const one: Record<Language, RegExp> = {
  en: /^(?:page|account|profile|creator|influencer|performer)$/,
  es: /^(?:pagina|cuenta|perfil|creador|creadora|influencer)$/,
  fr: /^(?:page|compte|profil|createur|creatrice|influenceur|influenceuse)$/,
  de: /^(?:seite|konto|profil|creator|creatorin|influencer|influencerin)$/,
};
const usual: Record<Language, RegExp> = {
  en: /^(?:average|typical|usual|ordinary|median|mean)$/,
  es: /^(?:medi[oa]|promedio|tipic[oa]|habitual|corriente|normal)$/,
  fr: /^(?:moyen|moyenne|typique|habituel|habituelle|ordinaire|type)$/,
  de: /^(?:durchschnittlich|typisch|gewohnlich|ublich|normal)(?:e[nrs]?)?$/,
};
const own: Record<Language, RegExp> = {
  en: /^(?:your|my|our|these|both|two)$/,
  es: /^(?:tus|sus|mis|nuestras|nuestros|estas|estos|ambas|ambos|dos)$/,
  fr: /^(?:vos|tes|mes|nos|ces|deux)$/,
  de: /^(?:deine[nr]?|ihre[nr]?|meine[nr]?|unsere[nr]?|diese[nr]?|beide[nr]?|zwei)$/,
};

/** 'few pages get to {x}', 'creators would envy {x}': a figure of one's own is told of others. */
export function tellsOfOthers(sentence: Sentence): boolean {
  const { tokens, figures, language } = sentence;
  const counted = figures.filter(({ fact }) => typeof fact.value === "number");
  if (counted.length === 0 || counted.some(({ fact }) => isBenchmark(fact.metric))) return false;
  const follows = counted.some(({ fact }) => fact.metric === "following");
  const standsForAll = tokens.some(
    ({ low }, at) =>
      one[language].test(low) && [at - 1, at + 1].some((beside) => usual[language].test(tokens[beside]?.low ?? "")),
  );
  if (standsForAll) return true;
  return tokens.some(
    ({ low }, at) =>
      others[language].test(low) &&
      !follows &&
      // '{x} accounts follow you' counts them; what an account 'accounts for' is its own.
      !counted.some((one) => one.at === at - 1 && /^(?:followers|gain)$/.test(one.fact.metric)) &&
      tokens[at + 1]?.low !== "for" &&
      !tokens.slice(Math.max(0, at - 2), at).some((one) => own[language].test(one.low)),
  );
}

/** Ends like a superlative, and is none. */
const noSuperlative =
  /^(?:.*(?:quest|vest|terest|gest|test|rest|guest|ches?t|crest)|best|west|midwest|nest|honest|modest|forest|harvest|latest|newest|zest|pest|jest|est|almost)$/;

/** 'of all your channels', 'shines brightest': any form of a superlative, not the listed ones alone. */
export function ranksByForm(sentence: Sentence): boolean {
  const { tokens, figures, mentions, language } = sentence;
  if ((figures.length === 0 && mentions.length === 0) || figures.some(({ fact }) => fact.metric === "follows.total"))
    return false;
  return tokens.some(({ low, kind }, at) => {
    // 'am wahrscheinlichsten' is how sure it is.
    if (
      kind !== "word" ||
      isOf(sentence, "hedge", at) ||
      /^(?:wahrscheinlich|likeliest)/.test(tokens[at + 1]?.low ?? "")
    )
      return false;
    const next = tokens[at + 1]?.low ?? "";
    if (language === "en")
      return (
        (low === "of" && next === "all") ||
        (low === "the" &&
          /^[a-z]{2,}ier$/.test(next) &&
          !/^(?:car|bar|cour|prem|sold|front|earl|cash)ier$/.test(next)) ||
        (/^[a-z]{3,}(?:[^aeiou]|i)est$/.test(low) && !noSuperlative.test(low))
      );
    if (language === "de")
      return (
        ((low === "von" || low === "unter") && next === "allen") || (low === "am" && /^\p{L}{3,}sten$/u.test(next))
      );
    const [among, all] = language === "es" ? [/^(?:de|entre)$/, /^tod[ao]s$/] : [/^(?:de|parmi)$/, /^tou(?:s|tes)$/];
    return among.test(low) && all.test(next);
  });
}

/** Why something is so. A ledger knows that of no figure but a gain that a post explains. */
const causes: Record<Language, RegExp> = {
  en: / (?:because|thanks to|due to|owing to|as a result of|driven by|caused by|on account of) /,
  es: / (?:porque|gracias a|debido a|por culpa de|a causa de|como resultado de|por obra de) /,
  fr: / (?:parce qu|grace a|grace aux?|a cause de|a cause des?|en raison d|du a|a la suite de) /,
  de: / (?:weil|dank|wegen|aufgrund|infolge|auf grund|verursacht durch|verdankt) /,
};

/** 'thanks to your reels': a figure is told with its cause. */
export function tellsCause(sentence: Sentence): boolean {
  const { tokens, figures, language, isAdvice, named, called } = sentence;
  const counted = figures.filter(({ fact }) => typeof fact.value === "number");
  if (counted.length === 0 || isAdvice || counted.some(({ fact }) => fact.metric === "viralGain")) return false;
  const gains = counted.filter(({ fact }) => /^gain/.test(fact.metric));
  // 'Your posts won you {x} followers', 'your break cost you {x}': what did it stands before.
  const did = ["post", "theme", "silence", "video", "subscription", "extras"];
  const isName = (at: number) => called.some(({ from, to }) => from <= at && at < to);
  if (
    gains.some((one) =>
      named.some(
        ({ at, concept }) => at < one.at && did.includes(concept) && !isName(at) && !isBreak(sentence, at, one.at),
      ),
    )
  )
    return true;
  const text = ` ${tokens.map(({ low }) => low.replace(/'$/, "")).join(" ")} `;
  return causes[language].test(text);
}
