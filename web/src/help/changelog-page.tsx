import { bundles, shortDate } from "@fanradar/words";
import { changeReaders, releases } from "@fanradar/words/changelog";
import { useFormat } from "../lib/format.ts";
import { useLanguage, useMessages } from "../lib/messages.ts";
import { OpenFrame } from "../shell/open-frame.tsx";

/** What is in each version, the newest first, by whom it concerns. */
export function ChangelogPage() {
  const { changelogWords: words } = useMessages(bundles.changelog);
  const language = useLanguage();
  return (
    <OpenFrame title={words.title} description={words.description} lead={words.description}>
      <div className="grid max-w-[66ch] gap-10">
        {releases.map(({ version, releasedOn, changes }) => (
          <article key={version} aria-labelledby={`version-${version}`} className="grid gap-5">
            <header className="flex flex-wrap items-baseline gap-x-3">
              <h2 id={`version-${version}`} data-typed className="num text-xl font-semibold tracking-tight">
                {version}
              </h2>
              <p className="text-ink-3">{releasedOn === null ? words.unreleased : <ReleaseDay day={releasedOn} />}</p>
            </header>
            {changeReaders.map((readers) => (
              <section key={readers} className="grid gap-2">
                <h3 className="font-semibold">{words.readers[readers]}</h3>
                <ul className="grid list-disc gap-1.5 pl-5 text-ink-2">
                  {changes[readers].map((change) => (
                    <li key={change.en}>{change[language]}</li>
                  ))}
                </ul>
              </section>
            ))}
          </article>
        ))}
      </div>
    </OpenFrame>
  );
}

function ReleaseDay({ day }: { day: string }) {
  const format = useFormat();
  // A day, not a moment: it is the same one in every time zone.
  return <time dateTime={day}>{shortDate(day, { ...format, timeZone: "UTC" })}</time>;
}
