import { getComparison, type Person } from "@fanradar/contract";
import { bundles } from "@fanradar/words";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { ChevronDown } from "lucide-react";
import { useId, useRef, useState } from "react";
import { call } from "../lib/call.ts";
import { useMessages } from "../lib/messages.ts";
import { part } from "../lib/part.tsx";
import { ownModelQuery } from "../models/own-models.ts";
import { Skeleton } from "../ui/states.tsx";

const AboutChoice = part(() => import("./about-choice.tsx").then((file) => file.AboutChoice));

const nameKey = (modelId: number) => ["model-name", modelId];

interface AboutProps {
  user: Person | null;
  model: number | null;
  onChoose: (model: number | null) => void;
}

/** Whom the next question is about, and the way to choose another. */
export function About({ user, model, onChoose }: AboutProps) {
  const { assistantWords: words } = useMessages(bundles.assistant);
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const client = useQueryClient();
  const { data: name, error } = useName(user, model);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        className="flex min-h-10 max-w-full items-center gap-2 justify-self-start rounded-lg border border-line bg-card px-3.5 hover:bg-sunken"
      >
        <span className="text-ink-3">{words.about}</span>
        <span className="min-w-0 truncate font-semibold" data-typed dir="auto">
          {model === null ? words.aboutNoModel : error ? words.aboutDeleted : (name ?? "…")}
        </span>
        <ChevronDown size={16} aria-hidden className={`shrink-0 text-ink-3 ${isOpen ? "rotate-180" : ""}`} />
      </button>
      <div id={id} hidden={!isOpen}>
        {isOpen && (
          <AboutChoice
            fallback={<Skeleton className="h-52" />}
            chosen={model}
            onChoose={(one) => {
              if (one) client.setQueryData(nameKey(one.id), one.name);
              onChoose(one?.id ?? null);
              setOpen(false);
              button.current?.focus();
            }}
            onClose={() => {
              setOpen(false);
              button.current?.focus();
            }}
          />
        )}
      </div>
    </div>
  );
}

/** The name of a model of one's own, or of a creator as the public knows it. */
function useName(user: Person | null, model: number | null) {
  return useQuery({
    queryKey: nameKey(model ?? 0),
    queryFn: async ({ client, signal }) => {
      const id = model ?? 0;
      const [own] = user ? (await client.fetchQuery(ownModelQuery(user.id, id))).models : [];
      if (own) return own.name;
      const { members } = await call(getComparison, { query: { models: String(id) }, signal });
      const [member] = members;
      // What is not there is an error of the question, not an empty name.
      if (!member) throw new Error(`${id}`);
      return member.name;
    },
    enabled: model !== null,
  });
}
