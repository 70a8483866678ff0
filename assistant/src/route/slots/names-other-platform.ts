import { findPhrases } from "../tokens.ts";

/** Platforms of creators that no connector reads. */
const others = new Map(
  `twitch,youtube,you tube,snapchat,snap chat,fansly,fanvue,loyalfans,mym,mym fans,manyvids,chaturbate,stripchat,reddit,facebook,threads,telegram,
  discord,patreon,pinterest,linkedin,bluesky,on kick,auf kick,en kick,sur kick`
    .split(",")
    .map((name) => [name.trim(), true] as const),
);

/** Whether a text names a platform that is not read here. */
export const namesOtherPlatform = (tokens: readonly string[]): boolean => findPhrases(tokens, others).length > 0;
