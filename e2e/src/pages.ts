import type { Page } from "@playwright/test";

/** Addresses of all pages, by viewer. `:id` is a model whose report the person's dashboard links. */
export const pages = {
  visitor: [
    ...[
      "/search?q=demo",
      "/login",
      "/signup",
      "/model-signup",
      "/setup?token=none",
      "/forgot-password",
      "/reset-password?token=none",
      "/login?link=none",
    ],
    ...["/verify-email?token=none", "/email-change?stop=none", "/analyze", "/removal", "/methods", "/help", "/terms"],
    ...["/methods/forecast", "/changelog", "/sample", "/sample?tour=4"],
    ...["/privacy", "/verify", "/unsubscribe?token=none", "/offline", "/nothing-is-here"],
    ...[`/s/${"a".repeat(43)}`, `/consent/${"a".repeat(43)}`, `/join/${"a".repeat(43)}`],
  ],
  demo: [
    ...[
      "/welcome",
      "/dashboard",
      "/submit",
      "/settings",
      "/security",
      "/notifications",
      "/profiles",
      "/report-history",
      "/ai-assistant",
    ],
    ...[
      "/report/:id",
      "/evidence/:id",
      "/earnings",
      "/earnings/:id",
      "/earnings/:id?tab=split",
      "/earnings/:id?tab=shifts",
      "/screenshots/:id",
      "/compare",
      "/analytics",
    ],
    ...["/todos", "/email-change?confirm=none"],
  ],
  model: ["/model-dashboard"],
  admin: ["/admin", "/admin?tab=users", "/admin?tab=audit", "/admin?tab=instance"],
} as const;

/** The id of a model of the signed-in person that has a report. */
export async function modelWithReport(page: Page): Promise<number> {
  const { user } = await (await page.request.get("/api/auth/session")).json();
  const models: { id: number; status: string }[] = await (await page.request.get(`/api/user/${user.id}/models`)).json();
  const model = models.find(({ status }) => status === "completed");
  if (!model) throw new Error("no public report exists");
  return model.id;
}
