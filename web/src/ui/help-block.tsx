import type { HelpText } from "@fanradar/contract";

/** How a paragraph of help looks, and the list of whom to turn to: the same wherever help is shown. */
export const helpLooks = {
  paragraph: "border-l-2 border-teal bg-teal-soft rounded-r-lg py-2 pr-3 pl-3",
  contacts: "grid gap-1 rounded-lg border border-line p-3 text-sm",
};

/** Help in place of a result, in the language of what was written. It stands in a live region of its page. */
export function HelpBlock({ help: { language, paragraphs, contacts } }: { help: HelpText }) {
  return (
    <section data-notice lang={language} className="grid max-w-[72ch] gap-2.5 text-base leading-relaxed wrap-anywhere">
      {paragraphs.map((paragraph) => (
        <p key={paragraph} className={helpLooks.paragraph}>
          {paragraph}
        </p>
      ))}
      <ul className={helpLooks.contacts}>
        {contacts.map((contact) => (
          <li key={contact}>{contact}</li>
        ))}
      </ul>
    </section>
  );
}
