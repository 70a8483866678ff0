import { type Attention, type AttentionKind, attentionKinds } from "@fanradar/contract";
import type { Fact } from "@fanradar/engine";
import type { Db } from "../../platform/db/open-database.ts";
import type { Member } from "../access/policy.ts";
import { prefixLedger } from "../creators/chosen-models.ts";
import { findModelFigures } from "./find-figures.ts";
import { findStates } from "./find-states.ts";
import { kindsOfFigures, sinceOf } from "./kinds-of-figures.ts";

type Item = Attention["items"][number];

/** As many entries are answered. */
const most = 50;

/**
 * What asks a person to act on their models now: the one rule of the dashboard and of the assistant. By kind in the order of
 * `attentionKinds`, of the same kind the newest first. A state is as it is now, and a figure is one of the newest report that is sure:
 * whatever has ended since is not in the list.
 */
export async function findAttention(db: Db, { member, now }: { member: Member; now: Date }): Promise<Attention> {
  const [states, figures] = await Promise.all([findStates(db, { member, now }), findModelFigures(db, { member, now })]);
  const facts = new Map<string, Fact>();
  const sources: Attention["sources"] = [];
  const ofFigures = figures.flatMap(({ modelId, name, ...ledger }): Item[] => {
    const stated = kindsOfFigures(ledger.facts, now);
    if (stated.length === 0) return [];
    const prefixed = prefixLedger(modelId, { facts: stated.map(({ fact }) => fact), sources: [...ledger.sources] });
    sources.push(...prefixed.sources);
    return prefixed.facts.flatMap((fact, place): Item[] => {
      const kind = stated[place]?.kind;
      if (!kind) return [];
      facts.set(fact.id, fact);
      return [
        { kind, model: { id: modelId, name }, platform: fact.platform ?? null, since: sinceOf(fact), fact: fact.id },
      ];
    });
  });
  const ofStates = states.map(
    ({ modelId, since, name, ...state }): Item => ({
      ...state,
      model: { id: modelId, name },
      since: since.toISOString(),
      fact: null,
    }),
  );
  const rank = new Map<AttentionKind, number>(attentionKinds.map((kind, place) => [kind, place]));
  const all = [...ofStates, ...ofFigures].sort(
    (a, b) =>
      (rank.get(a.kind) ?? 0) - (rank.get(b.kind) ?? 0) || b.since.localeCompare(a.since) || a.model.id - b.model.id,
  );
  const items = all.slice(0, most);
  const stated = items.flatMap(({ fact }) => facts.get(fact ?? "") ?? []);
  const behind = new Set(stated.flatMap((fact) => fact.sources));
  return {
    items,
    total: all.length,
    facts: stated,
    sources: sources.filter(({ evidence }) => behind.has(evidence)),
  };
}
