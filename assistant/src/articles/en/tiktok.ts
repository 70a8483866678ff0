import type { TopicTexts } from "../articles.ts";

export const tiktok: TopicTexts<"tiktok"> = {
  "tiktok-first-seconds": {
    title: "The first moments of a TikTok",
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
      "On TikTok your videos get {views} views on average.",
      "Of your newest videos {viral} went far beyond your typical one ({viral.range}).",
    ],
  },
  "tiktok-safe-content": {
    title: "What you can show on TikTok",
    text: [
      "TikTok allows neither nudity nor solicitation, and it reads clothes, gestures, words and the page behind your link. Creators who last there show a person: humour, skills, daily life, answers to questions. The curiosity this brings is the whole point.",
      "Read the community guidelines themselves from time to time; what others say about them is often out of date. An account that was warned should pause what drew the warning, not reword it.",
    ],
    steps: [
      "Decide what you are about when nothing is for sale, and film that.",
      "Keep bio, link and its preview free of anything adult.",
      "Check the account's status page before you post more after a warning.",
    ],
  },
  "tiktok-series": {
    title: "Series instead of single hits",
    text: [
      "A series gives people who liked one video a reason to look for the next, and gives you an idea for each week. Trends bring strangers once; a series makes some of them stay.",
      "Use a trend when it fits what you are about, early or not at all. Once enough posts have a caption, the report names the themes that draw more than your others.",
    ],
    steps: [
      "Choose a question that you could answer in many videos, and name the series.",
      "Keep its beginning recognisable.",
      "Look in the report for the theme that draws more than the others, and continue that one.",
    ],
    own: ["Posts with {theme} draw about {change.size} more likes and comments than your others ({change.sizeRange})."],
  },
  "tiktok-to-followers": {
    title: "From views to followers",
    text: [
      "Views are not an audience. Somebody follows when a profile makes clear what comes next, so the profile has to look like the video that brought them.",
      "Answer comments with videos: it shows others that you answer, and gives you the next idea for free.",
    ],
    steps: [
      "Pin the videos that say best what you are about.",
      "Make the bio a promise of what comes next.",
      "Answer good comments with a video.",
    ],
    own: ["You have {followers} {followers.noun} on TikTok, as of {followers.asOf}."],
  },
  "tiktok-figures": {
    title: "Why you provide TikTok figures yourself",
    text: [
      "TikTok gives the figures of an account only to that account. So they come here in one of these ways: connect the account, add a screenshot of the analytics, or type them. Each is marked with its source, and the strongest wins.",
      "Until then everything about TikTok in the report is marked as missing, which is not the same as nothing.",
    ],
    steps: [
      "Connect TikTok from the model's evidence page, if it is your account.",
      "Otherwise add a screenshot of the analytics page, and confirm what was read.",
      "Analyse again.",
    ],
  },
};
