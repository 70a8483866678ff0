import { handOverWorkspace, listMembers } from "@fanradar/contract";
import { bundles } from "@fanradar/words";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { ConfirmDialog } from "../accounts/confirm-dialog.tsx";
import { CallError, call } from "../lib/call.ts";
import { useMessages, useWords } from "../lib/messages.ts";
import { callQuery } from "../lib/queries.ts";
import { refreshSession } from "../lib/session.ts";
import { toastDone, toastError } from "../lib/toast-error.ts";
import { Button } from "../ui/button.tsx";
import { CancelButton } from "../ui/form-buttons.tsx";
import { SelectField } from "../ui/select-field.tsx";
import { Section } from "./section.tsx";

/** Makes another member the owner, by choosing them and a second press; reauthentication first, if the session was not confirmed lately. */
export function HandOverSection({ userId }: { userId: number }) {
  const { workspaceWords } = useMessages(bundles.workspaces);
  const words = workspaceWords.handOver;
  const { shell } = useWords().interfaceWords;
  const client = useQueryClient();
  const members = useQuery(callQuery(listMembers));
  const [chosen, setChosen] = useState("");
  const [asks, setAsks] = useState(false);
  const [asksWho, setAsksWho] = useState(false);
  const isMailOff = document.documentElement.dataset.mail === "off";
  const everybody = (members.data?.members ?? []).filter((one) => one.userId !== userId);
  // Without mail nobody can verify an address.
  const others = everybody.filter(({ isVerified }) => isVerified || isMailOff);
  const unverified = everybody.filter((one) => !others.includes(one)).map(({ name, email }) => `${name} (${email})`);
  const id = others.find((one) => String(one.userId) === chosen)?.userId;
  const handOver = useMutation({
    mutationFn: (to: number) => call(handOverWorkspace, { params: { id: to } }),
    onSuccess: async () => {
      toastDone(words.done);
      await refreshSession(client);
    },
    onError: (error) => {
      if (error instanceof CallError && error.code === "confirm-needed") setAsksWho(true);
      else toastError(error);
    },
    onSettled: () => setAsks(false),
  });
  if (!members.data) return null;
  return (
    <Section title={words.title} lead={words.lead}>
      {everybody.length === 0 && <p className="text-ink-3">{words.none}</p>}
      {unverified.length > 0 && (
        <p data-typed className="text-ink-3 wrap-anywhere">
          {words.unverified(unverified.join(", "))}
        </p>
      )}
      {others.length > 0 && (
        <>
          <SelectField
            label={words.to}
            value={chosen}
            options={[
              ["", words.choose],
              ...others.map(({ userId: one, name, email }) => [String(one), `${name} (${email})`] as const),
            ]}
            onChoose={(next) => {
              setChosen(next);
              setAsks(false);
            }}
          />
          {asks && <p role="status">{words.ask}</p>}
          <div className="flex flex-wrap gap-2">
            <Button
              className={asks ? "border-bad text-bad" : ""}
              disabled={id === undefined || handOver.isPending}
              onClick={() => (asks && id !== undefined ? handOver.mutate(id) : setAsks(true))}
            >
              {handOver.isPending ? words.pending : words.title}
            </Button>
            {asks && <CancelButton onClick={() => setAsks(false)} />}
          </div>
          {asksWho && id !== undefined && (
            <ConfirmDialog
              title={words.title}
              close={shell.close}
              onClose={() => setAsksWho(false)}
              onConfirmed={() => {
                setAsksWho(false);
                handOver.mutate(id);
              }}
            />
          )}
        </>
      )}
    </Section>
  );
}
