import type { Article } from "../../playbook.ts";

export const tiktok: Article[] = [
  {
    id: "tiktok-first-seconds",
    topic: "tiktok",
    title: "The first moments of a TikTok",
    asked: ["tiktok", "hook", "views", "go viral", "viral", "fyp", "for you"],
    text: [
      "A video is shown to a few people, and shown further if they stay. What decides is whether the first moments give a reason to stay: something already happening, a question, a promise that is kept. A greeting gives none.",
      "How far videos go differs wildly from one to the next for everybody. Judge by what a typical video does, and by how many go far beyond it, never by the best one.",
    ],
    steps: [
      "Begin in the middle of the action, and cut everything before it.",
      "Make several versions of a beginning for the same idea.",
      "Compare typical views over some weeks, not single videos.",
    ],
    own: [
      {
        slots: { views: "avgViews" },
        on: "tiktok",
        text: "Your ledger has {views} views on average on TikTok.",
      },
      {
        slots: { viral: "viralPotential" },
        on: "tiktok",
        text: "Of your newest videos {viral} went far beyond your typical one ({viral.range}).",
      },
    ],
  },
  {
    id: "tiktok-safe-content",
    topic: "tiktok",
    title: "What you can show on TikTok",
    asked: ["tiktok rules", "guidelines", "tiktok ban", "allowed tiktok", "sexual", "age restricted", "tiktok content"],
    text: [
      "TikTok allows neither nudity nor solicitation, and it reads clothes, gestures, words and the page behind your link. Creators who last there show a person: humour, skills, daily life, answers to questions. The curiosity this brings is the whole point.",
      "Read the community guidelines themselves from time to time; what others tell of them is often old. An account that was warned should pause what drew the warning, not reword it.",
    ],
    steps: [
      "Decide what you are about when nothing is for sale, and film that.",
      "Keep bio, link and its preview free of anything adult.",
      "Check the account's status page before you post more after a warning.",
    ],
    own: [],
  },
  {
    id: "tiktok-series",
    topic: "tiktok",
    title: "Series instead of single hits",
    asked: ["tiktok ideas", "content ideas", "series", "trend", "sound", "niche", "what to post tiktok"],
    text: [
      "A series gives whoever liked one video a reason to look for the next, and gives you an idea for each week. Trends bring strangers once; a series makes some of them stay.",
      "Use a trend when it fits what you are about, early or not at all. The themes that draw more than your others are told in the report once enough posts carry a caption.",
    ],
    steps: [
      "Choose a question that you could answer in many videos, and name the series.",
      "Keep its beginning recognisable.",
      "Look in the report for the theme that draws more than the others, and continue that one.",
    ],
    own: [
      {
        slots: { theme: "theme.1", change: "theme.1.change" },
        when: { slot: "change", is: "above" },
        text: "Posts with {theme} draw about {change.size} more than your others on {change.platform} ({change.range}).",
      },
    ],
  },
  {
    id: "tiktok-to-followers",
    topic: "tiktok",
    title: "From views to followers",
    asked: ["tiktok followers", "grow tiktok", "convert views", "tiktok growth", "profile visit"],
    text: [
      "Views are not an audience. Somebody follows when a profile makes clear what comes next, so the profile has to look like the video that brought them.",
      "Answer comments with videos: it shows others that you answer, and gives you the next idea for nothing.",
    ],
    steps: [
      "Pin the videos that say best what you are about.",
      "Make the bio a promise of what comes next.",
      "Answer good comments with a video.",
    ],
    own: [
      {
        slots: { followers: "followers" },
        on: "tiktok",
        text: "TikTok has {followers} {followers.noun} by your ledger, as of {followers.asOf}.",
      },
    ],
  },
  {
    id: "tiktok-figures",
    topic: "tiktok",
    title: "Why TikTok figures have to be given",
    asked: ["tiktok data", "connect tiktok", "tiktok not read", "tiktok analytics"],
    text: [
      "TikTok answers questions about an account only to that account. So its figures come here in one of these ways: connect the account, add a screenshot of the analytics, or type them. Each wears its own mark, and the strongest wins.",
      "Until then everything about TikTok in the report is marked as missing, which is not the same as nothing.",
    ],
    steps: [
      "Connect TikTok from the model's evidence page, if it is your account.",
      "Otherwise add a screenshot of the analytics page, and confirm what was read.",
      "Analyse again.",
    ],
    own: [],
  },
];
