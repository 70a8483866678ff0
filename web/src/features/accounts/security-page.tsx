import type { Person } from "@fanradar/contract";
import { interfaceWords } from "@fanradar/words";
import { Shell } from "../../app/shell.tsx";
import { BrowserSessions } from "./browser-sessions.tsx";
import { ChangePassword } from "./change-password.tsx";
import { SecondFactor } from "./second-factor.tsx";

const words = interfaceWords.security;

/** What keeps an account its owner's. The settings' Security tab takes these parts over with its issue. */
export function SecurityPage({ user }: { user: Person }) {
  return (
    <Shell user={user} title={words.title} description={words.description}>
      <div className="grid max-w-2xl gap-6">
        <ChangePassword />
        <SecondFactor />
        <BrowserSessions />
      </div>
    </Shell>
  );
}
