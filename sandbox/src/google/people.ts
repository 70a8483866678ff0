/** People of the stand-in for Google, offered on its sign-in page. */
export const googlePeople = [
  { sub: "SANDBOX_10001", name: "Nora Sample", email: "nora@google.sandbox.invalid", email_verified: true },
  { sub: "SANDBOX_10002", name: "Theo Sample", email: "theo@google.sandbox.invalid", email_verified: true },
  {
    sub: "SANDBOX_10003",
    name: "Unverified Sample",
    email: "unverified@google.sandbox.invalid",
    email_verified: false,
  },
] as const;

/** Anybody else signs in by address: `sub` is derived from it. */
export function googlePerson(id: string) {
  return (
    googlePeople.find(({ sub }) => sub === id) ??
    (id.includes("@")
      ? { sub: `SANDBOX_${id}`, name: id.split("@")[0] ?? id, email: id, email_verified: true }
      : undefined)
  );
}
