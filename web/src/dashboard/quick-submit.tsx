import { Link } from "wouter";
import { useWords } from "../lib/messages.ts";
import { buttonClass } from "../ui/button.tsx";

export function QuickSubmit() {
  const words = useWords().dashboardWords;
  return (
    <section className="self-start rounded-xl border border-line bg-teal-soft p-4.5">
      <h2 className="font-semibold">{words.quickSubmit}</h2>
      <p className="mb-3 text-ink-2">{words.quickHint}</p>
      <Link href="/submit" className={buttonClass("primary")}>
        {words.submit}
      </Link>
    </section>
  );
}
