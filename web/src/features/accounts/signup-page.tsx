import { signup, signupBody } from "@fanradar/contract";
import { rooms, sayField } from "@fanradar/words";
import { zodResolver } from "@hookform/resolvers/zod";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { Link, useLocation } from "wouter";
import type * as z from "zod/mini";
import { CallError, call } from "../../app/call.ts";
import { browserPreferences } from "../../app/first-preferences.ts";
import { Frame } from "../../app/frame.tsx";
import { keys } from "../../app/query-client.ts";
import { rememberPerson, safeNext } from "../../app/session.ts";
import { currentWords, useRoom } from "../../app/words.ts";
import { Button } from "../../ui/button.tsx";
import { Field, Input } from "../../ui/field.tsx";
import { toast } from "../../ui/toast.ts";

type Form = z.input<typeof signupBody>;

/** A refused field says so in words, whether the form or the server found it. */
export function sayRefusal(message: string | undefined, field: string): string | undefined {
  return message && sayField(currentWords(), message, field);
}

export function SignupPage() {
  const words = useRoom(rooms.accounts).accountWords.signup;
  const client = useQueryClient();
  const [, navigate] = useLocation();
  const form = useForm<Form, unknown, Form>({
    resolver: zodResolver(signupBody, undefined, { raw: true }),
    defaultValues: { name: "", email: "", password: "" },
  });
  const { errors } = form.formState;
  // In the order of the page, which is the order in which the first refused one is sought: fields register later, when they draw.
  const [name, email, password, agreeToTerms] = (["name", "email", "password", "agreeToTerms"] as const).map((field) =>
    form.register(field),
  );
  const create = useMutation({
    mutationFn: (body: Form) => call(signup, { body: { ...body, preferences: browserPreferences() } }),
    onSuccess: (person) => {
      rememberPerson(person);
      client.clear();
      client.setQueryData(keys.session, person);
      // Its settings come with the session.
      void client.invalidateQueries({ queryKey: keys.session });
      toast(words.doneTitle, { text: words.done });
      navigate(safeNext(location.search, person));
    },
    onError: (error) => {
      const fields = error instanceof CallError ? error.fields : {};
      const refused = (["name", "email", "password", "agreeToTerms"] as const).filter((field) => fields[field]);
      for (const [index, field] of refused.entries())
        form.setError(field, { message: fields[field] ?? "" }, { shouldFocus: index === 0 });
      toast(words.failedTitle, { text: error instanceof CallError ? error.reason : words.failed, isError: true });
    },
  });
  return (
    <Frame title={words.title}>
      <form noValidate className="grid gap-4" onSubmit={form.handleSubmit((body) => create.mutate(body))}>
        <Field label={words.name} error={sayRefusal(errors.name?.message, "name")}>
          {(ids) => <Input {...ids} autoComplete="name" {...name} />}
        </Field>
        <Field label={words.email} error={sayRefusal(errors.email?.message, "email")}>
          {(ids) => <Input {...ids} type="email" autoComplete="email" {...email} />}
        </Field>
        <Field
          label={words.password}
          hint={words.passwordHint}
          error={sayRefusal(errors.password?.message, "password")}
        >
          {(ids) => <Input {...ids} type="password" autoComplete="new-password" {...password} />}
        </Field>
        <div>
          <label className="flex min-h-10 items-center gap-2.5">
            <input
              type="checkbox"
              className="size-5 accent-teal"
              aria-invalid={Boolean(errors.agreeToTerms)}
              aria-describedby={errors.agreeToTerms ? "terms-error" : undefined}
              {...agreeToTerms}
            />
            {words.agree}
          </label>
          {errors.agreeToTerms && (
            <p id="terms-error" className="text-xs font-medium text-bad">
              {sayRefusal(errors.agreeToTerms.message, "agreeToTerms")}
            </p>
          )}
        </div>
        <Button type="submit" look="primary" disabled={create.isPending}>
          {create.isPending ? words.submitting : words.submit}
        </Button>
      </form>
      <p className="mt-4 text-ink-2">
        {words.haveAccount}{" "}
        <Link href="/login" className="font-semibold text-teal underline">
          {words.signIn}
        </Link>
      </p>
    </Frame>
  );
}
