import { compareWords } from "@fanradar/words/en/compare";
import type { TopicTexts } from "../articles.ts";

export const figures: TopicTexts<"figures"> = {
  "how-sure-is-a-figure": {
    title: "How sure a figure is",
    text: [
      "Every figure here can be opened. Its card says where it came from, how old it is, how it was computed, how many posts or days it rests on, and between which values it most likely lies. A dash means that the figure is unknown, which is not the same as zero.",
      "Compare two figures by their ranges: where the ranges overlap widely, the difference may be chance.",
    ],
    steps: [
      "Open a figure, and read its source and its range.",
      "Give better evidence where the source is weak: connect, import, or add a screenshot.",
      "Analyse again, and read what changed and why.",
    ],
  },
  comparing: {
    title: "Comparing with somebody",
    text: [
      "Compare what is counted the same way: a rate by followers with a rate by followers, and accounts of one size with each other. Larger accounts nearly always have lower rates, so a higher rate alone is no win.",
      "The compare page sets the newest reports side by side, each figure with its age and its range. Where ranges overlap widely, the difference may be chance.",
    ],
    steps: [
      "Open Compare, and choose whom you want to see side by side.",
      "Read the ranges before the figures.",
      "Save the comparison, and look again after a change of yours.",
    ],
    page: compareWords.title,
  },
  "more-evidence": {
    title: "Which evidence helps most",
    text: [
      "A connected account beats a file, a file beats a checked screenshot, a screenshot beats what was typed, and anything beats a guess. Private figures such as earnings stay yours: nobody else reads them unless you say so.",
      "The report's last section names the next steps that would add most.",
    ],
    steps: [
      "Open the model's evidence page.",
      "Begin with the step that the report names first.",
      "Read what changed in the next version.",
    ],
    own: ["At present {coverage} of your linked platforms give figures."],
  },
  "reading-a-forecast": {
    title: "Reading a forecast",
    text: [
      "A forecast continues what was measured; it knows nothing of what you plan. Its band is what matters: it is built to contain the actual outcome as often as it states. A band that reaches to both sides of today's count says that it may go either way.",
      "It needs daily readings, which begin with the first analysis and continue automatically.",
    ],
    steps: [
      "Read the band, not the line.",
      "Look again after a change of yours: the distance from the band is what it brought.",
    ],
    own: [
      "For {forecast.platform} the forecast is about {forecast} followers by {forecast.until}, most likely {forecast.range}.",
      "What was measured: {gain} {gain.noun} on {gain.platform} ({gain.period}).",
    ],
  },
  "trending-score": {
    title: "Why somebody is trending",
    text: [
      "The trending score ranks a creator by last week's gain relative to the size of the account, how that compares with their own earlier weeks, and how surprising it is. It is made so that a large account does not win by being large, and so that bought followers move it little.",
      "On a creator's page the score opens into its parts, each with its weight and its figure.",
    ],
    steps: [
      "Open the creator's page, and open the score.",
      "Look at the growth chart beside it: is it one leap, or a slope?",
      "Compare with somebody of the same size.",
    ],
    own: ["Your trending score is {score}.", "On {gain.platform} the audience changed by {gain} ({gain.period})."],
  },
  "taxes-and-law": {
    title: "Taxes, contracts and law",
    text: [
      "What you owe and what you must sign depends on where you live, and a wrong answer is expensive, so this assistant gives none. What it can do is give you tidy figures: the earnings page sums what your statements say by month and by kind, and exports it.",
      "Read an agency's contract for what happens when you leave: who keeps the accounts, the pictures and the names.",
    ],
    steps: [
      "Export the earnings as a file for the person who does your taxes.",
      "Ask somebody who is allowed to advise where you live.",
      "Sign nothing that gives away your accounts.",
    ],
  },
  "where-to-begin": {
    title: "What to do next",
    text: [
      "Begin with the report: it says for each platform what was measured, how that compares with accounts of the same size, and which risks stand out. It gives no advice on what it is not sure of.",
      "Do one thing at a time, for some weeks. If you change five things at once, you learn nothing about any of them.",
    ],
    steps: [
      "Read the risks and the next steps at the end of the report, and take the first.",
      "Add the evidence that it says is missing: then it can say more.",
      "Analyse again after some weeks, and read what changed.",
    ],
    own: [
      "Measured on {gain.platform}: {gain} {gain.noun} ({gain.period}).",
      "Your engagement by followers on {rate.platform} is {rate} ({rate.range}).",
      "At present {coverage} of your linked platforms give figures.",
    ],
  },
};
