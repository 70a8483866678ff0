import { createHash } from "node:crypto";
import type { DocumentLength, ReleaseKind } from "@fanradar/contract";
import { beforeAll, expect, test } from "vitest";
import { sampleRates } from "../../../config/exchange-rates.ts";
import { formatOf } from "../../../platform/http/reader.ts";
import { pagesOf, unpacked } from "../../../test/read-pdf.ts";
import { setUpWorld } from "../../../test/start-world.ts";
import { typedFigures } from "../../../test/typed-figures.ts";
import { publicVisibility, releasedVisibility } from "../../access/visibility.ts";
import { findReport, findSealed } from "../find-report.ts";
import { redactReport } from "../redact-report.ts";
import { describeReport, type PrintedReport } from "./describe-report.ts";
import type { PdfDocument } from "./document.ts";
import { renderPdf } from "./render-pdf.ts";

const options = {
  format: formatOf({ language: "en", timeZone: "UTC", currency: "USD" }),
  verifyUrl: "https://fan.example/verify",
};
let modelId = 0;
let printed: PrintedReport;
const world = await setUpWorld();
const owner = await world.person();
beforeAll(async () => {
  const model = await world.submit(owner, { instagramUrl: "demo.paper", twitterUrl: "demo_paper" });
  modelId = model.id;
  await world.post(
    owner,
    `/api/models/${modelId}/evidence`,
    typedFigures("onlyfans", { subscribers: 987_654_321 }, { observedOn: "2026-11-01" }),
  );
  await world.finished(owner, modelId);
  await world.post(owner, `/api/models/${modelId}/analyses`);
  await world.finished(owner, modelId);
  const { db } = world.ctx;
  const report = (await findReport(db, { modelId }))?.report;
  const sealed = report && (await findSealed(db, report.id));
  if (!report || !sealed) throw new Error("there is no report");
  printed = { ...report, sealed, name: "Ava", username: "ava" };
});

const fetchPdf = (cookie: string, id = printed.id) =>
  world.app.inject({ method: "GET", url: `/api/reports/${id}/pdf`, headers: { cookie } });
const sha = (bytes: Buffer) => createHash("sha256").update(bytes).digest("hex");

test("pdf: only the owner gets it, in a file that names the model and the day of the report", async () => {
  const answer = await fetchPdf(owner.cookie);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    "content-type": "application/pdf",
    "content-disposition": `attachment; filename="fanradar-ava-${printed.createdAt.toISOString().slice(0, 10)}.pdf"`,
    "cache-control": "no-store",
  });
  expect(answer.rawPayload.subarray(0, 5).toString()).toBe("%PDF-");
  expect(pagesOf(answer.rawPayload)).toBeGreaterThan(3);
});

test("pdf: the same report gives the same bytes", async () => {
  const [first, again] = [await fetchPdf(owner.cookie), await fetchPdf(owner.cookie)];
  expect(sha(again.rawPayload)).toBe(sha(first.rawPayload));
  expect(unpacked(first.rawPayload)).not.toMatch(/CreationDate|ModDate|xmp:CreateDate/);
});

test("pdf: every figure is in the appendix with value, trust, sources and formula", () => {
  const { appendix } = describeReport(printed, options);
  const rows = appendix.groups.flatMap(({ rows }) => rows);
  expect(rows).toHaveLength(printed.sealed.facts.length);
  for (const row of rows) expect(row.rests.join(" ")).toMatch(/As of/);
  const followers = appendix.groups
    .find(({ title }) => title === "Instagram")
    ?.rows.find(({ name }) => name === "Followers");
  expect(followers?.value.mark).toBe("connected");
  expect(followers?.rests.join(" ")).toMatch(/measured · Instagram, public API/);
});

test("pdf: the report alone and a summary have no appendix, and name none", () => {
  const leadOf = (length: DocumentLength) => describeReport(printed, { ...options, length }).marks.lead;
  expect(leadOf("full")).toContain("The appendix lists");
  for (const length of ["report", "summary"] as const) expect(leadOf(length)).not.toMatch(/appendix/i);
});

test("pdf: its first page begins with the report's figures, verdict and further steps, each figure with its mark and no step twice", () => {
  const { summary, sections } = describeReport(printed, options);
  expect(summary.tiles.map(({ label }) => label)).toEqual([
    "Total followers",
    "Engagement · Instagram",
    "Posts a week · Instagram",
    "Monthly net earnings",
  ]);
  expect(summary.tiles[0]?.mark).toBe("connected");
  expect(summary.tiles[3]).toMatchObject({
    value: "—",
    notes: [[{ text: "not enough data: needs a linked platform, has none" }]],
  });
  expect(summary.verdict?.title).toBe("In short");
  const next = summary.verdict?.rows.find(({ role }) => role === "next");
  const text = (pieces: { text: string }[] = []) => pieces.map((one) => one.text).join("");
  expect(text(next?.pieces)).not.toBe("");
  const further = printed.sealed.statements.filter(({ place }) => place === "next").length - 1;
  expect(summary.steps?.items ?? []).toHaveLength(further);
  expect(summary.steps?.items.map(({ pieces }) => text(pieces)) ?? []).not.toContain(text(next?.pieces));
  expect(JSON.stringify(sections)).not.toContain(text(next?.pieces));
});

test("pdf: a post that stood out is a row: how often a typical post's, platform, day, format", () => {
  const { sections } = describeReport(printed, options);
  const items = sections.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.kind === "list" ? block.items.map(({ pieces }) => pieces) : [])),
  );
  const rows = items.filter(([first]) => /^[\d.]+×$/.test(first?.text ?? ""));
  expect(rows.length).toBeGreaterThan(0);
  for (const [times, about] of rows) {
    expect(times?.mark).toBe("connected");
    expect(about?.text).toMatch(
      /^ · (?:Instagram|X) · \w{3} \d{1,2}, \d{4} · .+ · (?:picture|video|carousel|text post)/,
    );
  }
});

