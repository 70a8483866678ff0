import { type ExplainedMetric, methodGroups } from "@fanradar/engine/catalogue/methods";
import { bundles } from "@fanradar/words";
import { useMessages } from "../lib/messages.ts";
import { factLabel } from "../ui/figure.tsx";

/** The explained metrics by group, each with its name and meaning in the reader's language. */
export function useMethods() {
  const { methodWords: words } = useMessages(bundles.methods);
  // Labels of prices are in its messages.
  useMessages(bundles.pricing);
  const names: Partial<Record<ExplainedMetric, string>> = words.names;
  return methodGroups.map(({ id, methods }) => ({
    id,
    name: words.groups[id],
    methods: methods.map(({ metric, formulas }) => ({
      metric,
      name: names[metric] ?? factLabel(metric),
      meaning: words.meanings[metric],
      formulas,
    })),
  }));
}
