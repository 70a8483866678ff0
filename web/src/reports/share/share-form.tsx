import { getShare, type ReleaseKind, type Share, shareDays, shareReport } from "@fanradar/contract";
import { bundles, dateAndTime } from "@fanradar/words";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { CallError, call } from "../../lib/call.ts";
import { useFormat } from "../../lib/format.ts";
import { useMessages } from "../../lib/messages.ts";
import { callQuery } from "../../lib/queries.ts";
import { Button } from "../../ui/button.tsx";
import { Form } from "../../ui/form.tsx";
import { CancelButton } from "../../ui/form-buttons.tsx";
import { InputField } from "../../ui/input-field.tsx";
import { RadioField } from "../../ui/radio-field.tsx";
import { SelectField } from "../../ui/select-field.tsx";
import { ReleaseChoice } from "./release-choice.tsx";
import { WillShow } from "./will-show.tsx";

const sections = [
  "platformOverview",
  "engagementMetrics",
  "contentAnalysis",
  "growthPotential",
  "riskAssessment",
] as const;
const never = "never";

interface ShareFormProps {
  reportId: number;
  /** Its link shows what the page shares with who has a link. */
  isOwnPage: boolean;
  /** The link that there is already, which ends. */
  replaced: Share | undefined;
  onMade: (token: string) => void;
  /** Another link was made meanwhile. */
  onStale: () => void;
  onCancel: () => void;
}

/** Sections, expiry and password of a link. */
export function ShareForm({ reportId, isOwnPage, replaced, onMade, onStale, onCancel }: ShareFormProps) {
  const { sharingWords: words } = useMessages(bundles.sharing);
  const { reportWords } = useMessages(bundles.reports);
  const client = useQueryClient();
  const format = useFormat();
  const [which, setWhich] = useState<Share["which"]>("version");
  const [chosen, setChosen] = useState<Share["sections"]>([...sections]);
  const [releases, setReleases] = useState<ReleaseKind[]>([]);
  const [days, setDays] = useState("7");
  const [password, setPassword] = useState("");
  const make = useMutation({
    mutationFn: () =>
      call(shareReport, {
        params: { id: reportId },
        body: {
          which,
          sections: chosen,
          releases,
          days: shareDays.find((one) => String(one) === days) ?? null,
          ...(password !== "" && { password }),
          replaces: replaced?.createdAt,
        },
      }),
    onSuccess: ({ share, token }) => {
      client.setQueryData(callQuery(getShare, { params: { id: reportId } }).queryKey, { share, isOwnPage });
      onMade(token);
    },
    onError: (error) => error instanceof CallError && error.code === "stale" && onStale(),
  });
  const error = make.error instanceof CallError ? make.error : undefined;
  return (
    <Form onSend={() => make.mutate()}>
      <RadioField
        label={words.which.label}
        name="which"
        value={which}
        options={(["version", "newest"] as const).map((one) => [one, words.which[one]])}
        onChoose={setWhich}
      />
      <fieldset className="grid gap-1.5">
        <legend className="mb-1.5 font-medium">{words.sections}</legend>
        {sections.map((one) => (
          <label key={one} className="flex min-h-8 items-center gap-2.5">
            <input
              type="checkbox"
              className="size-4 accent-teal"
              checked={chosen.includes(one)}
              onChange={({ target }) =>
                setChosen(sections.filter((each) => (each === one ? target.checked : chosen.includes(each))))
              }
            />
            {reportWords.sections[one]}
          </label>
        ))}
        {chosen.length === 0 && <p className="text-xs font-medium text-bad">{words.noSections}</p>}
      </fieldset>
      {!isOwnPage && <ReleaseChoice chosen={releases} onChange={setReleases} />}
      <SelectField
        label={words.days.label}
        value={days}
        options={[
          ...shareDays.map((one) => [String(one), words.days.options[one]] as const),
          [never, words.days.never] as const,
        ]}
        onChoose={setDays}
      />
      <InputField
        label={words.password}
        hint={words.passwordHint}
        error={error?.fields.password}
        type="password"
        autoComplete="new-password"
        value={password}
        onType={setPassword}
      />
      {make.error && !error?.fields.password && (
        <p role="alert" className="text-bad">
          {error?.reason ?? words.failed}
        </p>
      )}
      <WillShow isOwnPage={isOwnPage} releases={releases} hasPassword={password !== ""} />
      {replaced && !replaced.isExpired && (
        <p className="rounded-lg bg-sunken px-3.5 py-2.5" data-notice>
          {words.remakeHint(dateAndTime(replaced.createdAt, format))}
        </p>
      )}
      <div className="flex flex-wrap justify-end gap-2">
        <CancelButton onClick={onCancel} />
        <Button type="submit" look="primary" disabled={make.isPending || chosen.length === 0}>
          {make.isPending ? words.making : words.make}
        </Button>
      </div>
    </Form>
  );
}
