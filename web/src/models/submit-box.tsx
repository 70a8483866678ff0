import type { Model, Person, submitGuestModel, submitModel } from "@fanradar/contract";
import { bundles } from "@fanradar/words";
import { type ReactNode, useState } from "react";
import { useLocation } from "wouter";
import { useMessages } from "../lib/messages.ts";
import { part } from "../lib/part.tsx";
import { Button } from "../ui/button.tsx";
import { Skeleton } from "../ui/states.tsx";
import { isEmptyDraft, type ModelDraft, readDraft } from "./draft.ts";
import { Examples } from "./examples.tsx";
import { PasteForm } from "./paste/paste-form.tsx";
import { useSayPasted } from "./paste/use-say-pasted.ts";
import { prefillOf } from "./prefill.ts";
import { UsualWait } from "./usual-wait.tsx";

const SubmitForm = part(() => import("./submit-form.tsx").then((file) => file.SubmitForm));

interface SubmitBoxProps {
  /** Null for a visitor. */
  user: Person | null;
  submission: typeof submitModel | typeof submitGuestModel;
  /** Of the address that the page was opened with: what it fills in. */
  search: string;
  /** One model was submitted, by the box or by the form. */
  onSubmitted: (model: Model, by: "box" | "form") => void;
  /** A button that leaves the page. */
  cancel?: ReactNode;
}

/**
 * One box for links and handles; a list of several leads to the dashboard. Beside it, for who would rather, a form with a field for each. Either
 * keeps what was typed.
 */
export function SubmitBox({ user, submission, search, onSubmitted, cancel }: SubmitBoxProps) {
  const { submitWords } = useMessages(bundles.submit);
  const { addManyWords: words } = useMessages(bundles.addMany);
  const sayPasted = useSayPasted();
  const [, navigate] = useLocation();
  const [prefill] = useState(() => prefillOf(search));
  const [fields, setFields] = useState<Partial<ModelDraft> | "draft" | undefined>(
    // A form that was begun is what its writer comes back to.
    () => prefill?.fields ?? (isEmptyDraft(readDraft(sessionStorage, user?.id ?? null)) ? undefined : "draft"),
  );
  return (
    <>
      {fields === undefined ? (
        <PasteForm
          user={user}
          initial={prefill?.links}
          label={words.box}
          hint={words.boxHint}
          lines={3}
          submitLabel={submitWords.submit}
          pendingLabel={submitWords.submitting}
          below={(change, isEmpty) =>
            isEmpty && (
              <Examples
                onChoose={({ name, instagramUrl, twitterUrl }) =>
                  change([name, instagramUrl, twitterUrl].filter(Boolean).join(", "))
                }
              />
            )
          }
          actions={(first) => (
            <>
              {cancel}
              <Button look="quiet" className="ml-2" onClick={() => setFields(first ?? "draft")}>
                {words.toForm}
              </Button>
            </>
          )}
          onSubmitted={(pasted) => {
            if (pasted.kind === "one") return onSubmitted(pasted.model, "box");
            sayPasted(pasted);
            navigate("/dashboard");
          }}
        />
      ) : (
        <>
          <Button look="quiet" className="mb-3" onClick={() => setFields(undefined)}>
            {words.toBox}
          </Button>
          <SubmitForm
            fallback={<Skeleton className="h-[42rem]" />}
            user={user}
            submission={submission}
            prefilled={fields === "draft" ? undefined : fields}
            onSubmitted={(model) => onSubmitted(model, "form")}
            cancel={cancel}
          />
        </>
      )}
      <div className="mt-5 grid gap-1 border-t border-line pt-4 text-ink-3">
        <p>
          <UsualWait />
        </p>
        <p>{words.publicPages}</p>
      </div>
    </>
  );
}
