/** Whose password it is. */
interface Owner {
  email?: string;
  name?: string;
}

let list: Promise<ReadonlySet<string>> | undefined;
/** About 49,000 passwords in small letters, most of them from leaks (zxcvbn-ts, MIT). Read where the first password is set. */
const commonPasswords = () => {
  list ??= import("@zxcvbn-ts/language-common").then(({ dictionary }) => new Set(dictionary["passwords-common"]));
  return list;
};

/** So many signs around a common password leave it as easy to guess. */
const mostAround = 4;

/**
 * Whether a password is among the first that are tried: a common one, one character repeated, or the owner's name, address or the
 * product's name; in capitals or small letters, and with up to four digits or signs around it. Source: NIST SP 800-63B, 5.1.1.2.
 */
export async function isGuessable(password: string, { email = "", name = "" }: Owner = {}): Promise<boolean> {
  const whole = password.toLowerCase();
  if (new Set(whole).size === 1) return true;
  const core = whole.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, "");
  const tried = core !== "" && whole.length - core.length <= mostAround ? [whole, core] : [whole];
  const own = [email, email.split("@", 1)[0], name, name.replaceAll(" ", ""), "fanradar"].map((one) =>
    one?.toLowerCase(),
  );
  const common = await commonPasswords();
  return tried.some((one) => common.has(one) || own.includes(one));
}
