import type { Moves } from "@fanradar/contract";
import { bundles, listOf } from "@fanradar/words";
import { useFormat } from "../lib/format.ts";
import { useMessages } from "../lib/messages.ts";

type Target = Moves["targets"][number];

/** What goes along with a model that is moved, who will see it, and whether it can be taken back: said before it is moved. */
export function MoveConsequences({ target }: { target: Pick<Target, "isPersonal" | "seenBy" | "isReversible"> }) {
  const { workspaceWords } = useMessages(bundles.workspaces);
  const words = workspaceWords.moving;
  const format = useFormat();
  const { isPersonal, seenBy, isReversible } = target;
  const people = seenBy.map(({ name, role, seesEarnings }) =>
    seesEarnings
      ? words.person(name, workspaceWords.roles[role])
      : words.withoutEarnings(name, workspaceWords.roles[role]),
  );
  return (
    <ul className="grid max-w-[66ch] list-disc gap-1 pl-5 text-ink-2">
      <li>{isPersonal ? words.goesBack : words.goes}</li>
      <li>
        {people.length === 0 ? (
          isPersonal ? (
            words.seenByYou
          ) : (
            words.seenByNobody
          )
        ) : (
          <>
            {words.seenBy} <b className="font-medium text-ink wrap-anywhere">{listOf(people, format)}</b>
          </>
        )}
      </li>
      <li>
        {isPersonal ? (isReversible ? words.again : words.gone) : isReversible ? words.reversible : words.byOwners}
      </li>
    </ul>
  );
}

/** The same of several models at once: who sees any of them sees it. */
export function mergeTargets(targets: readonly Target[]): Target | undefined {
  const [first] = targets;
  if (!first) return undefined;
  const all = targets.flatMap(({ seenBy }) => seenBy);
  const seenBy = [...new Map(all.map((one) => [`${one.role} ${one.name}`, one])).values()];
  return { ...first, seenBy, isReversible: targets.every(({ isReversible }) => isReversible) };
}
