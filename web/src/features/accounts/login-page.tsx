import { interfaceWords } from "@fanradar/words";
import { useQueryClient } from "@tanstack/react-query";
import { Link, useLocation, useSearch } from "wouter";
import { Frame } from "../../app/frame.tsx";
import { keys } from "../../app/query-client.ts";
import { safeNext } from "../../app/session.ts";
import { LoginForm } from "./login-form.tsx";

const words = interfaceWords.login;

export function LoginPage() {
  const client = useQueryClient();
  const [, navigate] = useLocation();
  const search = useSearch();
  return (
    <Frame title={words.title}>
      <LoginForm
        onSignedIn={(person) => {
          client.clear();
          client.setQueryData(keys.session, person);
          navigate(safeNext(search));
        }}
      />
      <p className="mt-4">
        <Link href="/forgot-password" className="font-semibold text-teal underline">
          {words.forgot}
        </Link>
      </p>
      <p className="mt-2 text-ink-2">
        {words.noAccount}{" "}
        <Link href="/signup" className="font-semibold text-teal underline">
          {words.signUp}
        </Link>
      </p>
    </Frame>
  );
}
