import { bundles } from "@fanradar/words";
import { type LucideIcon, UserRound, Users } from "lucide-react";
import { useLocation } from "wouter";
import { useMessages } from "../lib/messages.ts";
import { Frame } from "../ui/frame.tsx";
import { useBecomeCreator } from "./use-become-creator.ts";

/** The one question to a new account: what it begins with. */
export function WelcomePage() {
  const { firstRunWords: words } = useMessages(bundles.firstRun);
  const [, navigate] = useLocation();
  const creator = useBecomeCreator();
  return (
    <Frame title={words.title} lead={words.lead}>
      <div className="grid gap-3">
        <Answer Icon={Users} label={words.agency} hint={words.agencyHint} onChoose={() => navigate("/dashboard")} />
        <Answer
          Icon={UserRound}
          label={words.creator}
          hint={words.creatorHint}
          isBusy={creator.isPending}
          onChoose={() => creator.mutate()}
        />
      </div>
    </Frame>
  );
}

interface AnswerProps {
  Icon: LucideIcon;
  label: string;
  hint: string;
  isBusy?: boolean;
  onChoose: () => void;
}

function Answer({ Icon, label, hint, isBusy = false, onChoose }: AnswerProps) {
  return (
    <button
      type="button"
      disabled={isBusy}
      onClick={onChoose}
      className="flex items-start gap-3 rounded-xl border border-field p-4 text-left hover:border-teal hover:bg-teal-soft disabled:opacity-60"
    >
      <Icon size={22} aria-hidden className="mt-0.5 shrink-0 text-teal" />
      <span>
        <span className="block text-base font-semibold">{label}</span>
        <span className="block text-ink-2">{hint}</span>
      </span>
    </button>
  );
}
