/** Every address of the web that is a page. A page appears here with the issue that builds it. */
export const pagePaths = [
  "/",
  "/login",
  "/signup",
  "/forgot-password",
  "/reset-password",
  "/security",
  "/verify-email",
  "/mailbox",
  "/dashboard",
  "/reports",
  "/submit",
  "/report/:id",
] as const;

const patterns = pagePaths.map((path) => new RegExp(`^${path.replace(":id", "[1-9]\\d{0,9}")}/?$`));

/** Is there a page at this path (without query)? */
export const isPagePath = (path: string) => patterns.some((pattern) => pattern.test(path));
