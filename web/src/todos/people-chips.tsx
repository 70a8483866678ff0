import type { InCharge } from "@fanradar/contract";
import { bundles } from "@fanradar/words";
import { useMessages } from "../lib/messages.ts";
import { Avatar } from "../ui/avatar.tsx";

/** The people in charge of a model, the first first; nothing where there are none. */
export function PeopleChips({ people }: Pick<InCharge, "people">) {
  const { todoWords: words } = useMessages(bundles.todos);
  if (people.length === 0) return null;
  return (
    <ul aria-label={words.inCharge} className="flex flex-wrap gap-1.5" data-typed>
      {people.map(({ id, name }) => (
        <li
          key={id}
          className="flex items-center gap-1.5 rounded-full border border-line bg-card py-0.5 pr-2.5 pl-0.5 text-xs font-medium wrap-anywhere"
        >
          <Avatar name={name} of={String(id)} className="size-6 text-xs" />
          <span dir="auto">{name}</span>
        </li>
      ))}
    </ul>
  );
}
