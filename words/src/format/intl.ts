/**
 * Formatters of `Intl`, cached by locale and options: creating one costs a hundred times as much as one use.
 * Locales and options are few, so none is evicted.
 */
function remember<Options extends object, Formatter>(make: (locale: string, options: Options) => Formatter) {
  const made = new Map<string, Formatter>();
  return (locale: string, options: Options): Formatter => {
    const key = `${locale} ${JSON.stringify(options)}`;
    const known = made.get(key);
    if (known !== undefined) return known;
    const formatter = make(locale, options);
    made.set(key, formatter);
    return formatter;
  };
}

export const numberFormat = remember(
  (locale, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options),
);
export const dateTimeFormat = remember(
  (locale, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options),
);
export const pluralRules = remember(
  (locale, options: Intl.PluralRulesOptions) => new Intl.PluralRules(locale, options),
);
export const displayNames = remember(
  (locale, options: Intl.DisplayNamesOptions) => new Intl.DisplayNames(locale, options),
);
export const listFormat = remember((locale, options: Intl.ListFormatOptions) => new Intl.ListFormat(locale, options));

export const relativeTimeFormat = remember(
  (locale, options: Intl.RelativeTimeFormatOptions) => new Intl.RelativeTimeFormat(locale, options),
);
