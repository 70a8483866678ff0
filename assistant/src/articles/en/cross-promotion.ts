import type { TopicTexts } from "../articles.ts";

export const crossPromotion: TopicTexts<"crossPromotion"> = {
  "path-to-the-page": {
    title: "One clear path from each platform to your page",
    text: [
      "Each platform should do one thing in the path: be found, be followed, be subscribed to. People leave a path at every step, so every step that can be left out should be. The bio says who you are and has one link; what is behind the link says one thing to do.",
      "Measure the path where it is yours to measure: followers who come, subscribers who come. What happens between them on somebody else's site is guesswork unless the link itself counts.",
    ],
    steps: [
      "Rewrite each bio: who you are, what is new, one link.",
      "Give each platform a link of its own, so that you can see where people come from.",
      "Look once a week at which platform sent people, and spend the next week there.",
    ],
    own: ["{platform} carries {share} of all your follows."],
  },
  "rules-of-links": {
    title: "Linking without losing the account",
    text: [
      "Mainstream platforms restrict links to adult pages and posts that solicit. The rules change, and they are enforced unevenly, which makes one account a risk and several accounts a plan. Read the current rules of each platform before you link, at the source and not in a forum.",
      "The way from a platform such as TikTok to a paid page leads through a step in between: a page of your own, or an account where more is allowed, linked in the bio. Don't name or show the paid page in videos, captions and comments there, and don't paste links into messages to strangers.",
      "What is safest everywhere: no explicit picture or word in the bio or the preview, an age notice before anything adult, and no promise in a caption that you would not make to a stranger's face.",
    ],
    steps: [
      "Read the rules on adult content and on links of each platform you use, on its own help pages.",
      "Keep a page of your own that you control as the place all links lead to.",
      "Keep a list of ways to reach your followers if an account is gone tomorrow.",
    ],
    own: ["With {share} of all follows on {platform}, that account is the one whose loss would cost you most."],
  },
  shoutouts: {
    title: "Shoutouts and trades that are worth it",
    text: [
      "A trade is worth it when the other's followers would like you and are real. Size shows neither. Look at how many of their followers answer a typical post, and whether comments read like people.",
      "Count what it brought: followers in the days after it beside followers in usual days. Without that, every trade seems to have worked.",
    ],
    steps: [
      "Compare yourself with a possible partner: audience, engagement, growth.",
      "Agree on the day, the words and the picture beforehand, in writing.",
      "Note the day, and look at the growth chart afterwards.",
    ],
    own: ["On {gain.platform} you gained {gain.size} {gain.noun} ({gain.period}): that is what a trade has to beat."],
  },
  "same-but-not-copied": {
    title: "One idea on several platforms without copying it",
    text: [
      "The idea may be the same; the piece should fit the place. A video that opens with a greeting loses people where videos are swiped; a caption that works beside a photo is too long under a clip. Watermarks of another platform look borrowed, and platforms may show such clips less.",
      "Give each platform something that exists only there, or nobody has a reason to follow you on more than one.",
    ],
    steps: [
      "Shoot so that it can be cut in several ways.",
      "Rewrite the first line for each platform.",
      "Keep something on each platform that is found only there.",
    ],
    own: ["Your linked platforms together have {total} {total.noun}; the same person may be counted on several."],
  },
  "leaving-one-platform-behind": {
    title: "Not depending on a single platform",
    text: [
      "An audience on one platform is lent to you by that platform. Spreading it is slow work, so it has to begin before it is needed.",
      "Begin with those who like you most: they follow you anywhere when they are asked and given a reason. A list of addresses that they gave you on purpose is the only audience that nobody can take.",
    ],
    steps: [
      "Choose the second platform by where your kind of content is allowed and found.",
      "Ask your warmest followers first, with a reason that holds on that platform only.",
      "Give it the same rhythm for some months before you judge it.",
    ],
    own: ["At present {share} of all follows are on {platform}."],
  },
  "growing-an-audience": {
    title: "Getting more followers",
    text: [
      "People follow after they have met you somewhere and found, on your profile, that more of the same will come. So growth has two halves: being shown to people who do not know you, and a profile that tells them within a moment why they should stay.",
      "Work on the weaker half. Many views and few new followers point to the profile; a good profile that nobody sees points to formats that are shown to strangers, and to other accounts that mention you.",
    ],
    steps: [
      "Look at the profile as a stranger: name, picture, first line and newest posts should say the same thing.",
      "Make more of the format that strangers are shown, and keep to a theme that somebody can name.",
      "Trade mentions with accounts of your size whose followers would like you as well.",
      "Read the growth chart after some weeks, with its range, before you change the plan again.",
    ],
    own: [
      "Measured on {gain.platform}: {gain} {gain.noun} ({gain.period}).",
      "If it goes on like that, about {forecast} followers on {forecast.platform} by {forecast.until}, most likely {forecast.range}.",
    ],
  },
  "being-found": {
    title: "Hashtags, and being found",
    text: [
      "Hashtags tell a platform what a post is about; they seldom bring people by themselves any more. What decides whether a post is shown to strangers is what the first people do who see it.",
      "A few that name the subject exactly are better than many that name everything. On a profile, words that people search for belong into the name and the first line.",
    ],
    steps: [
      "Use a few hashtags that fit this very post, and none that is banned or full of something else.",
      "Write the first words of the caption as somebody would search for them.",
      "Compare reach over some weeks, not the one post that went far.",
    ],
    own: ["A typical video of yours on {views.platform} has {views} views ({views.range})."],
  },
  "which-platform": {
    title: "Which platform to put time into",
    text: [
      "Platforms do different work. Some show you to strangers, some keep in touch with who already follows, and one is where people pay. Put most time where the step is missing: many strangers and few payers call for the path to your page, good payers and no new people for reach.",
      "A new platform costs months before it brings anything. Begin one only if you can feed it from what you make anyway.",
    ],
    steps: [
      "Compare your platforms side by side in the report: what grows, and what draws answers.",
      "Choose one for reach and one for keeping, and let the others run along.",
      "Give a new one three months by a plan, then decide by its figures.",
    ],
    own: ["Of your follows, {share} are on {platform}."],
  },
  "reduced-reach": {
    title: "Reach has fallen: a shadowban, and how it ends",
    text: [
      "Look first at the account status in the app's settings: Instagram and TikTok show there what was removed, and whether you are still recommended to people who don't follow you. Remove what is marked, or appeal if it is wrong. If nothing is marked, it is more likely a weak week than a ban.",
      "A shadowban is no official word, and platforms don't say when one ends. What usually comes before it: a link to an adult page in bio or story, a suggestive picture or word, bought likes, or following and messaging many strangers in a short time.",
    ],
    steps: [
      "Open the account status, and remove or appeal what is marked.",
      "Take the link, the picture or the hashtag that came before the fall out of bio, stories and posts.",
      "Post harmless things for some weeks, without links, and follow and message no strangers.",
      "Compare the reach among people who don't follow you over four weeks, not that of single posts.",
    ],
  },
  "account-banned": {
    title: "An account was banned or disabled",
    text: [
      "Appeal first, and only once, by the form that the platform shows at sign-in or in its email: short, matter-of-fact, with your own document if it asks for one. Bans by mistake are lifted this way. Who offers to get an account back for money is most often a fraud.",
      "A new account right after a ban may count as getting round it, and is then closed too: read the platform's rule first. If the appeal fails and a new account is allowed, begin with other content than what the first was banned for.",
    ],
    steps: [
      "Save the message about the ban, and whatever can still be downloaded.",
      "Appeal within the time that the message gives.",
      "Tell people on your other accounts and on a page of your own where they find you.",
      "Build a second way to reach them before it happens again.",
    ],
  },
  "posting-on-x": {
    title: "What to post on X",
    text: [
      "Post what makes people want the rest: a teaser picture or a short clip, a line in your own voice, a question that a word answers, and now and then what is new on the page, with its link. Adult content has to be marked as sensitive there; read X's current rule.",
      "Few people follow a feed that only advertises. Mix a post that sells with several that don't, and pin the best one with the link.",
    ],
    steps: [
      "Pin one post: your best picture, who you are, one link.",
      "Mark sensitive media in the settings.",
      "Answer under posts of creators of your kind, and agree to repost each other.",
    ],
  },
  "promoting-on-reddit": {
    title: "Promoting on Reddit",
    text: [
      "Worth a try if you have the time: on Reddit posts are found by community and not by followers, so a new account is seen too. There is no reliable figure for what a post brings; a link of its own counts it.",
      "Each community has its rules: many ask for a picture that verifies you, forbid links in titles, or limit posts a day, and they ban whoever ignores that.",
    ],
    steps: [
      "Choose five communities that fit, and read the rules that are pinned there.",
      "Verify where it is asked for, and write titles for the people there.",
      "After a month keep those that brought subscribers, by a link of your own for each.",
    ],
  },
};
