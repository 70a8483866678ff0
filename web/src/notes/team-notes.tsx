import {
  deleteTeamNote,
  listTeamNotes,
  restoreTeamNote,
  type TeamNote,
  teamNotesShown,
  undoSeconds,
} from "@fanradar/contract";
import { bundles, exactNumber, platformWords, relativeTime, shortDate } from "@fanradar/words";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { CallError, call, reasonOf } from "../lib/call.ts";
import { useFormat } from "../lib/format.ts";
import { useMessages } from "../lib/messages.ts";
import { callQuery, invalidate } from "../lib/queries.ts";
import { useMay } from "../lib/rights.ts";
import { toast } from "../lib/toast.ts";
import { toastError } from "../lib/toast-error.ts";
import { useNow } from "../lib/use-now.ts";
import { Avatar } from "../ui/avatar.tsx";
import { Button } from "../ui/button.tsx";
import { LoadError, Skeleton } from "../ui/states.tsx";
import { piecesOf } from "./mentioned.ts";
import { WriteNote } from "./write-note.tsx";

/** What the team wrote of a model, on its report and on days of its charts, and a way to write more. */
export function TeamNotes({ modelId, reportId }: { modelId: number; reportId: number }) {
  const { teamNoteWords: words } = useMessages(bundles.todos);
  const may = useMay();
  const format = useFormat();
  const { data, error, refetch } = useQuery(callQuery(listTeamNotes, { params: { id: modelId } }));
  return (
    <section id="team-notes" aria-labelledby="team-notes-title" className="grid gap-3" data-team-notes data-section>
      <h2 id="team-notes-title" className="text-base font-semibold tracking-tight">
        {words.title}
      </h2>
      {error && <LoadError error={error} onRetry={() => refetch()} />}
      {!error && !data && <Skeleton className="h-24" />}
      {data?.notes.length === 0 && <p className="text-ink-3">{words.empty}</p>}
      {data && data.notes.length > 0 && (
        <ul className="grid divide-y divide-line rounded-xl border border-line bg-card px-4.5">
          {data.notes.map((note) => (
            <NoteItem key={note.id} note={note} {...{ modelId, reportId }} />
          ))}
        </ul>
      )}
      {data?.isCut && <p className="text-ink-3">{words.cut(exactNumber(teamNotesShown, format))}</p>}
      {data && may("note.write") && <WriteNote modelId={modelId} reportId={reportId} />}
    </section>
  );
}

function NoteItem({ note, modelId, reportId }: { note: TeamNote; modelId: number; reportId: number }) {
  const { teamNoteWords: words } = useMessages(bundles.todos);
  const format = useFormat();
  const now = useNow();
  const client = useQueryClient();
  const [isEdited, setIsEdited] = useState(false);
  const params = { id: note.id };
  const undo = async () => {
    try {
      await call(restoreTeamNote, { params });
      toast(words.undone);
    } catch (error) {
      const isLate = error instanceof CallError && error.status === 404;
      toast(words.tooLate, { isError: true, ...(!isLate && { text: reasonOf(error) }) });
    }
    await invalidate(client, listTeamNotes, { params: { id: modelId } });
  };
  const remove = useMutation({
    mutationFn: () => call(deleteTeamNote, { params }),
    onSuccess: () =>
      toast(words.removed, { action: { label: words.undo, onPress: undo }, shownMs: undoSeconds * 1_000 }),
    onError: toastError,
    onSettled: () => invalidate(client, listTeamNotes, { params: { id: modelId } }),
  });
  const { author, day, platform, editedAt } = note;
  if (isEdited)
    return (
      <li className="py-3">
        <WriteNote {...{ modelId, reportId, note }} onDone={() => setIsEdited(false)} />
      </li>
    );
  return (
    <li className="grid grid-cols-[2rem_minmax(0,1fr)_auto] items-start gap-x-3 py-3">
      <Avatar name={author?.name ?? words.former} of={String(author?.id ?? 0)} className="size-8 text-sm" />
      <div className="grid gap-1">
        <p className="flex flex-wrap gap-x-3 text-ink-3">
          <span className="font-medium text-ink wrap-anywhere" {...(author && { "data-typed": true })}>
            {author?.name ?? words.former}
          </span>
          <time dateTime={note.createdAt}>{relativeTime(note.createdAt, now, format)}</time>
          {editedAt && <time dateTime={editedAt}>{words.edited(relativeTime(editedAt, now, format))}</time>}
          {day && (
            <time dateTime={day} className="font-medium text-teal">
              {platform
                ? words.onDayOf(shortDate(day, format), platformWords[platform])
                : words.onDay(shortDate(day, format))}
            </time>
          )}
        </p>
        <p data-typed dir="auto" className="max-w-[72ch] whitespace-pre-wrap wrap-anywhere">
          {piecesOf(note.text, note.mentions).map(({ text, isMention, at }) =>
            isMention ? (
              <b key={at} className="font-semibold text-teal">
                {text}
              </b>
            ) : (
              text
            ),
          )}
        </p>
      </div>
      <span className="flex flex-wrap justify-end gap-x-4">
        {note.mayEdit && (
          <Button look="quiet" onClick={() => setIsEdited(true)}>
            {words.edit}
          </Button>
        )}
        {note.mayDelete && (
          <Button look="quiet" disabled={remove.isPending} onClick={() => remove.mutate()}>
            {words.remove}
          </Button>
        )}
      </span>
    </li>
  );
}
