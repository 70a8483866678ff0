import type { ImportPreview } from "@fanradar/contract";
import type { ColumnRole } from "@fanradar/engine";
import { bundles } from "@fanradar/words";
import { useMessages } from "../../lib/messages.ts";
import { inputClass } from "../../ui/field.tsx";

interface ColumnsProps {
  preview: ImportPreview;
  columns: Partial<Record<ColumnRole, number>>;
  onChange: (columns: Partial<Record<ColumnRole, number>>) => void;
}

/** The file's first rows, and over each column its meaning. */
export function Columns({ preview: { headers, sample, missing }, columns, onChange }: ColumnsProps) {
  const { columnWords } = useMessages(bundles.imports);
  const words = useMessages(bundles.evidence).evidenceWords.import;
  const isRequired = missing.length > 0;
  const roles = Object.entries(columnWords);
  const isRole = (name: string): name is ColumnRole => name in columnWords;
  const width = Math.max(headers.length, ...sample.map(({ length }) => length));
  const roleOf = (index: number) => Object.entries(columns).find(([, place]) => place === index)?.[0] ?? "";
  const choose = (index: number, chosen: string) => {
    const next: Partial<Record<ColumnRole, number>> = {};
    for (const role of Object.keys(columnWords).filter(isRole)) {
      const place = columns[role];
      // A column has one meaning, and a meaning has one column.
      if (role === chosen) next[role] = index;
      else if (place !== undefined && place !== index) next[role] = place;
    }
    onChange(next);
  };
  return (
    <div className="grid gap-2">
      <p className="font-medium">{words.columns}</p>
      {missing.map((role) => (
        <p key={role} className="text-coral">
          {words.missing[role]}
        </p>
      ))}
      <div className="overflow-x-auto rounded-lg border border-line" data-typed>
        <table className="text-left text-xs">
          <thead>
            <tr>
              {Array.from({ length: width }, (_, index) => {
                const name = headers[index] || words.column(index + 1);
                return (
                  <th key={name + String(index)} scope="col" className="min-w-36 px-2 py-2 align-top font-medium">
                    <span className="mb-1 block max-w-52 truncate" title={name}>
                      {name}
                    </span>
                    <select
                      aria-label={name}
                      className={`${inputClass} text-xs ${isRequired ? "border-coral" : ""}`}
                      value={roleOf(index)}
                      onChange={({ target }) => choose(index, target.value)}
                    >
                      <option value="">{words.notUsed}</option>
                      {roles.map(([role, label]) => (
                        <option key={role} value={role}>
                          {label}
                        </option>
                      ))}
                    </select>
                  </th>
                );
              })}
            </tr>
          </thead>
          <tbody>
            {[...sample.entries()].map(([at, row]) => (
              <tr key={at} className="border-t border-line text-ink-2">
                {Array.from({ length: width }, (_, index) => (
                  <td key={headers[index] || index} className="max-w-52 truncate px-2 py-1.5">
                    {row[index] ?? ""}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
