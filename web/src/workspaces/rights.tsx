import type { WorkspaceMember } from "@fanradar/contract";
import { bundles } from "@fanradar/words";
import { useMessages } from "../lib/messages.ts";

/** What a grant lets see, in a line. */
export function Rights({ of }: { of: Pick<WorkspaceMember, "scope" | "tags" | "models" | "seesEarnings"> }) {
  const { workspaceWords: words } = useMessages(bundles.workspaces);
  const names = of.models.map(({ name }) => name).join(", ");
  const seen = {
    all: words.scopes.all,
    tags: of.tags.join(", ") || words.scopes.tags,
    models: names || words.scopes.models,
  };
  return `${seen[of.scope]} · ${words.earnings}: ${of.seesEarnings ? words.earningsShown : words.earningsHidden}`;
}
