/** Marks that open before a figure, and those that close after it: French ones stand behind a no-break space. */
const opening = /[([«“„"¿¡][\u00a0\u202f]?$/;
const closing = /^[\u00a0\u202f]?[.,;:!?…)\]»”"]+/;

interface MarkedPiece<P> {
  piece: P;
  /** Its text without the marks that a figure beside it took. */
  text: string;
  before: string;
  after: string;
}

/**
 * Pieces of a sentence, each figure with the mark that opens before it and those that close after it: no line may end between
 * them. Together they read as they did.
 */
export function withMarks<P extends { text: string }>(
  pieces: readonly P[],
  isFigure: (piece: P) => boolean,
): MarkedPiece<P>[] {
  const figureAt = (at: number) => {
    const piece = pieces[at];
    return piece !== undefined && isFigure(piece);
  };
  const closingAt = (at: number) => (figureAt(at) ? "" : (closing.exec(pieces[at]?.text ?? "")?.[0] ?? ""));
  /** One that follows a figure belongs to that first. */
  const restAt = (at: number) => (pieces[at]?.text ?? "").slice(figureAt(at - 1) ? closingAt(at).length : 0);
  // Of its last two characters: the pattern would be tried at every one.
  const openingAt = (at: number) => (figureAt(at) ? "" : (opening.exec(restAt(at).slice(-2))?.[0] ?? ""));
  return pieces.map((piece, at) => {
    if (figureAt(at)) return { piece, text: piece.text, before: openingAt(at - 1), after: closingAt(at + 1) };
    const rest = restAt(at);
    return {
      piece,
      text: figureAt(at + 1) ? rest.slice(0, rest.length - openingAt(at).length) : rest,
      before: "",
      after: "",
    };
  });
}
