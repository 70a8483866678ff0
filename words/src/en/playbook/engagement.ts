import type { Article } from "../../playbook.ts";

export const engagement: Article[] = [
  {
    id: "what-engagement-says",
    topic: "engagement",
    title: "What engagement says, and what it does not",
    asked: ["engagement", "engagement rate", "likes", "comments", "good engagement", "fan engagement"],
    text: [
      "Engagement is the share of your followers that a typical post moves to like or comment. It falls as accounts grow, for everybody, so compare yourself with accounts of your size or with your own past, never with the largest.",
      "There are several rates: by followers, by views, by reach. They answer different questions and must not be compared with one another; the ledger card of each says how it was computed.",
    ],
    steps: [
      "Open the figure in the report, and read which rate it is and how many posts it rests on.",
      "Compare it with the tier's benchmark, with both ranges in view.",
      "Look at the newest posts beside the ones before: that is where a change shows first.",
    ],
    own: [
      {
        slots: { views: "engagementByViews" },
        text: "Your own engagement by views on {views.platform} is {views} ({views.range}).",
      },
      {
        slots: { rate: "engagement" },
        text: "Your engagement by followers on {rate.platform} is {rate} ({rate.range}).",
      },
      {
        slots: { rate: "engagement", benchmark: "benchmarkEngagement" },
        when: { slot: "rate", is: "below", than: "benchmark" },
        text: "That is below the {benchmark} published for accounts of this size, so there is room.",
      },
      {
        slots: { rate: "engagement", benchmark: "benchmarkEngagement" },
        when: { slot: "rate", is: "above", than: "benchmark" },
        text: "That is above the {benchmark} published for accounts of this size, so reach is the better thing to work on.",
      },
    ],
  },
  {
    id: "answering-comments",
    topic: "engagement",
    title: "Answering so that people write again",
    asked: ["comments", "reply", "respond", "interact", "community", "conversation", "fans"],
    text: [
      "People comment where comments are answered. The first answers matter most, because they show those who read along that it is worth writing. An answer that asks something back begins a conversation; a heart ends it.",
      "Set aside time right after posting, and answer the ones that say something first.",
    ],
    steps: [
      "Stay for a while after posting, and answer while people are there.",
      "Ask something back in your answers.",
      "Pin a comment that shows the tone you like.",
    ],
    own: [
      {
        slots: { comments: "commentsAverage" },
        text: "A post on {comments.platform} draws {comments} comments on average.",
      },
    ],
  },
  {
    id: "questions-and-polls",
    topic: "engagement",
    title: "Letting fans decide something",
    asked: ["poll", "question", "vote", "q&a", "interactive", "quiz", "ask me"],
    text: [
      "A vote about something that really happens afterwards makes people come back to see it. A vote about nothing is noticed as such the second time.",
      "Let fans choose among things that you would do anyway, do the chosen one soon, and say whose idea it was.",
    ],
    steps: [
      "Ask for a choice between things that you are ready to make.",
      "Make the winner within days, and name the vote.",
      "Keep the loser for later: somebody wanted it.",
    ],
    own: [],
  },
  {
    id: "engagement-is-falling",
    topic: "engagement",
    title: "Engagement is falling",
    asked: ["falling", "drop", "dropping", "less likes", "decline", "down", "lower engagement", "reach dropped"],
    text: [
      "First ask whether it falls at all: single posts swing widely, and a viral one makes everything after it look like a decline. The report compares the newest posts with the ones before them and says so only where the difference is larger than the usual swing.",
      "If it does fall, the common causes are a changed format, a tired theme, many new followers who came for something else, and followers who were never real. Each shows in another place of the report.",
    ],
    steps: [
      "Read in the report whether the newest posts differ from those before, with the range.",
      "Look at whether one post or a purchase lies in the time before.",
      "Return for some weeks to the theme that draws more than the others.",
    ],
    own: [
      {
        slots: { change: "engagementChange" },
        when: { slot: "change", is: "below" },
        text: "Your newest posts on {change.platform} did draw {change.size} fewer likes and comments than the ones before ({change.range}).",
      },
      {
        slots: { share: "topPostShare" },
        text: "One single post drew {share} of the likes and comments on {share.platform} ({share.period}): take it out before you compare.",
      },
    ],
  },
  {
    id: "bought-followers",
    topic: "engagement",
    title: "Bought followers, and what they cost",
    asked: [
      "fake followers",
      "real followers",
      "real audience",
      "buy followers",
      "bots",
      "bought",
      "inactive",
      "ghost followers",
    ],
    text: [
      "Bought followers lower every rate that is counted by followers, because they never answer. Platforms remove them from time to time, which then looks like a loss, and companies look for them before they pay.",
      "Removing them by hand is slow, but it lifts the rate honestly. Buying more to hide it makes it worse.",
    ],
    steps: [
      "Look at the growth chart for days on which far more came than any post explains.",
      "Remove followers that are plainly empty, a few each day.",
      "Do not buy followers, likes or views; trades for them are the same thing.",
    ],
    own: [
      {
        slots: { rise: "unexplainedRise" },
        when: { slot: "rise", is: "above" },
        text: "The largest rise without a cause on {rise.platform} brought {rise} ({rise.period}).",
      },
    ],
  },
  {
    id: "loyal-fans",
    topic: "engagement",
    title: "Taking care of those who carry you",
    asked: ["loyal", "top fans", "vip", "best fans", "superfans", "whales", "big spenders"],
    text: [
      "A small part of the fans usually carries a large part of the tips and messages. They are few, they know one another's names from the comments, and they leave when they feel counted.",
      "Remember what they told you, thank them for what they did and not for what they paid, and never let two of them compete in public for your time.",
    ],
    steps: [
      "Note for the warmest fans what they like and what they told you.",
      "Give them something early now and then, unannounced.",
      "Watch how much rests on how few, in the earnings page.",
    ],
    own: [
      {
        slots: { payers: "payers.count", median: "payers.median" },
        text: "Your statement has {payers} payers; a typical one spent {median} ({median.period}).",
      },
    ],
  },
];
