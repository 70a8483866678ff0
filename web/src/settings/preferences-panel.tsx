import { getExchangeRates, languages, type Settings, themes } from "@fanradar/contract";
import { currencies } from "@fanradar/engine/catalogue/currencies";
import { bundles, languageNames, shortDate } from "@fanradar/words";
import { useQuery } from "@tanstack/react-query";
import { useFormat } from "../lib/format.ts";
import { useMessages } from "../lib/messages.ts";
import { callQuery } from "../lib/queries.ts";
import { nameOfZone, timeZones } from "../lib/time-zones.ts";
import { SandboxMark } from "../ui/badge.tsx";
import { Field, inputClass } from "../ui/field.tsx";
import { SelectField } from "../ui/select-field.tsx";

interface PanelProps {
  settings: Settings;
  onChange: (settings: Settings) => void;
}

/** How pages look: theme, language, clock and currency. Saved, they apply at once and in every tab. */
export function PreferencesPanel({ settings, onChange }: PanelProps) {
  const words = useMessages(bundles.settings).settingsWords.preferences;
  const { preferences } = settings;
  const change = (changed: Partial<Settings["preferences"]>) =>
    onChange({ ...settings, preferences: { ...preferences, ...changed } });
  return (
    <>
      <SelectField
        label={words.theme}
        value={preferences.theme}
        options={themes.map((one) => [one, words.themes[one]] as const)}
        onChoose={(theme) => change({ theme })}
      />
      <SelectField
        label={words.language}
        value={preferences.language}
        options={languages.map((one) => [one, languageNames[one]] as const)}
        onChoose={(language) => change({ language })}
      />
      <TimeZone value={preferences.timezone} onChoose={(timezone) => change({ timezone })} />
      <SelectField
        label={words.currency}
        hint={<Rates />}
        value={preferences.currency}
        options={currencies.map((one) => [one, one] as const)}
        onChoose={(currency) => change({ currency })}
      />
    </>
  );
}

/** The four usual ones to press, and all others by name. What is no zone is not taken. */
function TimeZone({ value, onChoose }: { value: string; onChoose: (zone: string) => void }) {
  const words = useMessages(bundles.settings).settingsWords.preferences;
  const usual = Object.entries(words.usualZones);
  const others = timeZones().filter((zone) => !usual.some(([one]) => one === zone));
  return (
    <Field label={words.timezone}>
      {(ids) => (
        <select {...ids} className={inputClass} value={value} onChange={({ target }) => onChoose(target.value)}>
          {usual.map(([zone, name]) => (
            <option key={zone} value={zone}>
              {name === zone ? name : `${name} (${nameOfZone(zone)})`}
            </option>
          ))}
          <optgroup label={words.otherZones}>
            {others.map((zone) => (
              <option key={zone} value={zone}>
                {nameOfZone(zone)}
              </option>
            ))}
          </optgroup>
        </select>
      )}
    </Field>
  );
}

/** By what amounts are converted, from when, and who says so. */
function Rates() {
  const words = useMessages(bundles.settings).settingsWords.preferences;
  const format = useFormat();
  const { data } = useQuery(callQuery(getExchangeRates));
  if (!data) return null;
  if (!data.rates) return words.noRates;
  const { source, day, isSandbox } = data.rates;
  return (
    <span className="flex flex-wrap items-center gap-2">
      {words.rates(source, shortDate(day, format))} {isSandbox && <SandboxMark />}
    </span>
  );
}
