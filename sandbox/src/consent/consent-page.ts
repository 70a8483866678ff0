import { escaped, pageOf } from "../html-page.ts";
import type { SandboxPlatform } from "../world/account.ts";
import { consentTerms } from "./consent-terms.ts";

interface ConsentPage {
  /** The sealed request. */
  request: string;
  scopes: readonly string[];
  /** Whom the app expects to sign in. */
  handle: string;
  wrong?: string | undefined;
}

/** Consent page: the account is typed, without a password. */
export function consentPage(platform: SandboxPlatform, { request, scopes, handle, wrong }: ConsentPage): string {
  const { title } = consentTerms[platform];
  const choices = scopes.map(
    (scope) =>
      `<p><label><input type="checkbox" name="scope" value="${escaped(scope)}" checked> ${escaped(scope)}</label></p>`,
  );
  return pageOf(
    title,
    `<p>This stands in for ${title}. FanRadar asks to read an account; nobody here is real.</p>
${wrong === undefined ? "" : `<p role="alert">${escaped(wrong)}</p>`}
<form action="/consent/${platform}" method="get">
<input type="hidden" name="request" value="${escaped(request)}">
<p>The handle is the one that your model links. Type another one to see it refused.</p>
<p><label>Signed in as @ <input name="handle" value="${escaped(handle)}" autocomplete="off" required></label></p>
${choices.join("\n")}
<p><button name="answer" value="allow">Allow</button> <button name="answer" value="deny" formnovalidate>Deny</button></p>
</form>`,
  );
}

export function refusalPage(platform: SandboxPlatform, why: string): string {
  return pageOf(consentTerms[platform].title, `<p role="alert">${escaped(why)}</p>`);
}
