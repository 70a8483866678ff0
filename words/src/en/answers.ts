/** What the assistant says around the playbook and the figures. `{name}` is the model's, `{date}` its report's day. */
export const answerWords = {
  about: "About {name}, by the report of {date}:",
  noReport: "{name} has no report yet, so nothing can be told from its own figures.",
  nothing:
    "I have nothing on that. I know the playbook on retention, posting, custom content, promotion, piracy, TikTok, branding and engagement, and the figures of a model that you choose.",
  /** What is answered like a person would, and before questions that can be pressed. */
  smallTalk: {
    acknowledgement: "All right. What would you like to know? For example:",
    greeting: "Hello! Ask me about subscribers, posting, prices and growth, or begin with one of these:",
    thanks: "You're welcome. If you want to go on:",
    who: "I'm FanRadar's assistant, a program and no person. I answer from a written playbook and from figures that you can open one by one.",
    what: "I tell you what the figures of a model say, and what to do about posting, prices, messages, leaks and growth. Try one of these:",
    bye: "Goodbye, and good luck with your page.",
  },
  unsure: "I'm not sure what you mean. Is it one of these?",
  /** Questions that figures of a model answer. `{platform}` is one. */
  offered: {
    followers: "How many followers are there on {platform}?",
    engagement: "What is the engagement on {platform}?",
    gain: "How is the growth on {platform}?",
    trendingScore: "What is the trending score?",
    subscribers: "How many subscribers are there on {platform}?",
  },
  ownFigure: "{label} on {platform}: ",
  ownFigureAnywhere: "{label}: ",
  reason: " ({reason})",
  asOf: ", as of {date}",
  range: " ({range})",
  more: "You can also ask about: {titles}.",
  choose: "Choose a model, and its own figures on this stand here.",
  onlyChosen:
    "Figures are told of {name} alone, who is chosen here. Choose somebody else, or open their page, for theirs.",
  noFigure: "Of {name} there is no figure yet that would tell more about this.",
  prices: "Prices of {name}, as the engine reckons them:",
  noEarnings: "Of {name} no earnings are known here. A statement of earnings, imported as evidence, would tell them.",
  /** Of evidence that was stored after the newest report. */
  newerEvidence:
    "Added since the report of {report}, and not in its figures: {what}. Choose “{action}” on the report: the new one includes it.",
  givenKinds: { file: "a statement", screenshot: "figures from a screenshot", manual: "typed figures" },
  earningsOfWhom: "Earnings are told only of a model that you choose, where evidence holds them and you may see them.",
  /** Why the engine answers in place of the language model. */
  fallback: {
    "budget-used":
      "Too little of today's share of the language model is left, so this is the engine's own answer. There is a new one after midnight UTC.",
    "too-slow": "The language model took too long, so this is the engine's own answer.",
    refused: "The language model's provider refused the request, so this is the engine's own answer.",
    failed: "The language model could not be reached, so this is the engine's own answer.",
    "nothing-held":
      "Nothing that the language model wrote could be matched to the figures here, so this is the engine's own answer.",
  },
  /** Of a kept answer, when it is read again. */
  hiddenSince: "Figures that this answer told are not shown any more by whom they are of, and are left out.",
  /** The reader stopped it. */
  stopped: "Stopped.",
  /** Sentences of the language model. `{n}` is how many. */
  dropped: {
    one: "One sentence of the language model could not be matched to the figures here, so it was left out.",
    other: "{n} sentences of the language model could not be matched to the figures here, so they were left out.",
  },
} as const;
