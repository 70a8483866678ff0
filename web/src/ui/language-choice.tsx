import { languages } from "@fanradar/contract";
import { isLanguage, languageNames } from "@fanradar/words";
import { useQueryClient } from "@tanstack/react-query";
import { useLanguage, useWords } from "../lib/messages.ts";
import { changeLanguage, showLoadFailure } from "../lib/own-language.ts";

/** A visitor's choice of language, stored on the device. Each language is named in itself. */
export function LanguageChoice() {
  const client = useQueryClient();
  const language = useLanguage();
  const { shell } = useWords().interfaceWords;
  return (
    <label className="flex min-h-10 items-center gap-2 text-ink-3">
      {shell.language}
      <select
        value={language}
        className="min-h-10 rounded-lg border border-field bg-card px-2 text-sm text-ink"
        onChange={({ target }) => {
          if (isLanguage(target.value)) changeLanguage(client, target.value).catch(showLoadFailure);
        }}
      >
        {languages.map((one) => (
          <option key={one} value={one} lang={one}>
            {languageNames[one]}
          </option>
        ))}
      </select>
    </label>
  );
}
