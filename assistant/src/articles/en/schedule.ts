import type { TopicTexts } from "../articles.ts";

export const schedule: TopicTexts<"schedule"> = {
  "best-time-or-none": {
    title: "The best time to post, if there is one",
    text: [
      "Tables of best hours describe other people's followers. What holds for you can only be read from your own posts, and for most accounts the hour explains little: the post itself explains far more. That is why this product names an hour only where your posts bear it out, and says so when they do not.",
      "Where no hour stands out, a steady rhythm is the better advice, and trying hours on purpose for some weeks is the way to find out more.",
    ],
    steps: [
      "Look at the report's section on content: it names a part of the day only if it is sure of it.",
      "If none stands out, choose two times that suit your life, and alternate between them for some weeks.",
      "Change nothing else meanwhile, and analyse again.",
    ],
    own: [
      "Your own posts do best between {from} and {until}.",
      "According to the connected account, most of your followers on {from.platform} are online between {from} and {until}.",
    ],
  },
  "how-often-instagram": {
    title: "How often to post on Instagram",
    text: [
      "More posts bring more chances to be seen, up to the point where each gets worse. The right number is the largest at which the quality does not drop and the rhythm still holds in a bad week.",
      "Watch what a typical post draws while you raise the rhythm. If it stays level, the additional posts were worth it; if it falls by as much as the rhythm rose, you only spread the same attention thinner.",
    ],
    steps: [
      "Raise the rhythm by one post a week, for a month.",
      "Compare what a typical post draws with the month before, with the ranges beside it.",
      "Keep the higher rhythm only if you could also keep it while ill.",
    ],
    own: [
      "On Instagram you publish {rate} {rate.noun}; a typical post draws {engagement} of the followers ({engagement.range}).",
    ],
  },
  "formats-and-their-work": {
    title: "Which format does which work on Instagram",
    text: [
      "Short videos are shown to people who do not follow you, so they bring reach. Posts in the feed are what a visitor to your profile sees, so they decide whether they follow. Stories reach those who already follow, so they keep them warm and carry links.",
      "A week needs all of these, each for its own work. Measure each by its own work too: a story that brings no followers has not failed.",
    ],
    steps: [
      "Plan videos for reach, feed posts for the profile, stories for conversation.",
      "Look at the profile as a stranger: do the newest rows say what you are about?",
      "Compare like with like: videos with videos, photos with photos.",
    ],
    own: ["Your most frequent theme is {theme}, in {share} of the captioned posts."],
  },
  batching: {
    title: "Making posts in batches without sounding canned",
    text: [
      "Shooting in batches separates the tiring part from the daily one: one long day gives material for weeks, and what remains each day is a caption and an answer. What sounds canned is seldom the picture; it is a caption written for no particular day.",
      "Leave room in the plan for what happens. A plan that fills every day is broken on the first bad one.",
    ],
    steps: [
      "Shoot several outfits and places on one day, and file them by theme.",
      "Plan themes by week, and write captions on the day.",
      "Leave free days in every week, and fill them only when something is worth it.",
    ],
    own: [
      "The longest silence on {gap.platform} lasted {gap}: a stock of finished posts is there to prevent exactly that.",
    ],
  },
  "time-zones": {
    title: "An audience in several time zones",
    text: [
      "If your followers live in several zones, no hour suits all of them, and a post keeps being shown for a while anyway. Post when the larger part is awake, repeat stories for the others, and let messages wait for their morning.",
      "Where followers live is known only from a connected account. A guess from language or from comments is a guess, and this product does not make it.",
    ],
    steps: [
      "Connect the account to read where followers live and when they are online.",
      "Choose the hour for the largest group, and a second one for stories.",
      "Set the model's time zone, so that the report shows hours in it.",
    ],
    own: ["{share} of your {share.platform} followers whose country is known are in {country}."],
  },
  "what-to-post": {
    title: "What to post next",
    text: [
      "Ideas run out where each post has to be a new one. What lasts are a few kinds of post that come back: something from the day, something that people ask for, something that shows how it is made, something that answers a comment.",
      "Begin with what has drawn answers already, and change one thing about it. Questions from messages and comments are the best list of ideas there is, because somebody wanted to know.",
    ],
    steps: [
      "Write down the last questions that people asked, and answer each in a post.",
      "Take what worked before, and make it again with another beginning, place or outfit.",
      "Keep a list on the phone, and plan themes by week rather than posts by day.",
    ],
    own: ["Your most frequent theme is {theme}, in {share} of the captioned posts."],
  },
  "taking-a-break": {
    title: "When you're exhausted or want to stop",
    text: [
      "I'm sorry that this is so hard right now. Being worn out is no failure, and nothing has to be decided today.",
      "A pause is allowed, and so is stopping. What you have built can wait for you, and if you no longer want it, that is your decision alone.",
    ],
    steps: [
      "Take today off. Switch off notifications and leave messages unanswered: nearly everything can wait a day.",
      "Tell somebody you trust how you are. If rest doesn't help, or sleep and joy don't come back, talk to a doctor.",
      "For a longer pause, post one short note that you're away, and let somebody else or a notice answer for you.",
      "If you want to stop for good, decide it on a day when you've slept. Save your pictures and statements before you close anything.",
    ],
  },
  "how-often-elsewhere": {
    title: "How often on X, in stories, on TikTok and on the page",
    text: [
      "Common practice is several posts a day on X, one or two videos a day on TikTok at most, a few stories on most days, and something new on the paid page on most days. None of this is a measured best: the right rhythm is the one that you keep in a bad week.",
      "What a post is for decides as well. Posts on X pass quickly, so answers and reposts count too. Stories reach those who follow already, so it matters more that there is one when they look than how many there are.",
    ],
    steps: [
      "Begin with one post a day on X and a story on most days.",
      "Add one at a time, and prepare a week in one sitting.",
      "After four weeks compare what a typical post drew before and after.",
    ],
  },
};
