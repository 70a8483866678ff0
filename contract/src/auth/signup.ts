import { defineCall } from "../call.ts";
import { person } from "./person.ts";
import { signupBody } from "./signup-body.ts";

/** Makes an account, signs it in and mails the verification link. A taken address is a field error. */
export const signup = defineCall("POST", "/api/auth/signup", "anyone", {
  body: signupBody,
  output: person,
  status: 201,
  errors: ["too-many", "sign-up-closed"],
});
