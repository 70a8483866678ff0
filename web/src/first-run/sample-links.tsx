import { bundles } from "@fanradar/words";
import { Link } from "wouter";
import { useMessages } from "../lib/messages.ts";
import { buttonClass } from "../ui/button.tsx";

/** To the sample agency, and to the tour of it: what an empty page will look like. */
export function SampleLinks() {
  const { sampleWords: words } = useMessages(bundles.firstRun);
  return (
    <p className="flex flex-wrap gap-x-5">
      <Link href="/sample" className={buttonClass("quiet")}>
        {words.see}
      </Link>
      <Link href="/sample?tour=1" className={buttonClass("quiet")}>
        {words.take}
      </Link>
    </p>
  );
}
