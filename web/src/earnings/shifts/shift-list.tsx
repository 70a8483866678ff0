import { getShifts, removeShifts, type ShiftSales } from "@fanradar/contract";
import { bundles, dateAndTime } from "@fanradar/words";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "../../lib/call.ts";
import { useFormat } from "../../lib/format.ts";
import { useMessages } from "../../lib/messages.ts";
import { invalidate } from "../../lib/queries.ts";
import { toast } from "../../lib/toast.ts";
import { toastError } from "../../lib/toast-error.ts";
import { Button } from "../../ui/button.tsx";
import { ShiftForm } from "./shift-form.tsx";

/** The shifts of the month by the statement's clock; who may change them edits one, or selects and removes some. */
export function ShiftList({ sales: { model, shifts, timeZone, mayManage } }: { sales: ShiftSales }) {
  const { shiftWords: words } = useMessages(bundles.earnings);
  const client = useQueryClient();
  const [edited, setEdited] = useState<number>();
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set());
  const remove = useMutation({
    mutationFn: (ids: number[]) => call(removeShifts, { params: { id: model.id }, body: { ids } }),
    onSuccess: () => toast(words.removed),
    onError: toastError,
    onSettled: async () => {
      await invalidate(client, getShifts, { params: { id: model.id } });
      setSelected(new Set());
    },
  });
  const chosen = shifts.filter(({ id }) => selected.has(id)).map(({ id }) => id);
  const select = (ids: readonly number[], isOn: boolean) =>
    setSelected((before) => new Set(isOn ? [...before, ...ids] : [...before].filter((id) => !ids.includes(id))));
  return (
    <section aria-labelledby="shifts" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="flex min-h-10 flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id="shifts" className="text-base font-semibold tracking-tight">
          {words.list}
        </h2>
        {chosen.length > 0 && (
          <Button disabled={remove.isPending} onClick={() => remove.mutate(chosen)}>
            <span data-notice>{words.selected(String(chosen.length))}</span>
          </Button>
        )}
      </div>
      <div className="overflow-x-auto rounded-xl border border-line bg-card">
        <table className="w-full text-left">
          <thead className="text-xs text-ink-2">
            <tr>
              {mayManage && (
                <th scope="col" className="w-12 px-2 sm:px-4.5 py-2.5">
                  <input
                    type="checkbox"
                    className="block size-6 accent-teal"
                    aria-label={words.selectAll}
                    checked={chosen.length === shifts.length}
                    onChange={({ target }) =>
                      select(
                        shifts.map(({ id }) => id),
                        target.checked,
                      )
                    }
                  />
                </th>
              )}
              {[words.chatter, words.from, words.to].map((title) => (
                <th key={title} scope="col" className="px-2 sm:px-4.5 py-2.5 font-medium">
                  {title}
                </th>
              ))}
              {mayManage && <td />}
            </tr>
          </thead>
          <tbody>
            {shifts.map((shift) =>
              mayManage && shift.id === edited ? (
                <tr key={shift.id} className="border-t border-line">
                  <td colSpan={5} className="px-2 sm:px-4.5 py-3">
                    <ShiftForm modelId={model.id} {...{ shift, timeZone }} onDone={() => setEdited(undefined)} />
                  </td>
                </tr>
              ) : (
                <Row
                  key={shift.id}
                  {...{ shift, timeZone, mayManage }}
                  isSelected={selected.has(shift.id)}
                  onSelect={(isOn) => select([shift.id], isOn)}
                  onEdit={() => setEdited(shift.id)}
                />
              ),
            )}
          </tbody>
        </table>
      </div>
    </section>
  );
}

interface RowProps extends Pick<ShiftSales, "timeZone" | "mayManage"> {
  shift: ShiftSales["shifts"][number];
  isSelected: boolean;
  onSelect: (isOn: boolean) => void;
  onEdit: () => void;
}

function Row({ shift: { chatter, from, to }, timeZone, mayManage, isSelected, onSelect, onEdit }: RowProps) {
  const { shiftWords: words } = useMessages(bundles.earnings);
  const format = { ...useFormat(), timeZone };
  const start = dateAndTime(from, format);
  return (
    <tr className="border-t border-line">
      {mayManage && (
        <td className="px-2 sm:px-4.5 py-2">
          <input
            type="checkbox"
            className="block size-6 accent-teal"
            aria-label={words.select(chatter, start)}
            checked={isSelected}
            onChange={({ target }) => onSelect(target.checked)}
          />
        </td>
      )}
      <td className="px-2 sm:px-4.5 py-2 wrap-anywhere">
        <span data-typed dir="auto">
          {chatter}
        </span>
      </td>
      {[
        [from, start],
        [to, dateAndTime(to, format)],
      ].map(([iso, shown]) => (
        <td key={iso} className="px-2 sm:px-4.5 py-2">
          <time dateTime={iso}>{shown}</time>
        </td>
      ))}
      {mayManage && (
        <td className="px-2 sm:px-4.5 py-1 text-right">
          <Button look="quiet" aria-label={words.editOf(chatter, start)} onClick={onEdit}>
            {words.edit}
          </Button>
        </td>
      )}
    </tr>
  );
}
