import { bundles } from "@fanradar/words";
import { Link } from "wouter";
import { useMessages } from "../lib/messages.ts";
import { VisitorShell } from "../shell/visitor-shell.tsx";

export const TermsPage = () => <LegalPage which="terms" />;
export const PrivacyPage = () => <LegalPage which="privacy" />;

/** The terms in force, by section. */
function LegalPage({ which }: { which: "terms" | "privacy" }) {
  const { legalWords } = useMessages(bundles.legal);
  const { title, description, sections } = legalWords[which];
  return (
    <VisitorShell title={title} description={description}>
      <article data-notice className="grid max-w-[66ch] gap-7">
        <div className="grid gap-1">
          <h1 className="text-2xl font-semibold tracking-tight">{title}</h1>
          <p className="text-ink-2">{description}</p>
        </div>
        {sections.map((section) => (
          <section key={section.title} className="grid gap-2">
            <h2 className="text-lg font-semibold tracking-tight">{section.title}</h2>
            {section.paragraphs.map((paragraph) => (
              <p key={paragraph} className="text-ink-2">
                {paragraph}
              </p>
            ))}
          </section>
        ))}
        <p className="grid justify-items-start gap-2">
          <Link href="/removal" className="font-semibold text-teal underline">
            {legalWords.removalLink}
          </Link>
          {/* A file of text, and no page: the browser loads it. */}
          <a href="/licenses.txt" className="font-semibold text-teal underline">
            {legalWords.licensesLink}
          </a>
        </p>
      </article>
    </VisitorShell>
  );
}
