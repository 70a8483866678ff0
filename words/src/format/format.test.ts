import type { Fact, Source } from "@fanradar/engine";
import { expect, test } from "vitest";
import {
  compactNumber,
  counted,
  dayAndMonth,
  days,
  exactNumber,
  exchanged,
  money,
  percent,
  period,
  rangeInWords,
  seconds,
  shortDate,
  showApart,
  showCalibration,
  showExactly,
  showExchange,
  showFact,
  showInOwnCurrency,
  showNoun,
  showRange,
  showSize,
  showSource,
  timeInSentence,
} from "../index.ts";
import { tables } from "../tables.ts";

const us = { locale: "en-US", timeZone: "UTC", words: tables.en };
const german = { locale: "de", timeZone: "Europe/Berlin", words: tables.de };

const fact = (metric: string, unit: Fact["unit"], value: Fact["value"], more: Partial<Fact> = {}): Fact => ({
  id: metric,
  metric,
  kind: "derived",
  value,
  unit,
  asOf: "2026-11-20T12:00:00.000Z",
  trust: "connected",
  sandbox: false,
  inputs: [],
  sources: [],
  scope: "public",
  ...more,
});

test.each([
  [999.4, "999", "999.4"],
  [999.9, "1,000", "999.9"],
  [-999, "-999", "-999"],
  [-1_000, "-1K", "-1,000"],
  [-999_950, "-1M", "-999,950"],
  [0.04, "0", "0.04"],
  [1_500_000_000, "1,500M", "1,500,000,000"],
  [Number.MAX_SAFE_INTEGER, "9,007,199,254.7M", "9,007,199,254,740,991"],
])("count: %d is %s, and %s on its ledger card", (value, short, exact) => {
  expect(compactNumber(value, us)).toBe(short);
  expect(exactNumber(value, us)).toBe(exact);
});

test("count: keeps K and M in other languages, with their separators", () => {
  expect(compactNumber(2_345_678, german)).toBe("2,3M");
  expect(exactNumber(2_345_678, german)).toBe("2.345.678");
});

test.each([
  [0, "0%"],
  [-0, "0%"],
  [0.035, "0.04%"],
  [6.14, "6.1%"],
  [-53.84, "-53.8%"],
  [100, "100%"],
  [1_234.5, "1,235%"],
])("percentage: %d is '%s'", (value, shown) => {
  expect(percent(value, us)).toBe(shown);
});

test.each([
  [6.12, 5.21, 7.09, "6.1%", "5.2 to 7.1%"],
  [4.02, 2.04, 5.83, "4.0%", "2.0 to 5.8%"],
  [45.3, 39.2, 51.4, "45%", "39 to 51%"],
  [0.105, 0.056, 0.154, "0.11%", "0.06 to 0.15%"],
  [0.046, 0.024, 0.068, "0.046%", "0.024 to 0.068%"],
  [0, 0, 0, "0%", "0%"],
])(
  "percentage: %d between %d and %d has no more decimals than its interval supports",
  (value, low, high, shown, range) => {
    const rate = fact("engagement", "percent", value, { low, high });
    expect([showFact(rate, us), showRange(rate, us)]).toEqual([shown, range]);
  },
);

test.each([-0.04, 0.04, 0])("percentage: a change that rounds to 0 has no sign: %d", (value) => {
  const change = fact("hourChange.06", "percent", value, { low: -1.5, high: 1.5 });
  expect(showFact(change, us)).toMatch(/^0(?:\.0)?%$/);
});

test("percentage: a likelihood is whole", () => {
  expect(showFact(fact("chanceOfDecline", "percent", 88.9), us)).toBe("89%");
});

test("change: has a sign alone, and none where words give the direction", () => {
  const [gain, loss] = [fact("gain", "count", 8_840), fact("gain", "count", -8_840)];
  expect([showFact(gain, us), showFact(loss, us)]).toEqual(["+8.8K", "-8.8K"]);
  expect([showExactly(gain, us), showExactly(loss, us)]).toEqual(["+8,840", "-8,840"]);
  expect([showSize(gain, us), showSize(loss, us)]).toEqual(["8.8K", "8.8K"]);
});

