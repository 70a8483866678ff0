import * as z from "zod/mini";
import { defineCall } from "../call.ts";
import { nothing } from "../shapes.ts";
import { person } from "./person.ts";

/** Who is signed in; `user` is null for a visitor. Never an error: the page asks it before it knows. */
export const getSession = defineCall({
  method: "GET",
  path: "/api/auth/session",
  access: "anyone",
  output: z.object({ user: z.nullable(person) }),
  status: 200,
  errors: [],
});

/** Revokes the session on the server and clears the cookie. Without a session it is a success too. */
export const logout = defineCall({
  method: "POST",
  path: "/api/auth/logout",
  access: "anyone",
  output: nothing,
  status: 200,
  errors: [],
});
