import type { ChangeEvent } from "react";
import { type Refusals, refusalText } from "../lib/use-checked-form.ts";
import { InputField } from "../ui/input-field.tsx";

interface Values {
  name: string;
  email: string;
  password: string;
}
interface AccountFieldsProps {
  words: Values & { passwordHint: string };
  values: Values;
  refusals: Refusals;
  change: (changed: Partial<Values>) => void;
  /** What browsers fill the address by. */
  emailAs: "email" | "username";
}

/** Name, address and password of a new account. */
export function AccountFields({ words, values, refusals, change, emailAs }: AccountFieldsProps) {
  const control = (name: keyof Values) => ({
    name,
    label: words[name],
    error: refusalText(refusals[name], name),
    value: values[name],
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => change({ [name]: target.value }),
  });
  return (
    <>
      <InputField autoComplete="name" {...control("name")} />
      <InputField type="email" autoComplete={emailAs} {...control("email")} />
      <InputField hint={words.passwordHint} type="password" autoComplete="new-password" {...control("password")} />
    </>
  );
}
