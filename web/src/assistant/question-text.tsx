import type { QuestionOffer } from "./use-questions.ts";

/** A question to press, in its own language; what it says of a fact is marked as that fact's. */
export function QuestionText({ question: { pieces } }: { question: QuestionOffer }) {
  return pieces.map(({ text, factId, lang }, index) => {
    const key = `${index}-${text}`;
    return (
      <span key={key} lang={lang} {...(factId !== undefined && { "data-fact": factId })}>
        {text}
      </span>
    );
  });
}
