import { expect, test } from "vitest";
import { languageOf } from "./language.ts";

const french = [
  "Le meilleur smartphone pas cher de l'année, je vous explique tout",
  "J'ai testé les écouteurs pour trouver les meilleurs",
  "MacBook Pro M5",
  "Comment activer ce menu caché sur votre téléphone",
];

test("languageOf: captions vote by their letters, so that a brand's name does not outvote sentences", () => {
  expect(languageOf(french)).toBe("fr");
});

/** One plausible caption in each language. */
test.each([
  ["ja", "今日は東京の写真を撮りに行きました、とても楽しかった"],
  ["th", "สวัสดีทุกคน วันนี้เรามาออกกำลังกายกันนะครับ"],
  ["vi", "Hôm nay mình nấu ăn cùng cả nhà, món này rất ngon"],
  ["ru", "новый рецепт на ужин, готовим вместе с друзьями"],
  ["es", "Hoy les enseño cómo preparar esta receta para toda la familia"],
  ["ar", "اليوم ذهبنا إلى السوق واشترينا الكثير من الفواكه الطازجة"],
  ["cs", "Dnes jsme byli na procházce v lese a našli jsme spoustu hub"],
  ["da", "I dag har vi bagt boller og drukket kaffe med hele familien hjemme hos os"],
  ["de", "Heute haben wir einen neuen Kuchen gebacken und mit Freunden gegessen"],
  ["el", "Σήμερα μαγειρέψαμε κάτι νόστιμο για όλη την οικογένεια"],
  ["en", "Today we went for a walk along the river and had lunch with friends"],
  ["fi", "Tänään kävimme kävelyllä metsässä ja joimme kahvia ystävien kanssa"],
  ["he", "היום הלכנו לים עם כל המשפחה ואכלנו ארוחת צהריים טעימה"],
  ["hi", "आज हमने पूरे परिवार के साथ मिलकर खाना बनाया"],
  ["hu", "Ma reggel elmentünk a piacra és sok friss gyümölcsöt vettünk"],
  ["id", "Hari ini kami pergi ke pasar dan membeli banyak buah segar untuk keluarga"],
  ["it", "Oggi siamo andati al mercato e abbiamo comprato tanta frutta fresca"],
  ["ko", "오늘은 친구들과 함께 바다에 다녀왔어요 정말 즐거웠습니다"],
  ["nl", "Vandaag hebben we met het hele gezin een wandeling door het bos gemaakt"],
  ["no", "I dag har vi gått en lang tur på fjellet, og været var veldig fint hele dagen"],
  ["pl", "Dzisiaj poszliśmy na spacer do lasu i znaleźliśmy dużo grzybów"],
  ["pt", "Hoje fomos ao mercado e comprámos muita fruta fresca para a família, não foi caro"],
  ["ro", "Astăzi am fost la piață și am cumpărat multe fructe proaspete pentru familie"],
  ["sv", "Idag har vi varit på en lång promenad i skogen och druckit kaffe med vänner"],
  ["tl", "Ngayong araw ay nagluto kami ng masarap na pagkain para sa buong pamilya"],
  ["tr", "Bugün bütün aile ile birlikte pazara gittik ve çok taze meyve aldık"],
  ["uk", "Сьогодні ми гуляли в парку з друзями та їли смачне морозиво"],
  ["zh", "今天我们和朋友一起去公园散步，还吃了很好吃的午饭"],
])("languageOf: detects %s from its captions", (language, caption) => {
  expect(languageOf([caption])).toBe(language);
});

test("languageOf: links, mentions and hashtags are ignored, whatever they contain", () => {
  const russian = "новый рецепт на";
  const english = "the-best-morning-of-the-year-in-our-new-kitchen-with-all-the-children";
  for (const noise of [
    `http://example.invalid/${english}`,
    `https://example.invalid/${english}`,
    `www.example.invalid/${english}`,
    `@${english.replaceAll("-", "_")}2026`,
    `#${english.replaceAll("-", ".")}`,
    "1234567890 1234567890 1234567890 !!!",
  ])
    expect([noise, languageOf([`${noise} ${russian}`])]).toEqual([noise, "ru"]);
});

test("languageOf: a caption votes from ten letters on, single spaces included, and with forty at most", () => {
  expect(languageOf(["今日は東京の写真を撮"])).toBe("ja");
  expect(languageOf(["今日は東京の写真を"])).toBeUndefined();
  expect(languageOf(["   今日は東京の写真を   "])).toBeUndefined();
  expect(languageOf(["今日            は"])).toBeUndefined();
  expect(languageOf(["今日 は東 京の 写"])).toBe("ja");
  expect(languageOf(["今日1は東2京の3写"])).toBe("ja");
  const long =
    "今日は東京の写真を撮りに行きました、とても楽しかったのでまた明日も行きます、友達と一緒に朝ごはんを食べました、またね";
  const others = ["новый рецепт на ужин, готовим", "сегодня мы гуляем в парке все"];
  expect(languageOf([long, ...others])).toBe("ru");
});

test("languageOf: of two equal languages it is the first by name, and two fifths are enough", () => {
  const japanese = "今日は東京の写真を撮りに行きましたとても楽しかったのでまた明日も行きますと一緒".slice(0, 30);
  const russian = "сегодня мы гуляем в нашем парке".slice(0, 30);
  const georgian = "ქართული ენა და ლიტერატურა საქართველოში".slice(0, 30);
  expect([japanese, russian, georgian].map(({ length }) => length)).toEqual([30, 30, 30]);
  expect(languageOf([japanese, russian])).toBe("ja");
  expect(languageOf([russian, japanese])).toBe("ja");
  const forty = "сегодня мы гуляем в нашем большом парках";
  expect(forty).toHaveLength(40);
  expect(languageOf([forty, georgian, georgian])).toBe("ru");
  expect(languageOf([forty.slice(0, 39), georgian, georgian])).toBeUndefined();
});

test("languageOf: hashtags and links do not vote, and two fifths of the letters are needed", () => {
  expect(languageOf(["#fitness #yoga @ava https://example.invalid/entertainment", "🔥🔥", ""])).toBeUndefined();
  const mixed = ["今日は東京の写真を撮りに行きました", "новый рецепт", "สวัสดีทุกคน วันนี้เรามา", "어제 친구들과 부산 바다"];
  expect(languageOf(mixed)).toBeUndefined();
});

test("languageOf: the longest caption does not outvote all others", () => {
  const others = [
    "новый рецепт на ужин, готовим вместе",
    "сегодня мы гуляем в парке с друзьями",
    "доброе утро всем, кто нас смотрит",
  ];
  const longest =
    "今日は東京の写真を撮りに行きました、とても楽しかったのでまた明日も行きます、友達と一緒に朝ごはんを食べました";
  expect(languageOf([longest, ...others])).toBe("ru");
  expect(languageOf([longest, ...others.slice(0, 1)])).toBe("ja");
});

test("languageOf: letters of no known language count for none", () => {
  const unknown = "ქართული ენა და ლიტერატურა საქართველოში დღეს";
  expect(languageOf(["новый рецепт на ужин", unknown, unknown])).toBeUndefined();
});

test("languageOf: the order of captions does not matter", () => {
  expect(languageOf([...french].reverse())).toEqual(languageOf(french));
});
