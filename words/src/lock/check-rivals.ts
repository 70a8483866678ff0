import type { Language } from "@fanradar/contract";
import type { Sentence } from "./sentence.ts";

const page: Record<Language, string> = {
  en: "(?:earners|stars|pages|accounts|profiles|creators|influencers|performers|models)",
  es: "(?:paginas|cuentas|perfiles|creadores|creadoras|influencers|modelos)",
  fr: "(?:pages|comptes|profils|createurs|creatrices|influenceurs|influenceuses|modeles)",
  de: "(?:seiten|konten|accounts|profile|creator|creatorinnen|influencer|models|topverdiener|stars)",
};

/** 'most accounts', 'others in your league', 'your rivals'; 'as the accounts do that …'. */
const rivals: Record<Language, RegExp> = {
  en: new RegExp(
    `^(?:(?:most|many|few|all|other|successful|top|average|typical|big|bigger|biggest|large|leading) (?:\\w+ )?${page.en}|others in your|(?:competitors|rivals|peers)|(?:as|like) (?:\\w+ ){0,3}${page.en})\\b`,
  ),
  es: new RegExp(
    `^(?:(?:la mayoria de|much[ao]s|poc[ao]s|otr[ao]s|tod[ao]s|grandes) (?:l[ao]s )?(?:\\w+ )?${page.es}|otr[ao]s (?:en|de) tu|(?:competidor[ae]s|rivales|la competencia)|como (?:\\w+ ){0,4}${page.es})\\b`,
  ),
  fr: new RegExp(
    `^(?:(?:la plupart des|beaucoup de|peu de|d' autres|les autres|tous les|toutes les|grands|grandes|gros) (?:\\w+ )?${page.fr}|d' autres (?:dans|de) votre|(?:concurrents|concurrentes|rivaux|la concurrence)|comme (?:\\w+ ){0,4}${page.fr})\\b`,
  ),
  de: new RegExp(
    `^(?:(?:die meisten|viele|wenige|andere|alle|erfolgreiche[nr]?|grosse[nr]?|fuhrende[nr]?) (?:\\w+ )?${page.de}|andere in (?:deiner|ihrer)|(?:konkurrenten|konkurrentinnen|konkurrenz|rivalen|mitbewerber)|wie (?:\\w+ ){0,4}${page.de})\\b`,
  ),
};

/** Words that `rivals` reads at most. */
const reach = 7;

/** 'most creators would need years': tells of others without a figure of theirs. 'Look at your rivals' tells nothing. */
export function tellsOfRivals(sentence: Sentence): boolean {
  const { tokens, language, figures } = sentence;
  if (figures.some(({ fact }) => typeof fact.value === "number")) return false;
  return tokens.some((_, at) => {
    const words = tokens.slice(at, at + reach).map(({ low }) => low);
    return rivals[language].test(words.join(" ")) && !isAsked(sentence, at);
  });
}

/** In a part of the sentence that opens with what the reader is to do; or said by who has nothing to tell. */
function isAsked({ tokens, spans, language, isImperative }: Sentence, at: number): boolean {
  if (!isImperative) return tokens.some(({ low }) => speaker.test(low));
  const opening = tokens.slice(0, at).findLastIndex(({ text }) => /^[,;:.–—]$/.test(text)) + 1;
  // 'Follow the top earners, who live off …' tells of them after all.
  const told = tokens.slice(at, at + 7).findIndex(({ text }) => text === ",");
  if (told >= 0 && /^(?:who|which|quienes|que|qui|die)$/.test(tokens[at + told + 1]?.low ?? "")) return false;
  return (
    !/^(?:as|like|como|comme|wie)$/.test(tokens[at]?.low ?? "") &&
    (spans("imperative").some(({ from }) => from >= opening && from < at) ||
      tokens.slice(opening, at).some(({ low }) => language === "fr" && /[a-z]{2}ez$/.test(low)) ||
      opening === 0)
  );
}

const speaker = /^(?:i|yo|tengo|dispongo|conozco|je|j'|ich)$/;
