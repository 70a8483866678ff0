import { isLanguage, languageNames, languages } from "@fanradar/words";
import { useQueryClient } from "@tanstack/react-query";
import { useLanguage, useWords } from "../lib/messages.ts";
import { takeLanguage, tellThatItFailed } from "../lib/own-language.ts";

/** A visitor's own choice of language, kept on the device. Each language calls itself by its own name. */
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
          if (isLanguage(target.value)) takeLanguage(client, target.value).catch(tellThatItFailed);
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
