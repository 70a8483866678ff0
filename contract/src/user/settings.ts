import { currencies } from "@fanradar/engine";
import * as z from "zod/mini";
import { email } from "../auth/credentials.ts";
import { defineCall } from "../call.ts";
import { limits } from "../limits.ts";
import { text } from "../text.ts";
import { isTimeZone } from "../time-zone.ts";
import { languages } from "./languages.ts";

export const themes = ["light", "dark", "system"] as const;
export const profileVisibilities = ["public", "private", "limited"] as const;

/** How pages look and count for one person. */
export const preferences = z.strictObject({
  theme: z.enum(themes),
  language: z.enum(languages),
  /** IANA name. */
  timezone: z.string({ error: "text.type" }).check(z.refine(isTimeZone, { error: "timeZone.unknown" })),
  currency: z.enum(currencies),
});
export type Preferences = z.infer<typeof preferences>;

/** All settings of a person: the specification's object. */
export const settings = z.strictObject({
  profile: z.strictObject({
    name: text({ max: limits.name, required: "signupName.short" }),
    /** The account's address. Another starts a change, which takes effect once it is confirmed at the new address. */
    email,
    bio: text({ max: limits.bio, long: "bio.long", multiline: true }),
    /**
     * Where the picture is found; empty: there is none. Another https address is fetched once, and the answer has where the copy
     * is found.
     */
    avatar: z.string().check(z.maxLength(limits.url, { error: "avatar.url" })),
  }),
  notifications: z.strictObject({
    emailAlerts: z.boolean(),
    reportUpdates: z.boolean(),
    marketingEmails: z.boolean(),
    weeklyDigest: z.boolean(),
    /** Limits the weekly mail to models with this tag; empty or absent: all models. */
    digestTag: z._default(text({ max: limits.tag }), ""),
  }),
  privacy: z.strictObject({
    profileVisibility: z.enum(profileVisibilities),
    showActivity: z.boolean(),
    dataSharing: z.boolean(),
    analyticsTracking: z.boolean(),
  }),
  preferences,
});
export type Settings = z.infer<typeof settings>;

/** What applies until a person chooses otherwise. Source: specification, section 4. */
export const defaultSettings: Omit<Settings, "profile"> = {
  notifications: { emailAlerts: true, reportUpdates: true, marketingEmails: false, weeklyDigest: true, digestTag: "" },
  privacy: { profileVisibility: "private", showActivity: false, dataSharing: false, analyticsTracking: true },
  preferences: { theme: "light", language: "en", timezone: "UTC", currency: "USD" },
};

export const getSettings = defineCall("GET", "/api/user/settings", "account", { output: settings });

/**
 * Stores the whole object and returns what is stored. Another `profile.email` needs a session confirmed within ten minutes and
 * mails a link to it; the answer has the present address until that link is used.
 */
export const saveSettings = defineCall("PUT", "/api/user/settings", "account", {
  body: settings,
  output: settings,
  errors: ["confirm-needed", "too-many"],
});

/** What one US dollar is in each currency, and who says so. Null where this instance has none: amounts then stay in their own. */
export const exchangeRates = z.object({
  perDollar: z.record(z.enum(currencies), z.number().check(z.positive())),
  source: z.string(),
  day: z.iso.date(),
  isSandbox: z.boolean(),
});
export type ExchangeRates = z.infer<typeof exchangeRates>;

export const getExchangeRates = defineCall("GET", "/api/exchange-rates", "anyone", {
  output: z.object({ rates: z.nullable(exchangeRates) }),
});
