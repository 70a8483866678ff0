import type { TopicTexts } from "../articles.ts";

export const engagement: TopicTexts<"engagement"> = {
  "what-engagement-says": {
    title: "What engagement says, and what it does not",
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
      "Your own engagement by views on {views.platform} is {views} ({views.range}).",
      "Your engagement by followers on {rate.platform} is {rate} ({rate.range}).",
      "That is below the {benchmark} that is usual for accounts of this size here, so there is room.",
      "That is above the {benchmark} that is usual for accounts of this size here, so reach is the better thing to work on.",
    ],
  },
  "answering-comments": {
    title: "Answering so that people write again",
    text: [
      "People comment where comments are answered. The first answers matter most, because they show those who read along that it is worth writing. An answer that asks something back begins a conversation; a heart ends it.",
      "Set aside time right after posting, and answer the ones that say something first.",
    ],
    steps: [
      "Stay for a while after posting, and answer while people are there.",
      "Ask something back in your answers.",
      "Pin a comment that shows the tone you like.",
    ],
    own: ["A post on {comments.platform} draws {comments} comments on average."],
  },
  "questions-and-polls": {
    title: "Letting fans decide something",
    text: [
      "A vote about something that really happens afterwards makes people come back to see it. A vote about nothing is noticed as such the second time.",
      "Let fans choose among things that you would do anyway, do the chosen one soon, and say whose idea it was.",
    ],
    steps: [
      "Ask for a choice between things that you are ready to make.",
      "Make the winner within days, and name the vote.",
      "Keep the loser for later: somebody wanted it.",
    ],
  },
  "engagement-is-falling": {
    title: "Engagement is falling",
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
      "Your newest posts on {change.platform} drew {change.size} fewer likes and comments than the ones before ({change.sizeRange}).",
      "Your strongest post drew {share} of the likes and comments on {share.platform} ({share.period}). If that is a lot, compare without it.",
    ],
  },
  "bought-followers": {
    title: "Bought followers, and what they cost",
    text: [
      "Bought followers lower every rate that is counted by followers, because they never answer. Platforms remove them from time to time, which then looks like a loss, and companies look for them before they pay.",
      "Removing them by hand is slow, but it lifts the rate honestly. Buying more to hide it makes it worse.",
    ],
    steps: [
      "Look at the growth chart for days on which far more came than any post explains.",
      "Remove followers that are plainly empty, a few each day.",
      "Do not buy followers, likes or views; trades for them are the same thing.",
    ],
    own: ["The largest rise without a known cause on {rise.platform} added {rise} to your followers ({rise.period})."],
  },
  "loyal-fans": {
    title: "Taking care of those who carry you",
    text: [
      "A small part of the fans usually carries a large part of the tips and messages. They are few, they know one another's names from the comments, and they leave when they feel counted.",
      "Remember what they told you, thank them for what they did and not for what they paid, and never let two of them compete in public for your time.",
    ],
    steps: [
      "Note for the warmest fans what they like and what they told you.",
      "Give them something early now and then, unannounced.",
      "Watch how much rests on how few, in the earnings page.",
    ],
    own: ["Your statement has {payers} payers; a typical one spent {median} ({median.period})."],
  },
  "losing-followers": {
    title: "When followers leave",
    text: [
      "Every account loses followers all the time; you see it only when fewer come than go. A loss on a single day is often the platform removing empty accounts, and says nothing about you. A slope over weeks says something.",
      "What makes people leave is mostly a change: of theme, of rhythm, or more selling than before. People who came for one post that went far leave again too, and were never yours.",
    ],
    steps: [
      "Look at the growth chart: is it one step, or a slope?",
      "Beside a slope, look at what changed when it began: theme, rhythm, offers.",
      "Go back to what held before for some weeks, and compare.",
    ],
    own: [
      "Measured on {gain.platform}: {gain} {gain.noun} ({gain.period}).",
      "By the forecast, the chance of fewer followers than today on {chance.platform} is {chance}.",
    ],
  },
  "who-follows-you": {
    title: "Who follows you",
    text: [
      "Only the platform knows where followers live, how old they are and when they are online. It shares this with a connected account, in groups; never who a single follower is.",
      "Use it to choose hours and languages, and to show companies whom they would reach. A guess from names or comments is worth less than nothing, so this product makes none.",
    ],
    steps: [
      "Connect the account on the evidence page.",
      "Analyse again, and read the audience in the report.",
      "Look at it again after a post that went far: it may have changed who follows.",
    ],
    own: [
      "{share} of your {share.platform} followers whose country is known are in {country}.",
      "On {share.platform} the largest group by age is {age}, with {share}.",
    ],
  },
  "what-works": {
    title: "Which of your posts work",
    text: [
      "One post that went far says little: chance has a large part in it, and the next one like it mostly falls back. What a theme or a format brings shows over many posts, in what a typical one of them draws.",
      "The report's section on content names the themes of your captions and whether posts on one draw more than the others, each with the number of posts behind it. Where it names none, your posts do not show one yet.",
    ],
    steps: [
      "Read themes and formats in the report's section on content, with their ranges.",
      "Make some more of what leads, under different beginnings, and leave the rest as it is.",
      "Analyse again after a month: what holds now is worth keeping.",
    ],
    own: [
      "Your most frequent theme is {theme}, in {share} of the captioned posts.",
      "Your most successful post on {top.platform} drew {top} of all likes and comments.",
    ],
  },
};
