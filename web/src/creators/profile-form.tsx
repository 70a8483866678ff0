import { type ClaimPlatform, claimPlatforms, parseLink } from "@fanradar/contract";
import { bundles, fieldWords, platformWords } from "@fanradar/words";
import { useState } from "react";
import { useMessages } from "../lib/messages.ts";
import { useUnsent } from "../lib/unsent.ts";
import { Button } from "../ui/button.tsx";
import { Form } from "../ui/form.tsx";
import { InputField } from "../ui/input-field.tsx";
import { SelectField } from "../ui/select-field.tsx";

/** A profile whose bio can carry a code. */
export interface ProvableProfile {
  platform: ClaimPlatform;
  handle: string;
}

interface ProfileFormProps {
  /** Of the form, by which what is typed is kept. */
  name: string;
  words: { platform: string; profile: string; hint: string; submit: string };
  onChosen: (profile: ProvableProfile) => void;
}

/** The wire's members of links, by which a refusal says what was expected. */
const fields = { instagram: "instagramUrl", x: "twitterUrl" } as const;

const noProfile: { platform: ClaimPlatform; typed: string } = { platform: "instagram", typed: "" };

/** Names a profile, by link or handle, as the forms take one. */
export function ProfileForm({ name, words, onChosen }: ProfileFormProps) {
  const refusalWords = useMessages(bundles.refusals);
  const [{ platform, typed }, setFields, forget] = useUnsent(name, noProfile);
  const [refused, setRefused] = useState<string>();
  const choose = () => {
    const link = parseLink(typed, platform);
    const isTaken = link.ok && link.platform === platform;
    setRefused(
      isTaken
        ? undefined
        : fieldWords(refusalWords, link.ok ? "link.wrong_platform" : `link.${link.error}`, fields[platform]),
    );
    if (!isTaken) return;
    forget();
    onChosen({ platform, handle: link.handle });
  };
  return (
    <Form onSend={choose}>
      <div className="grid items-start gap-4 sm:grid-cols-[12rem_minmax(0,1fr)]">
        <SelectField
          label={words.platform}
          value={platform}
          options={claimPlatforms.map((one) => [one, platformWords[one]])}
          onChoose={(chosen) => setFields({ platform: chosen, typed })}
        />
        <InputField
          label={words.profile}
          hint={words.hint}
          error={refused}
          inputMode="url"
          autoCapitalize="none"
          spellCheck={false}
          value={typed}
          onType={(text) => setFields({ platform, typed: text })}
        />
      </div>
      <Button type="submit" className="justify-self-start">
        {words.submit}
      </Button>
    </Form>
  );
}
