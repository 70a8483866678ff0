import {
  type ListedPost,
  listPosts,
  listPriceChanges,
  listTeamNotes,
  listVersions,
  type Model,
} from "@fanradar/contract";
import type { Platform } from "@fanradar/engine";
import { bundles, showFact } from "@fanradar/words";
import { useQuery } from "@tanstack/react-query";
import { createContext, type ReactNode, useDeferredValue, useMemo, useState } from "react";
import type { Note } from "../charts/stop.ts";
import { useFormat } from "../lib/format.ts";
import { useMessages, useWords } from "../lib/messages.ts";
import { part } from "../lib/part.tsx";
import { callQuery } from "../lib/queries.ts";
import { useMay } from "../lib/rights.ts";
import type { Ledger } from "../ui/figure.tsx";
import { excerptOf } from "./excerpt.ts";

const PostDialog = part(() => import("./post-dialog.tsx").then((file) => file.PostDialog));

/** What a report's owner sees beside what is sealed: the posts behind it, and what happened on the days of its charts. */
interface Extras {
  modelId: number;
  /** The newest first; none for other readers. */
  versions: readonly { id: number; createdAt: string }[];
  /** Undefined while they are loaded; none for other readers. */
  posts: readonly ListedPost[] | undefined;
  ledger: Ledger;
  showPost: (post: ListedPost) => void;
  /** Notes of a platform's chart, posts last. */
  notesOf: (platform: Platform | undefined) => Note[];
  /** Opens the post of an instant; undefined while none is known. */
  openPost: ((platform: Platform | undefined, at: string) => void) | undefined;
}

const none: Extras = {
  modelId: 0,
  versions: [],
  posts: [],
  ledger: { facts: new Map(), sources: [] },
  showPost: () => undefined,
  notesOf: () => [],
  openPost: undefined,
};

export const ReportExtras = createContext<Extras>(none);

/** Loads them for a model of one's own; a chart is drawn before they are there, and has them once they are. */
export function ReportExtrasOf({ model, children }: { model: Model; children: ReactNode }) {
  const params = { id: model.id };
  const dependsOn = model.analysis?.endedAt;
  const found = useQuery(callQuery(listPosts, { params, dependsOn, keepsPrevious: true }));
  const posts = found.data;
  const versions = useQuery(callQuery(listVersions, { params, dependsOn })).data;
  const may = useMay();
  const prices = useQuery({ ...callQuery(listPriceChanges, { params }), enabled: may("pricing.read") }).data;
  const notes = useQuery({
    ...callQuery(listTeamNotes, { params }),
    enabled: may("model.notes"),
  }).data?.notes;
  const [opened, setOpened] = useState<ListedPost>();
  const { chartWords } = useMessages(bundles.charts);
  const { reportWords } = useMessages(bundles.reports);
  const { valueWords } = useWords();
  const format = useFormat();
  const extras = useMemo((): Extras => {
    const ledger: Ledger = {
      facts: new Map([...(posts?.facts ?? []), ...(prices?.facts ?? [])].map((fact) => [fact.id, fact])),
      sources: [...(posts?.sources ?? []), ...(prices?.sources ?? [])],
    };
    const shown = (id: string) => {
      const fact = ledger.facts.get(id);
      return fact && fact.kind !== "unavailable" ? showFact(fact, format) : undefined;
    };
    const happened: Note[] = [
      ...(prices?.changes ?? []).map(({ from, to, changedOn }) => ({
        id: to,
        at: changedOn,
        kind: "price" as const,
        text: chartWords.price([shown(from), shown(to)].filter((one) => one !== undefined).join(" → ")),
      })),
      ...(versions ?? []).map(({ id, createdAt }) => ({
        id: `version ${id}`,
        at: createdAt,
        kind: "version" as const,
        text: chartWords.version(reportWords.version(id)),
      })),
    ];
    const noted = (notes ?? []).flatMap(({ id, day, platform, text }) =>
      day === null
        ? []
        : {
            platform,
            note: { id: `note ${id}`, at: day, kind: "note" as const, text: excerptOf(text, 120), isTyped: true },
          },
    );
    const ofPosts = (posts?.posts ?? []).map(({ id, platform, publishedAt, caption, kind, facts }) => {
      const times = shown(facts.times);
      return {
        platform,
        note: {
          id: facts.times,
          at: publishedAt,
          kind: "post" as const,
          text: [
            caption ? `“${excerptOf(caption, 60)}”` : (valueWords[kind] ?? id),
            times && reportWords.postTable.times(times),
          ]
            .filter(Boolean)
            .join(" · "),
          isTyped: true,
        },
      };
    });
    return {
      modelId: model.id,
      versions: versions ?? [],
      // Without a connection there are none.
      posts: found.isPending ? undefined : (posts?.posts ?? []),
      ledger,
      showPost: setOpened,
      notesOf: (platform) => [
        ...happened,
        ...noted.filter((one) => one.platform === null || one.platform === platform).map(({ note }) => note),
        ...ofPosts.filter((one) => one.platform === platform).map(({ note }) => note),
      ],
      openPost:
        posts &&
        ((platform, at) => setOpened(posts.posts.find((one) => one.platform === platform && one.publishedAt === at))),
    };
  }, [model.id, posts, found.isPending, versions, prices, notes, format, chartWords, reportWords, valueWords]);
  // All charts are drawn again with each of four answers: in slices, between which input is handled.
  const drawn = useDeferredValue(extras);
  return (
    <ReportExtras value={drawn}>
      {children}
      {opened && <PostDialog post={opened} ledger={extras.ledger} onClose={() => setOpened(undefined)} />}
    </ReportExtras>
  );
}
