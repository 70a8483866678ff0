import type { IntentId } from "../../intents/intent-ids.ts";

const often =
  /\b(?:how (?:often|many (?:times|posts))|wie (?:oft|haufig|viele posts)|cuantas veces|con que frecuencia|cuantos posts|combien de (?:fois|posts)|a quelle frequence)\b/;
const should = /\b(?:sh?ou?l?d|ought|soll\w*|muss|deber\w*|debo|tengo que|hay que|conviene|dois|devr\w*|faut)\b/;
const posting = /\b(?:post\w*|upload\w*|hochlad\w*|public\w*|subir|poster)\b/;

/** Fans who stopped paying. */
const lapsed =
  /\b(?:(?:not|didnt|havent|dont|stopped|no longer|quit|never) (?:\w+ ){0,3}(?:b(?:uy|ought)\w*|buying|pa(?:y|id)\w*|paying|spen[dt]\w*)|(?:lange|langer|ewig) (?:\w+ ){0,2}(?:nix|nichts|nicht|nimmer)|nicht mehr (?:kauf\w*|zahl\w*)|(?:no|ya no) (?:compran?|pagan?|gastan?)|hace (?:mucho|tiempo) que no|plus (?:rien )?(?:achete\w*|paye\w*|depense\w*)|n achetent plus|ne paient plus|inactive fans|inaktive\w* fans|fans (?:inactiv\w+|inactif\w*))\b/;
const howTo =
  /\b(?:how (?:do|can|should|to)|what (?:do|should|can) i (?:say|write|send|do)|message for|wie|was (?:schreib\w*|sag\w*|soll)|como|que (?:les )?(?:escribo|digo|mando|hago)|comment|que (?:dire|leur (?:dire|ecrire)))\b/;

/** Which posts, and not who makes most of them. */
const bestPosts =
  /\b(?:(?:best|top|worst|strongest|weakest|biggest)(?: (?:\d+|performing|five|three|ten))* (?:posts?|reels?|videos?|photos?)|(?:beste[nrs]?|schlechteste[nrs]?|starkste[nrs]?|erfolgreichste[nrs]?|top)(?: \d+)? (?:posts?|beitrage?|reels?|videos?|fotos?)|(?:mejor(?:es)?|peor(?:es)?|top)(?: \d+)? (?:posts?|publicacion(?:es)?|reels?|videos?|fotos?)|(?:meilleure?s?|pires?|top)(?: \d+)? (?:posts?|publications?|reels?|videos?|photos?))\b/;

/** Questions without a chosen model that ask how often to post, or for the best posts of all models; undefined of any other text. */
export function asksOfAll(tokens: readonly string[], order: "best" | "worst" | undefined): IntentId[] | undefined {
  const text = tokens.join(" ");
  if (often.test(text) && should.test(text) && posting.test(text))
    return [/\b(?:instagram|insta|reels?)\b/.test(text) ? "article:how-often-instagram" : "article:rhythm-that-keeps"];
  return bestPosts.test(text) ? [`posts-${order ?? "best"}`] : undefined;
}

/** The article on winning back fans who stopped paying, where a text asks how; undefined of any other text. */
export function asksWinningBack(tokens: readonly string[]): IntentId[] | undefined {
  const text = tokens.join(" ");
  return lapsed.test(text) && howTo.test(text) ? ["article:winning-back"] : undefined;
}
