import { fold } from "@fanradar/words/fold";

/** Places of a ranking after the first, in four languages, folded, the second first. */
const places = [
  "second|2nd|zweit|segund[oa]|deuxieme|seconde?|2eme|2e",
  "third|3rd|dritt|tercer[oa]?|troisieme|3eme|3e",
  "fourth|4th|viert|cuart[oa]|quatrieme|4eme|4e",
  "fifth|5th|funft|quint[oa]|cinquieme|5eme|5e",
];
/** Ends of a ranking that may stand after one. */
const end =
  "(?=[\\s-]*(?:most|best|worst|highest|biggest|largest|strongest|weakest|lowest|least|beste|schlechteste|hochste|grosste|starkste|schwachste|niedrigste|meiste|mejor|peor|mayor|menor|dia mas|mes mas|meilleure?|pire|plus|moins))";
const patterns = places.map((list) => new RegExp(`(?<![\\p{L}\\d])(?:${list})${end}[\\s-]*`, "u"));

/**
 * Which one of a ranking a text asks for, where it is not the first: 'the second best month', with the text that asks for the first, and the one that asks
 * for as many: 'the 2 best months'.
 */
export function findPlace(text: string): { place: number; first: string; many: string } | undefined {
  const folded = fold(text);
  const at = patterns.findIndex((pattern) => pattern.test(folded));
  const pattern = patterns[at];
  const place = at + 2;
  return pattern && { place, first: folded.replace(pattern, ""), many: folded.replace(pattern, `${place} `) };
}
