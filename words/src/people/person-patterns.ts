import * as own from "./own.ts";
import * as persons from "./persons.ts";
import * as topics from "./topics.ts";
import * as traces from "./traces.ts";

/** The lists of forms that reading a request tries: each is compiled at its first use, and again, to machine code, at its second. */
export const personPatterns: readonly RegExp[] = [own, persons, topics, traces]
  .flatMap((list) => Object.values(list))
  .filter((value) => value instanceof RegExp);
