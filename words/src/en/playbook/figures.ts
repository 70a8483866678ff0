import type { Article } from "../../playbook.ts";

export const figures: Article[] = [
  {
    id: "how-sure-is-a-figure",
    topic: "figures",
    title: "How sure a figure is",
    asked: [
      "range",
      "interval",
      "confidence",
      "sure",
      "accurate",
      "trust",
      "reliable",
      "source",
      "where numbers",
      "where figures",
      "numbers come",
      "correct",
      "believe",
    ],
    text: [
      "Every figure here can be opened. Its card says where it came from, how old it is, how it was computed, how many posts or days it rests on, and between which values it most likely lies. A dash means that nobody knows, which is not the same as nothing.",
      "Compare two figures by their ranges: where the ranges overlap widely, the difference may be chance.",
    ],
    steps: [
      "Open a figure, and read its source and its range.",
      "Give better evidence where the source is weak: connect, import, or add a screenshot.",
      "Analyse again, and read what changed and why.",
    ],
    own: [],
  },
  {
    id: "comparing",
    topic: "figures",
    title: "Comparing with somebody",
    asked: ["compare", "comparison", "versus", "side by side", "against", "competitor"],
    text: [
      "Compare what is counted the same way: a rate by followers with a rate by followers, and accounts of one size with each other. The larger account has the lower rate nearly by rule, so a higher one is no win by itself.",
      "The compare page sets the newest reports side by side, each figure with its age and its range. Where ranges overlap widely, the difference may be chance.",
    ],
    steps: [
      "Open Compare, and choose whom you want to see side by side.",
      "Read the ranges before the figures.",
      "Save the comparison, and look again after a change of yours.",
    ],
    own: [],
  },
  {
    id: "more-evidence",
    topic: "figures",
    title: "Which evidence helps most",
    asked: ["evidence", "connect", "import", "statement", "screenshot", "missing", "no data", "not enough data"],
    text: [
      "A connected account beats a file, a file beats a checked screenshot, a screenshot beats what was typed, and anything beats a guess. Private figures such as earnings stay yours: nobody else reads them unless you say so.",
      "The report's last section names the next steps that would add most.",
    ],
    steps: [
      "Open the model's evidence page.",
      "Begin with the step that the report names first.",
      "Read what changed in the next version.",
    ],
    own: [
      {
        slots: { coverage: "coverage" },
        text: "At present {coverage} of your linked platforms give figures.",
      },
    ],
  },
  {
    id: "reading-a-forecast",
    topic: "figures",
    title: "Reading a forecast",
    asked: ["forecast", "predict", "prediction", "future", "how many followers will", "growth", "next month"],
    text: [
      "A forecast continues what was measured; it knows nothing of what you plan. Its band is what matters: it is made so that it holds what comes about as often as it says. A band that reaches on both sides of today's count says that it may go either way.",
      "It needs daily readings, which begin with the first analysis and go on by themselves.",
    ],
    steps: [
      "Read the band, not the line.",
      "Look again after a change of yours: the distance from the band is what it brought.",
    ],
    own: [
      {
        slots: { forecast: "forecast" },
        text: "For {forecast.platform} the forecast is about {forecast} followers by {forecast.until}, most likely {forecast.range}.",
      },
      {
        slots: { gain: "gain" },
        text: "What was measured: {gain} {gain.noun} on {gain.platform} ({gain.period}).",
      },
    ],
  },
  {
    id: "trending-score",
    topic: "figures",
    title: "Why somebody is trending",
    asked: ["trending", "why is she trending", "why trending", "hot", "score", "rank", "top creator", "trend"],
    text: [
      "The trending score places a creator among others by the gain of the last week against the size of the account, how it compares with their own weeks before, and how surprising it is. It is made so that a large account does not win by being large, and so that bought followers move it little.",
      "On a creator's page the score opens into its parts, each with its weight and its figure.",
    ],
    steps: [
      "Open the creator's page, and open the score.",
      "Look at the growth chart beside it: is it one leap, or a slope?",
      "Compare with somebody of the same size.",
    ],
    own: [
      {
        slots: { score: "trendingScore" },
        text: "The score at present is {score}.",
      },
      {
        slots: { gain: "gainPercent" },
        text: "On {gain.platform} the audience changed by {gain} ({gain.period}).",
      },
    ],
  },
  {
    id: "taxes-and-law",
    topic: "figures",
    title: "Taxes, contracts and law",
    asked: ["tax", "taxes", "legal", "lawyer", "contract", "agency", "income", "vat", "business"],
    text: [
      "What you owe and what you must sign depends on where you live, and a wrong answer is expensive, so this assistant gives none. What it can do is give you tidy figures: the earnings page sums what your statements say by month and by kind, and exports it.",
      "Read an agency's contract for what happens when you leave: who keeps the accounts, the pictures and the names.",
    ],
    steps: [
      "Export the earnings as a file for whoever does your taxes.",
      "Ask somebody who is allowed to advise where you live.",
      "Sign nothing that gives away your accounts.",
    ],
    own: [],
  },
  {
    id: "where-to-begin",
    topic: "figures",
    title: "What to do next",
    asked: [
      "what do next",
      "next",
      "next step",
      "next steps",
      "improve",
      "improve account",
      "improve page",
      "weakness",
      "weaknesses",
      "strengths",
      "doing well",
      "well",
      "wrong",
      "doing wrong",
      "summary",
      "summary report",
      "overview",
      "advice",
      "tips for me",
      "priority",
      "help me",
      "change first",
    ],
    text: [
      "Begin with the report: it says for each platform what was measured, what it comes to beside accounts of the same size, and which risks stand out. What it is not sure of, it does not advise on.",
      "Do one thing at a time, for some weeks. Who changes five things at once learns nothing of any of them.",
    ],
    steps: [
      "Read the risks and the next steps at the end of the report, and take the first.",
      "Give the evidence that it says is missing: more of it can be told then.",
      "Analyse again after some weeks, and read what changed.",
    ],
    own: [
      {
        slots: { gain: "gain" },
        text: "Measured on {gain.platform}: {gain} {gain.noun} ({gain.period}).",
      },
      {
        slots: { rate: "engagement" },
        text: "Your engagement by followers on {rate.platform} is {rate} ({rate.range}).",
      },
      {
        slots: { coverage: "coverage" },
        text: "At present {coverage} of your linked platforms give figures.",
      },
    ],
  },
];
