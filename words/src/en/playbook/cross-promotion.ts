import type { Article } from "../../playbook.ts";

export const crossPromotion: Article[] = [
  {
    id: "path-to-the-page",
    topic: "crossPromotion",
    title: "One clear path from each platform to your page",
    asked: [
      "cross-promotion",
      "cross promote",
      "promote",
      "more subscribers",
      "get subscribers",
      "more fans",
      "funnel",
      "traffic",
      "link in bio",
      "convert",
    ],
    text: [
      "Each platform should do one thing in the path: be found, be followed, be subscribed to. People leave a path at every step, so every step that can be left out should be. The bio says who you are and has one link; what is behind the link says one thing to do.",
      "Measure the path where it is yours to measure: followers who come, subscribers who come. What happens between them on somebody else's site is guesswork unless the link itself counts.",
    ],
    steps: [
      "Write each bio anew: who you are, what is new, one link.",
      "Give each platform a link of its own, so that you can see where people come from.",
      "Look once a week at which platform sent people, and spend the next week there.",
    ],
    own: [
      {
        slots: { share: "share.largest", platform: "share.largestPlatform" },
        text: "{platform} carries {share} of all your follows.",
      },
    ],
  },
  {
    id: "rules-of-links",
    topic: "crossPromotion",
    title: "Linking without losing the account",
    asked: ["link", "banned", "shadowban", "rules", "allowed", "linktree", "policy", "removed"],
    text: [
      "Mainstream platforms restrict links to adult pages and posts that solicit. The rules change, and they are enforced unevenly, which makes one account a risk and several accounts a plan. Read the current rules of each platform before you link, at the source and not in a forum.",
      "What is safest everywhere: no explicit picture or word in the bio or the preview, an age notice before anything adult, and no promise in a caption that you would not make to a stranger's face.",
    ],
    steps: [
      "Read the rules on adult content and on links of each platform you use, on its own help pages.",
      "Keep a page of your own that you control as the place all links lead to.",
      "Keep a list of ways to reach your followers if an account is gone tomorrow.",
    ],
    own: [
      {
        slots: { share: "share.largest", platform: "share.largestPlatform" },
        text: "With {share} of all follows on {platform}, that account is the one whose loss would cost you most.",
      },
    ],
  },
  {
    id: "shoutouts",
    topic: "crossPromotion",
    title: "Shoutouts and trades that are worth it",
    asked: ["shoutout", "s4s", "collab", "collaboration", "trade", "partner", "feature"],
    text: [
      "A trade is worth it when the other's followers would like you and are real. Size tells neither. Look at how many of their followers answer a typical post, and whether comments read like people.",
      "Count what it brought: followers in the days after it beside followers in usual days. Without that, every trade seems to have worked.",
    ],
    steps: [
      "Compare yourself with a possible partner: audience, engagement, growth.",
      "Agree on the day, the words and the picture beforehand, in writing.",
      "Note the day, and look at the growth chart afterwards.",
    ],
    own: [
      {
        slots: { gain: "gain" },
        when: { slot: "gain", is: "above" },
        text: "On {gain.platform} you gained {gain.size} {gain.noun} ({gain.period}): that is the usual that a trade has to beat.",
      },
    ],
  },
  {
    id: "same-but-not-copied",
    topic: "crossPromotion",
    title: "One idea on several platforms without copying it",
    asked: ["repost", "reuse", "recycle", "same content", "adapt", "several platforms"],
    text: [
      "The idea may be the same; the piece should fit the place. A video that opens with a greeting loses people where videos are swiped; a caption that works beside a photo is too long under a clip. Watermarks of another platform look borrowed, and platforms may show such clips less.",
      "Give each platform something that exists only there, or nobody has a reason to follow you on more than one.",
    ],
    steps: [
      "Shoot so that it can be cut in several ways.",
      "Write the first line anew for each platform.",
      "Keep something on each platform that is found only there.",
    ],
    own: [
      {
        slots: { total: "follows.total" },
        text: "Your linked platforms together have {total} {total.noun}; the same person may be counted on several.",
      },
    ],
  },
  {
    id: "leaving-one-platform-behind",
    topic: "crossPromotion",
    title: "Not depending on a single platform",
    asked: ["diversify", "risk", "depend", "only platform", "backup", "banned account"],
    text: [
      "An audience on one platform is lent to you by that platform. Spreading it is slow work, so it has to begin before it is needed.",
      "Begin with those who like you most: they follow you anywhere when they are asked and given a reason. A list of addresses that they gave you on purpose is the only audience that nobody can take.",
    ],
    steps: [
      "Choose the second platform by where your kind of content is allowed and found.",
      "Ask your warmest followers first, with a reason that holds on that platform only.",
      "Give it the same rhythm for some months before you judge it.",
    ],
    own: [
      {
        slots: { share: "share.largest", platform: "share.largestPlatform" },
        text: "At present {share} of all follows are on {platform}.",
      },
    ],
  },
];
