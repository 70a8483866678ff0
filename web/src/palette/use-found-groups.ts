import {
  creatorPath,
  isPagePath,
  listModelPage,
  listQuestions,
  listReports,
  type Person,
  readSearch,
  searchCreators,
} from "@fanradar/contract";
import { bundles, shortDate } from "@fanradar/words";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { FileText, MessageCircle, Search, Sparkles, UserRound, Users } from "lucide-react";
import { useFormat } from "../lib/format.ts";
import { useMessages, useWords } from "../lib/messages.ts";
import { callQuery } from "../lib/queries.ts";
import { useDebounced } from "../lib/use-debounced.ts";
import { matchingEntries, type PaletteEntry, type PaletteGroup } from "./entry.ts";

const pauseMs = 150;
const most = 5;
const noPerson = { id: 0 };

/** What the server finds for a typed text, and what can be asked or analyzed with it. `isPending`: more may come. */
export function useFoundGroups(
  user: Person | null,
  typed: string,
  go: (href: string) => void,
): { groups: PaletteGroup[]; isPending: boolean } {
  const words = useMessages(bundles.palette).paletteWords;
  const { platforms } = useWords().interfaceWords;
  const format = useFormat();
  const q = useDebounced(typed, pauseMs);
  const isOwn = user !== null;
  const answers = useAnswers(user, q);
  const { models, reports, creators, questions } = answers;
  // Until the answer for this text is here, the rows of the text before it stay, but for those that no longer match:
  // Enter never opens one that the text does not name.
  const current = (entries: PaletteEntry[], { isPlaceholderData }: { isPlaceholderData: boolean }) =>
    typed !== q || isPlaceholderData
      ? matchingEntries(
          entries.map((entry) => ({ ...entry, also: entry.detail })),
          typed,
        )
      : entries;
  const isAsked = typed !== "";
  const search = readSearch(typed);
  const texts = (questions.data?.[isAsked ? "all" : "offered"] ?? []).map((pieces) => ({
    label: pieces.map(({ text }) => text).join(""),
  }));
  const ask = (label: string) => go(`/ai-assistant?${new URLSearchParams({ prefill: label })}`);
  const groups = [
    {
      name: words.groups.link,
      entries:
        search.kind === "handle"
          ? [
              {
                id: "analyze",
                label: words.analyze(search.handle),
                isTyped: true,
                ...(search.platform && { detail: platforms[search.platform] }),
                Icon: Sparkles,
                run: () => go(`${isOwn ? "/submit" : "/analyze"}?${new URLSearchParams({ q: typed })}`),
              },
            ]
          : [],
    },
    {
      name: words.groups.models,
      entries: current(
        (models.data?.models ?? []).map((model) => ({
          id: `model ${model.id}`,
          label: model.name,
          isTyped: true,
          detail: `@${model.username}`,
          Icon: Users,
          run: () => go(`/report/${model.id}`),
        })),
        models,
      ),
    },
    {
      name: words.groups.creators,
      entries: current(
        (isAsked ? (creators.data?.creators ?? []) : []).flatMap(({ id: creator, name, profiles: [profile] }) => {
          const path = profile && creatorPath(profile);
          if (path === undefined || !isPagePath(path)) return [];
          const detail = `@${profile?.handle} · ${profile && platforms[profile.platform]}`;
          return [
            { id: `creator ${creator}`, label: name, isTyped: true, detail, Icon: UserRound, run: () => go(path) },
          ];
        }),
        creators,
      ),
    },
    {
      name: words.groups.reports,
      // The newest of a model is where its own row leads.
      entries: current(
        (isAsked ? (reports.data ?? []) : [])
          .filter(({ isNewest, modelId }) => !isNewest || modelId === null)
          .map(({ id: report, modelId, modelName, createdAt }) => ({
            id: `report ${report}`,
            label: modelName,
            isTyped: true,
            detail: shortDate(createdAt, format),
            Icon: FileText,
            run: () => go(modelId === null ? `/compare?report=${report}` : `/report/${modelId}?version=${report}`),
          })),
        reports,
      ),
    },
    {
      name: words.groups.questions,
      entries: matchingEntries(texts, typed)
        .slice(0, most)
        .map(({ label }) => ({ id: `? ${label}`, label, isTyped: true, Icon: MessageCircle, run: () => ask(label) })),
    },
    {
      name: words.groups.more,
      entries: isAsked
        ? [
            {
              id: "search",
              label: words.searchFor(typed),
              isTyped: true,
              Icon: Search,
              run: () => go(`/search?${new URLSearchParams({ q: typed })}`),
            },
            { id: "ask", label: words.ask(typed), isTyped: true, Icon: MessageCircle, run: () => ask(typed) },
          ]
        : [],
    },
  ];
  const isPending = typed !== q || Object.values(answers).some(({ fetchStatus }) => fetchStatus === "fetching");
  return { groups, isPending };
}

/** What the server finds for a text, and the questions of the assistant. */
function useAnswers(user: Person | null, q: string) {
  const { locale } = useFormat();
  const { id } = user ?? noPerson;
  const isOwn = user !== null;
  const common = { placeholderData: keepPreviousData, gcTime: 60_000 };
  return {
    models: useQuery({
      ...callQuery(listModelPage, { params: { id }, query: { q: q || undefined, limit: most } }),
      ...common,
      enabled: isOwn,
    }),
    reports: useQuery({
      ...callQuery(listReports, { params: { id }, query: { q, limit: most } }),
      ...common,
      enabled: isOwn && q !== "",
    }),
    creators: useQuery({
      ...callQuery(searchCreators, { query: { q, limit: most } }),
      ...common,
      enabled: q !== "",
    }),
    questions: useQuery(callQuery(listQuestions, { dependsOn: `${user?.id ?? ""} ${locale}` })),
  };
}
