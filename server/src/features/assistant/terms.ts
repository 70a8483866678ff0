/** Said in nearly every question, and telling nothing of what it is about. */
const empty = new Set(
  `a about an and any are as at be been better best can could did do does doing for from get give good great had has have
  her his how i if in into is it its just let like make many me more most much my need of on one or our please she should
  so some tell than that the their them there these they thing things this to too up us want was way we what when where
  which who why will with would you your`.split(/\s+/),
);

/** The stem of an English word, as far as 'posting' and 'posts' ask the same. */
const stem = (word: string) => word.replace(/ies$/, "y").replace(/(?<=.{3})(?:ings?|ers?|ed|es|s)$/, "");

/** What a text is about: its words in small letters, stemmed, without those that stand everywhere. */
export function termsOf(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.filter((word) => !empty.has(word)).map(stem);
}