test("pdf: the legend uses 'connected' only for consented data", () => {
  const { names } = describeReport(printed, options).marks;
  expect(names).toContainEqual({ mark: "connected", name: "public API" });
  expect(names.map(({ name }) => name)).not.toContain("connected");
});

test("pdf: a converted amount has its original, the rate, its source and date", () => {
  const [base] = printed.sealed.facts;
  if (!base) throw new Error("there is no figure");
  const earned = { ...base, id: "onlyfans.earningsNet", metric: "earningsNet", unit: "cents" } as const;
  const fact = { ...earned, platform: "onlyfans", kind: "measured", value: 60_000, currency: "EUR" } as const;
  const rowsFor = (currency: "USD" | "EUR") => {
    const format = formatOf({ language: "en", timeZone: "UTC", currency, rates: sampleRates });
    const sealed = { ...printed.sealed, facts: [fact] };
    return describeReport({ ...printed, sealed }, { ...options, format }).appendix.groups.flatMap(({ rows }) => rows);
  };
  const [converted] = rowsFor("USD");
  expect(converted?.value.value).toBe("$666.67");
  expect(converted?.rests).toContain("Converted from: €600.00");
  expect(converted?.rests).toContain("Rate: 1 EUR = 1.11111 USD, Sandbox, Nov 20, 2026");
  expect(rowsFor("EUR")[0]?.rests.join()).not.toMatch(/Converted from|Rate/);
});

test("pdf: labels before a colon follow each language's own spacing", () => {
  const format = formatOf({ language: "fr", timeZone: "UTC", currency: "USD" });
  const [one] = printed.sealed.subjects;
  if (!one) throw new Error("there is no profile");
  const sealed = { ...printed.sealed, subjects: [{ ...one, outcome: "not_found" as const }] };
  const { notRead, sections } = describeReport({ ...printed, sealed }, { ...options, format });
  expect(notRead?.rows[0]).toMatch(/^Instagram @demo\.paper\u00a0: /);
  expect(JSON.stringify(sections)).toContain("Non vérifié\u00a0: ");
});

test("pdf: a right-to-left name is ordered from its start, and stays in its place", () => {
  const named = (name: string) => describeReport({ ...printed, name }, options).isRightToLeft;
  expect(named("محمد (Ava) 2026")).toBe(true);
  expect(named("✨ שרה")).toBe(true);
  expect(named("Ava محمد")).toBeUndefined();
  expect(named("2026")).toBeUndefined();
});

test("pdf: private figures are not in the document of a viewer without access", async () => {
  const text = (one: PdfDocument) => JSON.stringify(one).replace(/(\d),(?=\d{3})/g, "$1");
  expect(text(describeReport(printed, options))).toContain("987654321");
  const seen = { ...printed, sealed: redactReport(publicVisibility, printed.sealed) };
  expect(text(describeReport(seen, options))).not.toMatch(/987654321|987\.7M/);
});

test("pdf: marks that change the text direction are removed", () => {
  const { name } = describeReport({ ...printed, name: "a\u202eb\u2066c\u0007" }, options);
  expect(name).toBe("abc");
});

test("pdf: a process that takes too long is answered as unavailable, one that crashes as a bug, and the next document is set", async () => {
  const document = describeReport(printed, options);
  await expect(renderPdf(document, { timeLimitMs: 1 })).rejects.toMatchObject({
    failure: { code: "unavailable", retryAfterSeconds: 10, detail: expect.stringContaining("no answer within 1 ms") },
  });
  await expect(
    renderPdf(document, { entry: new URL("../../../reports/pdf/no-such-file.ts", import.meta.url) }),
  ).rejects.toThrow(/ended/);
  expect((await renderPdf(document)).bytes.length).toBeGreaterThan(10_000);
});

test("pdf: private figures are in it only where its owner releases them, and a summary is one page", async () => {
  const fetchWith = async (query: string) => {
    const url = `/api/reports/${printed.id}/pdf?${query}`;
    const { statusCode, rawPayload } = await world.app.inject({
      method: "GET",
      url,
      headers: { cookie: owner.cookie },
    });
    return { statusCode, rawPayload };
  };
  const subscribersIn = (releases: readonly ReleaseKind[]) =>
    JSON.stringify(
      describeReport({ ...printed, sealed: redactReport(releasedVisibility(releases), printed.sealed) }, options),
    ).includes("987,654,321");
  expect([[], ["audience", "reach"] as const, ["earnings"] as const].map(subscribersIn)).toEqual([false, false, true]);
  const [closed, open] = [await fetchWith(""), await fetchWith("releases=earnings")];
  expect(sha(open.rawPayload)).not.toBe(sha(closed.rawPayload));
  const summary = await fetchWith("length=summary&preparedFor=Ann%20Client&signed=true&releases=earnings,audience");
  expect(pagesOf(summary.rawPayload)).toBe(1);
  expect((await fetchWith("releases=everything")).statusCode).toBe(422);
});

test("pdf: the first page names for whom and by whom it was prepared, only where that is given", () => {
  expect(describeReport(printed, options).prepared).toEqual([]);
  const named = describeReport(printed, { ...options, preparedFor: "Ann", preparedBy: { name: "Bea Agency" } });
  expect(named.prepared).toEqual([
    ["Prepared for", "Ann"],
    ["Prepared by", "Bea Agency"],
  ]);
});
