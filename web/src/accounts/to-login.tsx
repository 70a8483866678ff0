import { Link } from "wouter";

/** Back to signing in, below a card. */
export const ToLogin = ({ label }: { label: string }) => (
  <p className="mt-4">
    <Link href="/login" className="font-semibold text-teal underline">
      {label}
    </Link>
  </p>
);
