import { fold } from "@fanradar/words/fold";

/** Whether a caption has a hashtag, which is folded and begins with '#': '#viajes' is not in '#viajesbaratos'. */
export const hasHashtag = (caption: string | null, hashtag: string): boolean =>
  [...fold(caption ?? "").matchAll(/#[\p{L}\p{N}_]+/gu)].some(([one]) => one === hashtag);
