import { person } from "../auth/person.ts";
import { defineCall } from "../call.ts";

/** Makes the caller's account that of a creator, who has a page of their own. An admin keeps their account. */
export const becomeCreator = defineCall("POST", "/api/user/creator", "account", {
  output: person,
  errors: ["forbidden"],
});
