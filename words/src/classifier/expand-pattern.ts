/** So many sentences of one pattern are learnt. */
const most = 12;

/**
 * The sentences of a pattern, at most 12 of them, spread over all: '[my|her] followers' is 'my followers' and 'her followers'. A text without
 * brackets is its only sentence.
 */
export function expandPattern(pattern: string): string[] {
  const parts = pattern.split(/\[([^\]]*)\]/).map((part, at) => (at % 2 === 1 ? part.split("|") : [part]));
  const count = parts.reduce((product, options) => product * options.length, 1);
  const step = strideOf(count);
  const texts = Array.from({ length: Math.min(count, most) }, (_, at) => sentenceAt(parts, (at * step) % count));
  return [...new Set(texts)];
}

/** A stride that reaches every place before one comes again, near the golden section: any first few places are spread over all. */
function strideOf(count: number): number {
  let stride = Math.max(1, Math.round(count * 0.618));
  while (divisorOf(stride, count) > 1) stride++;
  return stride;
}

const divisorOf = (one: number, other: number): number => (other === 0 ? one : divisorOf(other, one % other));

function sentenceAt(parts: readonly (readonly string[])[], place: number): string {
  let rest = place;
  const words = parts.map((options) => {
    const option = options[rest % options.length] ?? "";
    rest = Math.floor(rest / options.length);
    return option;
  });
  return words
    .join("")
    .replace(/\s+/g, " ")
    .replace(/\s+(?=[?!,.])/g, "")
    .trim();
}
