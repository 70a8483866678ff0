import type { ListedPost } from "@fanradar/contract";
import { bundles, counted, shortDate } from "@fanradar/words";
import { ArrowDown, ArrowUp, ChevronLeft, ChevronRight } from "lucide-react";
import { type ReactNode, useState } from "react";
import { downloadCsv } from "../lib/download-csv.ts";
import { useFormat } from "../lib/format.ts";
import { useMessages, useWords } from "../lib/messages.ts";
import { Button } from "../ui/button.tsx";
import { Figure, factLabel, type Ledger } from "../ui/figure.tsx";
import { PlatformIcon } from "../ui/platform-icon.tsx";
import { PostCaption } from "./post-caption.tsx";
import { figureColumns, firstChoice, type PostChoice, type PostColumn, sortPosts } from "./sort-posts.ts";

interface PostTableProps {
  posts: readonly ListedPost[];
  ledger: Ledger;
  onOpen: (post: ListedPost) => void;
}

const pageSize = 10;
/** On a phone the date, the post and what it drew fit. */
const narrow: Record<PostColumn, string> = {
  published: "",
  times: "",
  likes: "max-sm:hidden",
  comments: "max-md:hidden",
  views: "max-md:hidden",
};

/** All posts behind a report, to sort, filter, open and export. */
export function PostTable({ posts, ledger, onOpen }: PostTableProps) {
  const words = useMessages(bundles.reports).reportWords.postTable;
  const format = useFormat();
  const [choice, setChoice] = useState<PostChoice>(firstChoice);
  const [page, setPage] = useState(0);
  const change = (next: Partial<PostChoice>) => {
    setChoice({ ...choice, ...next });
    setPage(0);
  };
  const sorted = sortPosts(posts, ledger, choice);
  const pages = Math.max(1, Math.ceil(sorted.length / pageSize));
  const at = Math.min(page, pages - 1);
  const shown = sorted.slice(at * pageSize, (at + 1) * pageSize);
  const exportAll = usePostExport(ledger);
  const head = (column: PostColumn) => <Head key={column} {...{ column, choice }} onSort={change} />;
  return (
    <section aria-label={words.title} className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h3 className="font-semibold text-ink-2">{words.title}</h3>
        <div className="flex flex-wrap items-center gap-2">
          <Filters {...{ posts, ledger, choice }} onChoose={change} />
          <Button onClick={() => exportAll(sorted)}>{words.exportCsv}</Button>
        </div>
      </div>
      <div className="overflow-x-auto">
        <table className="w-full text-sm">
          <thead className="text-xs text-ink-3">
            <tr>
              {head("published")}
              <th scope="col" className="w-1/2 px-2.5 py-1 text-left align-bottom leading-8 font-medium">
                {words.post}
              </th>
              {figureColumns.map(head)}
            </tr>
          </thead>
          <tbody data-rows>
            {shown.map((post) => (
              <Row key={post.id} {...{ post, ledger, onOpen }} />
            ))}
          </tbody>
        </table>
      </div>
      {shown.length === 0 && <p className="text-ink-2">{words.none}</p>}
      <div className="num flex flex-wrap items-center justify-between gap-3 text-ink-3" data-notice>
        <span>
          {counted(sorted.length, words.count, format)}. {words.readAt}
        </span>
        {pages > 1 && (
          <span className="flex items-center gap-2">
            <Button aria-label={words.previous} disabled={at === 0} onClick={() => setPage(at - 1)}>
              <ChevronLeft size={16} aria-hidden />
            </Button>
            <span aria-live="polite">{words.page(at + 1, pages)}</span>
            <Button aria-label={words.next} disabled={at === pages - 1} onClick={() => setPage(at + 1)}>
              <ChevronRight size={16} aria-hidden />
            </Button>
          </span>
        )}
      </div>
    </section>
  );
}

/** What a column is called in a file; its head may be shorter. */
const useColumnLabels = (): Record<PostColumn, string> => ({
  published: useMessages(bundles.reports).reportWords.postTable.published,
  times: factLabel("post.times"),
  likes: factLabel("post.likes"),
  comments: factLabel("post.comments"),
  views: factLabel("post.views"),
});

/** Downloads posts as CSV, with all that their rows show. */
function usePostExport(ledger: Ledger) {
  const words = useMessages(bundles.reports).reportWords.postTable;
  const { interfaceWords, valueWords } = useWords();
  const labels = useColumnLabels();
  return (posts: readonly ListedPost[]) =>
    downloadCsv(
      words.title,
      [
        words.published,
        words.platform,
        words.format,
        words.theme,
        ...figureColumns.map((one) => labels[one]),
        words.caption,
        words.link,
      ],
      posts.map(({ publishedAt, platform, kind, theme, facts, caption, url }) => [
        publishedAt,
        interfaceWords.platforms[platform],
        valueWords[kind],
        themeOf(ledger, theme),
        ...figureColumns.map((column) => {
          const value = ledger.facts.get(facts[column])?.value;
          return typeof value === "number" ? value : undefined;
        }),
        caption ?? undefined,
        url ?? undefined,
      ]),
    );
}

