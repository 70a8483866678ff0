import { type Model, type Report, rateReport, trustLevels } from "@fanradar/contract";
import type { Fact, FormulaKey, MetricName } from "@fanradar/engine";
import { interfaceWords, kindWords, trustWords } from "@fanradar/words";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { ThumbsDown, ThumbsUp } from "lucide-react";
import { CallError, call } from "../../app/call.ts";
import { keys } from "../../app/query-client.ts";
import { Button } from "../../ui/button.tsx";
import { Figure } from "../../ui/figure.tsx";
import { toast } from "../../ui/toast.ts";
import { Versions } from "./versions.tsx";

const words = interfaceWords.report;

/** Beside the report: was it helpful, what does it rest on, and its seal. */
export function ReportAside({ model, report }: { model: Model; report: Report }) {
  const { sealed, hash } = report.metadata;
  return (
    <aside className="grid content-start gap-6">
      <Rating model={model} report={report} />
      <TrustMix facts={sealed.facts} asOf={sealed.asOf} />
      <Versions model={model} shownId={report.id} />
      <footer className="grid gap-1 border-t border-line pt-3.5 text-ink-3" data-seal>
        <p className="num font-semibold text-ink">{words.version(report.id)}</p>
        <p className="num">{words.checked(sealed.checks.passed, sealed.checks.figures)}</p>
        <p>{words.writtenBy(sealed.engineVersion)}</p>
        <p className="text-xs break-all">
          {words.hash} <code title={hash}>{hash.slice(0, 12)}</code>
        </p>
      </footer>
    </aside>
  );
}

function Rating({ model, report }: { model: Model; report: Report }) {
  const client = useQueryClient();
  const rate = useMutation({
    mutationFn: (isPositive: boolean) => call(rateReport, { params: { id: report.id }, body: { isPositive } }),
    onSuccess: () => {
      toast(words.rated);
      return Promise.all([
        client.invalidateQueries({ queryKey: keys.report(model.id) }),
        client.invalidateQueries({ queryKey: ["stats"] }),
      ]);
    },
    onError: (error) =>
      toast(interfaceWords.toast.error, {
        text: error instanceof CallError ? error.reason : words.rateFailed,
        isError: true,
      }),
  });
  const { positive, negative, mine } = report.ratings;
  return (
    <section>
      <h2 className="font-semibold text-ink-2">{words.question}</h2>
      <div className="mt-2.5 flex flex-wrap gap-2">
        {(
          [
            [true, words.helpful, positive, ThumbsUp],
            [false, words.notHelpful, negative, ThumbsDown],
          ] as const
        ).map(([isPositive, label, count, Icon]) => (
          <span key={label} className="inline-flex items-center gap-2">
            <Button
              aria-pressed={mine === isPositive}
              disabled={rate.isPending}
              className={mine === isPositive ? "border-teal text-teal" : ""}
              onClick={() => rate.mutate(isPositive)}
            >
              <Icon size={15} aria-hidden />
              {label}
            </Button>
            <Figure
              fact={counted(isPositive ? "ratings.positive" : "ratings.negative", count, {
                asOf: report.createdAt,
                formula: "count.ratings",
              })}
              className="font-semibold"
            />
          </span>
        ))}
      </div>
    </section>
  );
}

/** How many of the report's figures rest on what, strongest first. */
function TrustMix({ facts, asOf }: { facts: Fact[]; asOf: string }) {
  const there = facts.filter(({ kind }) => kind !== "unavailable");
  const rows = trustLevels.flatMap((trust) => {
    const count = there.filter((fact) => fact.trust === trust).length;
    return count > 0
      ? [{ name: trustWords[trust], count, tone: trust === "manual" || trust === "inferred" ? "bg-ink-3" : "bg-teal" }]
      : [];
  });
  const absent = facts.length - there.length;
  if (absent > 0) rows.push({ name: kindWords.unavailable, count: absent, tone: "bg-line" });
  return (
    <section>
      <h2 className="font-semibold text-ink-2">{words.trustMix}</h2>
      <div aria-hidden className="my-3 flex h-2 gap-0.5 overflow-hidden rounded">
        {rows.map(({ name, count, tone }) => (
          <span key={name} className={tone} style={{ flexGrow: count }} />
        ))}
      </div>
      <ul className="grid gap-1 text-ink-2">
        {rows.map(({ name, count }) => (
          <li key={name} className="flex justify-between">
            {name} <Figure fact={counted("figures.byTrust", count, { asOf, formula: "count.figures" })} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A count of rows or facts that this page itself was given. */
function counted(metric: MetricName, value: number, { asOf, formula }: { asOf: string; formula: FormulaKey }): Fact {
  return {
    id: metric,
    metric,
    kind: "measured",
    value,
    unit: "count",
    asOf,
    trust: "record",
    sandbox: false,
    formula,
    inputs: [],
    sources: [],
    scope: "public",
  };
}
