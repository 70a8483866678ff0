/** How a figure got here, in four languages, folded: whether somebody typed it. */
const byHand =
  /\b(?:typed?(?: (?:it|that|this|them))?(?: in)?|by hand|manually|made up|entered|(?:ein)?getippt|von hand|manuell|eingegeben|eingetragen|ausgedacht|a mano|tecle\w+|introduc\w+|inventad\w+|a la main|saisi\w*|tape\w*|invente\w*)\b/;
/** How something is entered asks for help. */
const asksHow =
  /\b(?:how|where|can|should|must|do i|wie|wo|kann|soll|muss|como|donde|puedo|debo|tengo que|comment|ou|puis|dois|faut)\b/;

/** Whether a text asks if a figure was typed: 'is that number real or did someone type it in?'. */
export function asksTyped(tokens: readonly string[]): boolean {
  const text = tokens.join(" ");
  return byHand.test(text) && !asksHow.test(text.replace(/\bou\b(?! )/g, ""));
}
