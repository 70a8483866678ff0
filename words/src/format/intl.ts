/**
 * The platform's formatters, each made once a locale and options: making one costs a hundred times what it then does.
 * Locales and options are few, so nothing is ever let go.
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
export const listFormat = remember((locale, options: Intl.ListFormatOptions) => new Intl.ListFormat(locale, options));

export const relativeTimeFormat = remember(
  (locale, options: Intl.RelativeTimeFormatOptions) => new Intl.RelativeTimeFormat(locale, options),
);
