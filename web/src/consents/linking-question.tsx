import { answerLinking, type ConsentRequest } from "@fanradar/contract";
import { bundles, shortDate } from "@fanradar/words";
import { call } from "../lib/call.ts";
import { useFormat } from "../lib/format.ts";
import { useMessages } from "../lib/messages.ts";
import { Button } from "../ui/button.tsx";
import { useAnswer } from "./use-answer.ts";

interface LinkingQuestionProps {
  token: string;
  /** Of who asks. */
  name: string;
  linking: NonNullable<ConsentRequest["linking"]>;
  /** The invite is neither withdrawn nor expired. */
  isOpen: boolean;
}

/** Asks for the express consent that X wants before a handle is tied to a page elsewhere; given, it can be withdrawn here. */
export function LinkingQuestion({ token, name, linking, isOpen }: LinkingQuestionProps) {
  const { linking: words } = useMessages(bundles.consents).consentWords;
  const format = useFormat();
  const { x, onlyfans, state, at, canAgree } = linking;
  const answer = useAnswer((agrees: boolean) => call(answerLinking, { body: { token, agrees } }));
  return (
    <section aria-labelledby="linking" className="grid gap-2">
      <h2 id="linking" className="font-semibold">
        {words.title}
      </h2>
      <p data-typed className="text-ink-2 wrap-anywhere">
        {words.text(name, x, onlyfans)}
      </p>
      {at && state !== "open" && (
        <p>
          <time dateTime={at}>{words[state](shortDate(at, format))}</time>
        </p>
      )}
      {isOpen && state === "open" && !canAgree && <p data-typed>{words.proof(x)}</p>}
      <div className="flex flex-wrap gap-2">
        {isOpen && state === "open" && canAgree && (
          <Button look="primary" disabled={answer.isPending} onClick={() => answer.mutate(true)}>
            {words.agree}
          </Button>
        )}
        {(state === "agreed" || (isOpen && state === "open")) && (
          <Button disabled={answer.isPending} onClick={() => answer.mutate(false)}>
            {state === "agreed" ? words.withdraw : words.refuse}
          </Button>
        )}
      </div>
    </section>
  );
}