test("range: shown in full where its rounded ends are the same", () => {
  expect(showRange(fact("forecast", "count", 3_000, { low: 2_995, high: 3_012 }), us)).toBe("2,995 to 3,012");
});

test("source: a fact without a source was counted here; a published value is never described as read", () => {
  const sources: Source[] = [
    { evidence: "a", kind: "api", observedAt: "2026-11-20T12:00:00.000Z", sandbox: false, scope: "public" },
  ];
  expect(showSource(fact("handleLikeness", "percent", 100), sources, tables.en)).toBe("Counted by FanRadar");
  const read: Partial<Fact> = { platform: "instagram", sources: ["a"] };
  expect(showSource(fact("followers", "count", 5, read), sources, tables.en)).toBe("Instagram, public API");
  expect(showSource(fact("benchmarkEngagement", "percent", 2, read), sources, tables.en)).toBe(
    "Published source outside FanRadar",
  );
});

test.each<[string, Partial<Fact>, string | undefined]>([
  [
    "followers",
    { kind: "measured", low: 12_250, high: 12_349 },
    "Shown rounded by its source: stands for 12,250 to 12,349",
  ],
  ["followers", { kind: "self-reported", low: 95, high: 105 }, "Shown rounded by its source: stands for 95 to 105"],
  ["gain", { low: -49, high: 149 }, "Its sources are rounded: between -49 and 149"],
  ["forecast", { low: 2_995, high: 3_012, level: 0.8 }, "8 of 10 times between 2,995 and 3,012"],
  ["forecast", { low: 2_995, high: 3_012, level: 0.95 }, "19 of 20 times between 2,995 and 3,012"],
  ["benchmarkEngagement", { unit: "percent", low: 1.78, high: 4.26 }, "As published elsewhere: 1.8 to 4.3%"],
  ["followers", {}, undefined],
])("sayRange: describes the range of %s: %j", (metric, given, said) => {
  expect(rangeInWords(fact(metric, "count", 12_300, given), us)?.replace("+", "")).toBe(said);
});

test.each([
  [1, "1 post a week"],
  [1.04, "1 post a week"],
  [1.5, "1.5 posts a week"],
  [0, "0 posts a week"],
])("cadence: %d a week is '%s'", (value, shown) => {
  const rate = fact("postFrequency", "perWeek", value);
  expect(`${showFact(rate, us)} ${showNoun(rate, us)}`).toBe(shown);
});

test("amount: in its own currency and the viewer's locale, with all its decimals beside others; 0 has none", () => {
  expect(money(123_400, "USD", us)).toBe("$1,234.00");
  expect(money(1_234_567, "USD", us)).toBe("$12,345.67");
  expect(money(99, "EUR", german)).toBe("0,99\u00a0€");
  expect(money(0, "GBP", us)).toBe("£0");
  expect(money(-50, "USD", us)).toBe("-$0.50");
  expect(money(123_456, "USD", us, true)).toBe("$1,235");
  expect(money(-49, "USD", us, true)).toBe("$0");
  expect(money(123_400, "USD", { ...us, hidesAmounts: true })).toBe("•••");
});

test.each([
  [0.5, "12 hours"],
  [1, "1 day"],
  [1.46, "1.5 days"],
  [20.2, "20 days"],
])("duration: %d days are '%s'", (value, shown) => {
  expect(days(value, us)).toBe(shown);
});

test.each([
  [1, "1 second"],
  [45, "45 seconds"],
  [150, "2.5 minutes"],
])("duration: %d seconds are '%s'", (value, shown) => {
  expect(seconds(value, us)).toBe(shown);
});

test("date: an instant is a day of the viewer's time zone; a day is that day in any zone", () => {
  expect(shortDate("2026-11-20T23:30:00.000Z", us)).toBe("Nov 20, 2026");
  expect(shortDate("2026-11-20T23:30:00.000Z", german)).toBe("21.11.2026");
  expect(shortDate("2026-11-24", { ...us, timeZone: "America/Los_Angeles" })).toBe("Nov 24, 2026");
});

