import { bundles } from "@fanradar/words";
import { Link } from "wouter";
import { useMessages } from "../lib/messages.ts";
import { useMay } from "../lib/rights.ts";

interface EarningsTabsProps {
  modelId: number;
  open: "earnings" | "split" | "shifts";
}

/** What a model earned, how that is divided, and who sold it: each its own address. */
export function EarningsTabs({ modelId, open }: EarningsTabsProps) {
  const { earningsWords, splitWords, shiftWords } = useMessages(bundles.earnings);
  const may = useMay();
  const tabs = [
    { name: "earnings", title: earningsWords.title, href: `/earnings/${modelId}` },
    { name: "split", title: splitWords.tab, href: `/earnings/${modelId}?tab=split` },
    ...(may("shift.read")
      ? ([{ name: "shifts", title: shiftWords.tab, href: `/earnings/${modelId}?tab=shifts` }] as const)
      : []),
  ] as const;
  return (
    <nav aria-label={splitWords.tabs} className="mb-6 flex flex-wrap gap-1 border-b border-line">
      {tabs.map(({ name, title, href }) => (
        <Link
          key={name}
          href={href}
          aria-current={name === open ? "page" : undefined}
          className="inline-flex min-h-10 items-center border-b-2 border-transparent px-3 font-medium text-ink-2 hover:text-ink aria-[current]:border-teal aria-[current]:font-semibold aria-[current]:text-teal"
        >
          {title}
        </Link>
      ))}
    </nav>
  );
}
