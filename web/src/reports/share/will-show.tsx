import { type ReleaseKind, releaseKinds } from "@fanradar/contract";
import { bundles, listOf } from "@fanradar/words";
import { Link } from "wouter";
import { useFormat } from "../../lib/format.ts";
import { useMessages } from "../../lib/messages.ts";

interface WillShowProps {
  isOwnPage: boolean;
  releases: readonly ReleaseKind[];
  hasPassword: boolean;
}

/** What people with the link will see, before it is made: of private figures each kind by name, those that stay private too. */
export function WillShow({ isOwnPage, releases, hasPassword }: WillShowProps) {
  const { willShow: words } = useMessages(bundles.sharing).sharingWords;
  const format = useFormat();
  const named = (kinds: readonly ReleaseKind[]) =>
    listOf(
      kinds.map((kind) => words.kinds[kind]),
      format,
    );
  const kept = releaseKinds.filter((kind) => !releases.includes(kind));
  return (
    <section
      role="status"
      aria-label={words.title}
      className={`grid gap-1 rounded-lg border px-4 py-3 ${releases.length > 0 ? "border-coral" : "border-line bg-sunken"}`}
      data-notice
    >
      <h3 className="font-semibold">{hasPassword ? words.titleWithPassword : words.title}</h3>
      {isOwnPage ? (
        <p>
          {words.ownPage}{" "}
          <Link href="/model-dashboard#visibility" className="text-teal underline">
            {words.toVisibility}
          </Link>
        </p>
      ) : (
        <>
          <p>{words.figures}</p>
          {releases.length > 0 && <p className="font-semibold text-coral">{words.private(named(releases))}</p>}
          <p className="text-ink-2">{words.kept(kept.length > 0 ? named(kept) : null)}</p>
        </>
      )}
    </section>
  );
}