test("timeInSentence: under a minute it begins with a small letter, in each language", () => {
  const at = "2026-11-20T12:00:00.000Z";
  expect(timeInSentence(at, Date.parse(at), us)).toBe("just now");
  expect(timeInSentence(at, Date.parse(at), german)).toBe("gerade eben");
  expect(timeInSentence(at, Date.parse(at) + 2_160_000, us)).toBe("36 minutes ago");
  expect(timeInSentence(at, Date.parse(at) + 7_200_000, german)).toBe("vor 2 Stunden");
});

test.each([
  ["en-US", 1, "1 post"],
  ["en-US", 0, "0 posts"],
  ["fr-FR", 0, "0 post"],
  ["de-DE", 1_204, "1.204 posts"],
  ["es-ES", 12_040, "12.040 posts"],
])("plural: %s, %s", (locale, n, text) => {
  expect(counted(n, { one: "{n} post", other: "{n} posts" }, { locale })).toBe(text);
});

test("amount: an estimate of 100 or more has no cents, nor has its range; a measured amount has", () => {
  const guess = { kind: "estimated", currency: "USD", low: 3_505_531, high: 4_890_983 } as const;
  expect(showFact(fact("revenue.year", "cents", 4_180_035, guess), us)).toBe("$41,800");
  expect(showRange(fact("revenue.year", "cents", 4_180_035, guess), us)).toBe("$35,055 to $48,910");
  expect(showFact(fact("price.recommended", "cents", 999, { kind: "estimated", currency: "USD" }), us)).toBe("$9.99");
  expect(showFact(fact("earningsNet", "cents", 4_180_035, { currency: "USD" }), us)).toBe("$41,800.35");
});

test.each<[Fact["unit"], number, number, string[]]>([
  ["count", 15_900, 15_940, ["15,900", "15,940"]],
  ["count", 15_900, 17_000, ["15.9K", "17K"]],
  ["percent", 5, 5.04, ["5.00%", "5.04%"]],
  ["ratio", 1.01, 1.04, ["1.01", "1.04"]],
  ["ratio", 0.05, 0.06, ["0.05", "0.06"]],
  ["score", 4.51, 4.54, ["4.51", "4.54"]],
  ["days", 20.1, 20.4, ["20.1 days", "20.4 days"]],
  ["count", 15_900, 15_900, ["15.9K", "15.9K"]],
  ["count", 14.5, 19, ["14.5", "19.0"]],
  ["count", 88.5, 94.5, ["88.5", "94.5"]],
])(
  "showApart: two values in %s, %d and %d, have as many digits as show that they differ",
  (unit, before, after, shown) => {
    expect(showApart(fact("figure", unit, before), fact("figure", unit, after), us)).toEqual(shown);
  },
);

test("showApart: a missing value and a hidden amount stay what they are", () => {
  const [missing, known] = [fact("followers", "count", null), fact("followers", "count", 15_900)];
  expect(showApart(missing, known, us)).toEqual(["—", "15.9K"]);
  const amounts = [100, 200].map((cents) => fact("earningsNet", "cents", cents, { currency: "USD" }));
  const [less = known, more = known] = amounts;
  expect(showApart(less, more, { ...us, hidesAmounts: true })).toEqual(["•••", "•••"]);
});

test.each([
  [0.05, "0.05"],
  [0.004_21, "0.0042"],
  [0, "0"],
  [1.84, "1.8"],
])("ratio: %d is '%s', two significant digits under 1", (value, shown) => {
  expect(showFact(fact("followRatio", "ratio", value), us)).toBe(shown);
});

const rates = { perDollar: { USD: 1, EUR: 0.8, GBP: 0.64 }, source: "A Bank", day: "2026-11-20" };
const inEuro = { ...us, exchange: { ...rates, currency: "EUR" } };

test("amount in the viewer's currency: converted through the dollar, to the cent", () => {
  expect(exchanged(10_000, "USD", inEuro)).toEqual({ cents: 8_000, currency: "EUR" });
  expect(exchanged(10_000, "GBP", inEuro)).toEqual({ cents: 12_500, currency: "EUR" });
  expect(exchanged(1, "GBP", inEuro)).toEqual({ cents: 1, currency: "EUR" });
  expect(exchanged(-10_000, "USD", inEuro)).toEqual({ cents: -8_000, currency: "EUR" });
});

