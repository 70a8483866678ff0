/** A library's error as an operator reads it: its code where it has no message, the cause where that says more. */
export function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { cause } = error;
  const code = "code" in error ? String(error.code) : "";
  const own = error.message || code || error.name;
  return (cause instanceof Error && cause.message !== "" ? `${own}: ${cause.message}` : own).slice(0, 300);
}
