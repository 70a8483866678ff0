import { deleteAccount, exportData } from "@fanradar/contract";
import { bundles } from "@fanradar/words";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { CallError, call, callFile } from "../lib/call.ts";
import { useMessages } from "../lib/messages.ts";
import { saveFile } from "../lib/save-file.ts";
import { rememberPerson } from "../lib/session.ts";
import { toastDone, toastFailure } from "../lib/toast-error.ts";
import { Button } from "../ui/button.tsx";
import { Form } from "../ui/form.tsx";
import { InputField } from "../ui/input-field.tsx";
import { ConfirmAgain } from "./confirm-again.tsx";

/** The person's data: export it or delete the account. */
export function OwnData() {
  const { ownDataWords: words } = useMessages(bundles.settings);
  return (
    <>
      <section className="grid justify-items-start gap-3 rounded-xl border border-line bg-card p-5">
        <h2 className="text-base font-semibold">{words.title}</h2>
        <p className="text-ink-2">{words.lead}</p>
        <ExportData />
      </section>
      <section className="grid justify-items-start gap-3 rounded-xl border border-bad bg-card p-5">
        <h2 className="text-base font-semibold text-bad">{words.dangerZone}</h2>
        <p className="text-ink-2">{words.deleteLead}</p>
        <DeleteAccount />
      </section>
    </>
  );
}

function ExportData() {
  const { ownDataWords: words } = useMessages(bundles.settings);
  const take = useMutation({
    // The specification sends the header without a body.
    mutationFn: () => callFile(exportData, { "content-type": "application/json" }),
    onSuccess: (file) => {
      saveFile(file, `fanradar-export-${new Date().toISOString().slice(0, 10)}.json`);
      toastDone(words.exportStarted);
    },
    onError: () => toastFailure(words.exportFailed),
  });
  return (
    <Button disabled={take.isPending} onClick={() => take.mutate()}>
      {take.isPending ? words.exporting : words.export}
    </Button>
  );
}

/** How long the last message of an account stands. */
const seenMs = 2_500;

/** Confirmation by typing the word; reauthentication first, if the session was not confirmed lately. */
function DeleteAccount() {
  const { ownDataWords: words } = useMessages(bundles.settings);
  const [step, setStep] = useState<"closed" | "open" | "reauthentication" | "deleted">("closed");
  const [typed, setTyped] = useState("");
  const remove = useMutation({
    mutationFn: () => call(deleteAccount),
    onSuccess: () => {
      toastDone(words.deleted);
      rememberPerson(null);
      setStep("deleted");
      // A full page load after the message: nothing of this person stays in memory.
      setTimeout(() => location.assign("/login"), seenMs);
    },
    onError: (error) => {
      if (error instanceof CallError && error.code === "confirm-needed") setStep("reauthentication");
      else toastFailure(words.deleteFailed);
    },
  });
  if (step === "deleted")
    return (
      <p role="status" className="font-medium">
        {words.deleted}
      </p>
    );
  if (step === "closed")
    return (
      <Button className="border-bad text-bad" onClick={() => setStep("open")}>
        {words.delete}
      </Button>
    );
  if (step === "reauthentication")
    return (
      <ConfirmAgain
        onConfirmed={() => {
          setStep("open");
          remove.mutate();
        }}
      />
    );
  return (
    <Form
      className="grid w-full gap-4"
      onSend={() => {
        if (typed === "DELETE") remove.mutate();
      }}
    >
      <InputField
        label={words.typeToDelete}
        autoFocus
        autoComplete="off"
        autoCapitalize="characters"
        value={typed}
        onType={setTyped}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" className="border-bad text-bad" disabled={typed !== "DELETE" || remove.isPending}>
          {remove.isPending ? words.deleting : words.delete}
        </Button>
        <Button onClick={() => setStep("closed")}>{words.keep}</Button>
      </div>
    </Form>
  );
}
