import { type FieldCode, fieldCodes, signup, signupBody } from "@fanradar/contract";
import { fieldWords, interfaceWords } from "@fanradar/words";
import { zodResolver } from "@hookform/resolvers/zod";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { Link, useLocation } from "wouter";
import type * as z from "zod/mini";
import { CallError, call } from "../../app/call.ts";
import { Frame } from "../../app/frame.tsx";
import { keys } from "../../app/query-client.ts";
import { rememberPerson } from "../../app/session.ts";
import { Button } from "../../ui/button.tsx";
import { Field, Input } from "../../ui/field.tsx";
import { toast } from "../../ui/toast.ts";

const words = interfaceWords.signup;
type Form = z.input<typeof signupBody>;

/** A refused field says so in words, whether the form or the server found it. */
export function sayField(message: string | undefined, field: string): string | undefined {
  const code = fieldCodes.find((one): one is FieldCode => one === message);
  return code ? fieldWords(code, field) : message;
}

export function SignupPage() {
  const client = useQueryClient();
  const [, navigate] = useLocation();
  const form = useForm<Form, unknown, Form>({
    resolver: zodResolver(signupBody, undefined, { raw: true }),
    defaultValues: { name: "", email: "", password: "" },
  });
  const { errors } = form.formState;
  const create = useMutation({
    mutationFn: (body: Form) => call(signup, { body }),
    onSuccess: (person) => {
      rememberPerson(person);
      client.clear();
      client.setQueryData(keys.session, person);
      toast(words.doneTitle, { text: words.done });
      navigate("/dashboard");
    },
    onError: (error) => {
      const fields = error instanceof CallError ? error.fields : {};
      for (const name of ["name", "email", "password", "agreeToTerms"] as const)
        if (fields[name]) form.setError(name, { message: fields[name] });
      toast(words.failedTitle, { text: error instanceof CallError ? error.reason : words.failed, isError: true });
    },
  });
  return (
    <Frame title={words.title}>
      <form noValidate className="grid gap-4" onSubmit={form.handleSubmit((body) => create.mutate(body))}>
        <Field label={words.name} error={sayField(errors.name?.message, "name")}>
          {(ids) => <Input {...ids} autoComplete="name" {...form.register("name")} />}
        </Field>
        <Field label={words.email} error={sayField(errors.email?.message, "email")}>
          {(ids) => <Input {...ids} type="email" autoComplete="email" {...form.register("email")} />}
        </Field>
        <Field label={words.password} hint={words.passwordHint} error={sayField(errors.password?.message, "password")}>
          {(ids) => <Input {...ids} type="password" autoComplete="new-password" {...form.register("password")} />}
        </Field>
        <div>
          <label className="flex min-h-10 items-center gap-2.5">
            <input type="checkbox" className="size-5 accent-teal" {...form.register("agreeToTerms")} />
            {words.agree}
          </label>
          {errors.agreeToTerms && (
            <p className="text-xs font-medium text-bad">{sayField(errors.agreeToTerms.message, "agreeToTerms")}</p>
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
