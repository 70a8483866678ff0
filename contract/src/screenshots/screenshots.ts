import { observationMetrics, platformNames, screenLabels } from "@fanradar/engine";
import * as z from "zod/mini";
import { defineCall } from "../call.ts";
import { typedMetrics } from "../evidence/add-evidence.ts";
import { fact } from "../reports/ledger.ts";
import { currency, day, enteredDay, id, idParam, instant, nothing } from "../shapes.ts";
import { text } from "../text.ts";

/** A picture may be so large, and so wide and high taken together. */
export const pictureLimitBytes = 10 * 1024 * 1024;

const fileName = z.string().check(z.regex(/^[0-9a-f]{48}$/));

/** What reading a picture by machine came to. `no-language`: nothing to read with is installed here. */
export const readOutcomes = ["read", "nothing", "no-language", "gave-up"] as const;

/** A figure as a machine read it, with the part of the picture that shows it. What is not `isSure` is to be looked at. */
const screenshotReading = z.object({
  label: z.enum(screenLabels),
  shown: z.string(),
  isSure: z.boolean(),
  crop: z.nullable(fileName),
});

/** A figure beside its picture. `shown` is what the screen shows, letter by letter; `fact` what it says. */
const screenshotFigure = z.object({
  metric: z.enum(observationMetrics),
  shown: z.string(),
  crop: z.nullable(fileName),
  fact,
});

/** A screenshot of a model's page or figures, and what was confirmed from it. `picture` is null once it is deleted. */
export const screenshot = z.object({
  id,
  modelId: id,
  state: z.enum(["open", "confirmed"]),
  addedAt: instant,
  /** Names its file at `/api/files/:name`. */
  picture: z.nullable(fileName),
  width: z.int(),
  height: z.int(),
  /** Null until reading it by machine has been tried. */
  outcome: z.nullable(z.enum(readOutcomes)),
  /** While it is open. */
  readings: z.array(screenshotReading),
  /** Whose screen it looks like. */
  looksLike: z.nullable(z.enum(platformNames)),
  platform: z.nullable(z.enum(platformNames)),
  observedOn: z.nullable(day),
  currency: z.nullable(z.string()),
  figures: z.array(screenshotFigure),
  /** Once confirmed: what was checked, and whether it passed. */
  checks: z.array(z.object({ rule: z.string(), passed: z.boolean(), detail: z.string() })),
});
export type Screenshot = z.infer<typeof screenshot>;

/** Uploads a picture. The same picture for the same model, sent again, returns the first. */
export const addScreenshot = defineCall("POST", "/api/models/:id/screenshots", "evidence.add", {
  params: idParam,
  takesFile: true,
  output: screenshot,
  status: 201,
  errors: ["invalid", "too-large", "too-many", "storage-full"],
});

/** A model's screenshots, newest first. */
export const listScreenshots = defineCall("GET", "/api/models/:id/screenshots", "evidence.add", {
  params: idParam,
  output: z.array(screenshot),
});

export const confirmScreenshotBody = z
  .object({
    platform: z.enum(platformNames),
    observedOn: enteredDay,
    currency: z._default(currency, "USD"),
    figures: z
      .array(z.object({ metric: z.enum(observationMetrics), shown: text({ max: 40, required: "figure.required" }) }))
      .check(z.minLength(1, { error: "figure.none" }), z.maxLength(20)),
    /** Otherwise the picture is deleted. */
    keepsPicture: z._default(z.boolean(), false),
  })
  .check(({ value: { platform, figures }, issues }) => {
    const allowed: readonly string[] = typedMetrics[platform];
    figures.forEach(({ metric }, index) => {
      const isTwice = figures.findIndex((one) => one.metric === metric) < index;
      if (isTwice || !allowed.includes(metric))
        issues.push({ code: "custom", message: "invalid", path: ["figures", index, "metric"], input: metric });
    });
  });

export type ConfirmScreenshot = z.input<typeof confirmScreenshotBody>;

/** Says that the figures are what the picture shows: from then on they are evidence. */
export const confirmScreenshot = defineCall("POST", "/api/screenshots/:id/confirm", "evidence.add", {
  params: idParam,
  body: confirmScreenshotBody,
  output: screenshot,
  errors: ["already-confirmed"],
});

/** Deletes a screenshot with its picture and all its observations. Sealed reports keep their figures. */
export const removeScreenshot = defineCall("DELETE", "/api/screenshots/:id", "evidence.remove", {
  params: idParam,
  output: nothing,
});

/** A picture: a screenshot's to its owner, a person's to themselves and to whom their settings show their name. */
export const getFile = defineCall(
  "GET",
  "/api/files/:name",
  { anyone: "evidence.add" },
  {
    params: z.object({ name: fileName }),
    answers: "image/*",
    output: z.unknown(),
  },
);