const themeOf = (ledger: Ledger, id: string | undefined) => String(ledger.facts.get(id ?? "")?.value ?? "");

interface HeadProps {
  column: PostColumn;
  choice: PostChoice;
  onSort: (next: Pick<PostChoice, "column" | "isDescending">) => void;
}

/** Head of a column by which posts are sorted. */
function Head({ column, choice: { column: chosen, isDescending }, onSort }: HeadProps) {
  const words = useMessages(bundles.reports).reportWords.postTable;
  const labels = useColumnLabels();
  const isChosen = column === chosen;
  const name = column === "times" ? words.timesHead : labels[column];
  return (
    <th
      scope="col"
      aria-sort={isChosen ? (isDescending ? "descending" : "ascending") : "none"}
      className={`px-2.5 py-1 align-bottom font-medium ${column === "published" ? "text-left" : "text-right"} ${narrow[column]}`}
    >
      <button
        type="button"
        aria-label={words.sort(name)}
        className={`inline-flex min-h-8 items-center gap-1 rounded hover:text-ink focus-visible:outline-2 focus-visible:outline-teal ${isChosen ? "font-semibold text-ink" : ""}`}
        onClick={() => onSort({ column, isDescending: isChosen ? !isDescending : true })}
      >
        {name}
        {isChosen && (isDescending ? <ArrowDown size={13} aria-hidden /> : <ArrowUp size={13} aria-hidden />)}
      </button>
    </th>
  );
}

function Row({ post, ledger, onOpen }: Omit<PostTableProps, "posts"> & { post: ListedPost }) {
  const { interfaceWords, valueWords } = useWords();
  const format = useFormat();
  return (
    <tr className="border-t border-line">
      <td className="px-2.5 py-2 align-top whitespace-nowrap text-ink-2">
        <time dateTime={post.publishedAt}>{shortDate(post.publishedAt, format)}</time>
      </td>
      <td className="max-w-0 px-2.5 py-2 align-top">
        <PostCaption post={post} onOpen={onOpen} />
        <span className="flex flex-wrap items-center gap-x-2 text-xs text-ink-3">
          <PlatformIcon platform={post.platform} name={interfaceWords.platforms[post.platform]} />
          <span>{valueWords[post.kind]}</span>
          {post.theme && (
            <span data-fact={post.theme} dir="auto" className="wrap-anywhere">
              {themeOf(ledger, post.theme)}
            </span>
          )}
        </span>
      </td>
      {figureColumns.map((column) => {
        const fact = ledger.facts.get(post.facts[column]);
        return (
          <td key={column} className={`px-2.5 py-2 text-right align-top whitespace-nowrap ${narrow[column]}`}>
            {fact && <Figure fact={fact} ledger={ledger} />}
          </td>
        );
      })}
    </tr>
  );
}

interface FiltersProps extends Pick<PostTableProps, "posts" | "ledger"> {
  choice: PostChoice;
  onChoose: (next: Partial<PostChoice>) => void;
}

/** By platform, format and theme. */
function Filters({ posts, ledger, choice, onChoose }: FiltersProps) {
  const words = useMessages(bundles.reports).reportWords.postTable;
  const { interfaceWords, valueWords } = useWords();
  const options: Record<"platform" | "kind" | "theme", Option[]> = {
    platform: posts.map(({ platform }) => [platform, interfaceWords.platforms[platform]]),
    kind: posts.map(({ kind }) => [kind, valueWords[kind] ?? kind]),
    theme: posts.flatMap(({ theme }) => (theme ? [[theme, themeOf(ledger, theme)]] : [])),
  };
  return (["platform", "kind", "theme"] as const).map((by) => (
    <Filter
      key={by}
      label={words[by === "kind" ? "format" : by]}
      all={words.all}
      value={choice[by]}
      options={unique(options[by])}
      onChoose={(value) => onChoose({ [by]: value })}
    />
  ));
}

type Option = [value: string, label: string];

const unique = (options: Option[]): Option[] =>
  [...new Map(options)].toSorted(([, one], [, other]) => (one < other ? -1 : 1));

interface FilterProps {
  label: string;
  all: string;
  value: string;
  options: readonly Option[];
  onChoose: (value: string) => void;
}

/** A choice among values that occur; none where there is only one. */
function Filter({ label, all, value, options, onChoose }: FilterProps): ReactNode {
  if (options.length < 2) return null;
  return (
    <select
      aria-label={label}
      className="min-h-10 max-w-44 rounded-lg border border-field bg-card px-2.5"
      value={value}
      onChange={({ target }) => onChoose(target.value)}
    >
      <option value="">{`${label}: ${all}`}</option>
      {options.map(([one, name]) => (
        <option key={one} value={one}>
          {name}
        </option>
      ))}
    </select>
  );
}
