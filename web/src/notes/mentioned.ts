interface NamedPerson {
  id: number;
  name: string;
}

/** A piece of a note: plain text, or the mention of somebody. */
export interface NotePiece {
  text: string;
  isMention: boolean;
  /** Where it begins. */
  at: number;
}

/** Of these people those whom a text mentions, as `@` with their name. */
export const mentionedIn = <Person extends NamedPerson>(text: string, people: readonly Person[]): Person[] =>
  people.filter(({ name }) => text.includes(`@${name}`));

/** A text in pieces, its mentions of these people apart. Of names that begin alike the longest counts. */
export function piecesOf(text: string, people: readonly NamedPerson[]): NotePiece[] {
  const names = people.map(({ name }) => `@${name}`).toSorted((one, other) => other.length - one.length);
  const pieces: NotePiece[] = [];
  let from = 0;
  const addPlain = (to: number) => {
    if (to > from) pieces.push({ text: text.slice(from, to), isMention: false, at: from });
  };
  for (let at = text.indexOf("@"); at >= 0; at = text.indexOf("@", Math.max(from, at + 1))) {
    const mention = names.find((name) => text.startsWith(name, at));
    if (mention === undefined) continue;
    addPlain(at);
    pieces.push({ text: mention, isMention: true, at });
    from = at + mention.length;
  }
  addPlain(text.length);
  return pieces;
}
