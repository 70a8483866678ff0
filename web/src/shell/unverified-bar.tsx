import { VerifyFirst } from "./verify-first.tsx";

/** For who has not verified the address: what that is for, and the link once more. */
export function UnverifiedBar() {
  return (
    <div className="flex min-h-10 flex-wrap items-center gap-x-3 border-b border-line bg-teal-soft px-4 text-ink-2 max-md:pt-2 md:px-8">
      <VerifyFirst />
    </div>
  );
}