test("amount in the viewer's currency: not converted if it is already in it, or the rate is unknown", () => {
  expect(exchanged(10_000, "EUR", inEuro)).toEqual({ cents: 10_000, currency: "EUR" });
  expect(exchanged(10_000, "CAD", inEuro)).toEqual({ cents: 10_000, currency: "CAD" });
  expect(exchanged(10_000, "USD", { exchange: { ...rates, currency: "CAD" } })).toEqual({
    cents: 10_000,
    currency: "USD",
  });
  expect(exchanged(10_000, "USD", {})).toEqual({ cents: 10_000, currency: "USD" });
});

test("amount in the viewer's currency: shows the original amount, the rate, its source and date; other figures show none", () => {
  const amount = fact("earnings.net", "cents", 123_456, { currency: "USD" });
  expect(showExchange(amount, inEuro)).toEqual({ own: "$1,234.56", rate: "1 USD = 0.8 EUR, A Bank, Nov 20, 2026" });
  expect(showExactly(amount, inEuro)).toBe("€987.65");
  expect(showExchange({ ...amount, currency: "GBP" }, inEuro)?.rate).toMatch(/^1 GBP = 1\.25 EUR, /);
  expect(showExchange({ ...amount, currency: "EUR" }, inEuro)).toBeUndefined();
  expect(showExchange(amount, us)).toBeUndefined();
  expect(showExchange(fact("followers", "count", 5), inEuro)).toBeUndefined();
  expect(showExchange({ ...amount, value: null }, inEuro)).toBeUndefined();
  expect(showExchange(amount, { ...inEuro, hidesAmounts: true })?.own).toBe("•••");
});

test.each(["USD", "EUR", "GBP"])("amount in its own currency: is not converted where %s is displayed", (currency) => {
  const amount = fact("portfolio.earnings.exchanged", "cents", 8_000, { currency: "EUR" });
  expect(showInOwnCurrency(amount, { ...us, exchange: { ...rates, currency } })).toBe("€80.00");
});

test("showCalibration: names the creators, the factor and the share of one day", () => {
  const own = { from: "own", creators: 86, factor: 2.3912, oneDay: 100 } as const;
  const rate = fact("engagement", "percent", 4, { low: 2, high: 8, level: 0.8 });
  expect(showCalibration({ ...rate, calibration: own }, us)).toBe(
    "based on 86 creators tracked here, 2.39 times the width fitted on Instagram accounts, 100% of it comes from a single day",
  );
  expect(showCalibration({ ...rate, calibration: { from: "shipped", creators: 213 } }, us)).toBe(
    "based on 213 creators in the data included with FanRadar",
  );
  expect(showCalibration(rate, us)).toBeUndefined();
});

test("period: ends that are days are the same dates in every time zone, instants are dates of the reader's, and spaces are plain", () => {
  const newYork = { ...us, timeZone: "America/New_York" };
  const days = { from: "2026-10-20", to: "2026-11-18" };
  expect([us, newYork].map((format) => period(days, format))).toEqual(Array(2).fill("Oct 20 – Nov 18, 2026"));
  const instants = { from: "2026-10-20T00:00:00.000Z", to: "2026-11-18T00:00:00.000Z" };
  expect(period(instants, newYork)).toBe("Oct 19 – Nov 17, 2026");
  expect([dayAndMonth(days.from, newYork), shortDate(days.from, newYork)]).toEqual(["Oct 20", "Oct 20, 2026"]);
});

test("showFact: a change of sums has the same decimals with a range as without one, so that two pages state it alike", () => {
  const range = { low: -2.4, high: 28.1, level: 0.8 };
  const [onReport, onEarnings] = [
    fact("earningsChange", "percent", 13.94, range),
    fact("portfolio.earnings.change", "percent", 13.94),
  ];
  expect([showFact(onReport, us), showFact(onEarnings, us)]).toEqual(["+13.9%", "+13.9%"]);
});
