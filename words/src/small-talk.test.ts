import { expect, test } from "vitest";
import { findSmallTalk } from "./small-talk.ts";

test.each([
  ["Hi", "greeting"],
  ["hey there!", "greeting"],
  ["Hola", "greeting"],
  ["Bonjour !", "greeting"],
  ["Guten Morgen", "greeting"],
  ["thanks", "thanks"],
  ["ok danke", "thanks"],
  ["¡Muchas gracias!", "thanks"],
  ["merci beaucoup", "thanks"],
  ["what can you do?", "what"],
  ["Was kannst du?", "what"],
  ["¿Qué puedes hacer?", "what"],
  ["Que peux-tu faire ?", "what"],
  ["who are you", "who"],
  ["Wer bist du?", "who"],
  ["bye", "bye"],
  ["Tschüss!", "bye"],
  ["ok", "acknowledgement"],
  ["OK!", "acknowledgement"],
  ["ja", "acknowledgement"],
  ["oui", "acknowledgement"],
  ["Sí", "acknowledgement"],
  ["yes please", "acknowledgement"],
  ["no", "acknowledgement"],
  ["cool", "acknowledgement"],
  ["ok, cool", "acknowledgement"],
  ["alles klar", "acknowledgement"],
  ["d'accord", "acknowledgement"],
  ["¡Vale!", "acknowledgement"],
  ["haha", "acknowledgement"],
  ["ja danke", "thanks"],
  ["no thanks", "thanks"],
  ["ok thanks bye", "bye"],
  ["oui merci beaucoup, à bientôt", "bye"],
  ["thank you so much!", "thanks"],
])("findSmallTalk: '%s' is %s", (message, kind) => {
  expect(findSmallTalk(message)?.kind).toBe(kind);
});

test.each([
  ["Hola", ["es"]],
  ["danke", ["de"]],
  ["Merci !", ["fr"]],
  ["thank you", ["en"]],
  ["hi", ["en", "es", "fr", "de"]],
  ["Salut", ["fr", "de"]],
  ["ok", ["en", "es", "fr", "de"]],
  ["no", ["en", "es"]],
  ["ja danke", ["de"]],
])("findSmallTalk: '%s' is recognised in %j", (message, said) => {
  expect(findSmallTalk(message)?.languages).toEqual(said);
});

test.each([
  "Hi, how do I price customs?",
  "thanks, and on TikTok?",
  "help me grow",
  "ok, and the price?",
  "yes or no?",
  "ja, aber wie viel?",
  "no growth",
  "Hi, help me grow!",
  "what can you do about leaks?",
  "",
  "👋",
])("findSmallTalk: '%s' is a question of its own", (message) => expect(findSmallTalk(message)).toBeUndefined());
