import type { TopicTexts } from "../articles.ts";

export const branding: TopicTexts<"branding"> = {
  "what-are-you-known-for": {
    title: "What you want to be known for",
    text: [
      "A brand is what people say of you when you are not there. It grows from doing one thing recognisably for long enough, and it is lost by doing a bit of everything. Choose something that you would still like to do in a year.",
      "Look at what already works before you invent something: the themes that your own followers respond to are the best hint you have.",
    ],
    steps: [
      "Ask some long-standing followers what they would tell a friend about you.",
      "Write it as one sentence, and hold every new idea against it.",
      "Drop what does not fit, even if it is good.",
    ],
    own: ["What you post about most is {theme}, in {share} of the captioned posts."],
  },
  "recognisable-everywhere": {
    title: "The same person on every platform",
    text: [
      "The same handle, the same face and the same first line let somebody who met you on one platform find you on another, and make fake accounts easier to spot.",
      "If a handle is taken, choose the smallest variation, and use it everywhere you still can.",
    ],
    steps: [
      "Bring handles, pictures and first lines into line.",
      "Claim your profile here, so that it carries your mark.",
      "Search for yourself as a stranger would, and fix what leads nowhere.",
    ],
    own: ["Your linked handles resemble one another by {likeness}."],
  },
  voice: {
    title: "A voice of your own",
    text: [
      "Nobody reads captions that could stand under anybody's picture. Write as you speak, about what happened around the picture, and end with something that can be answered.",
      "If others write for you, give them sentences that you would say and sentences that you never would. Followers notice the difference before you do.",
    ],
    steps: [
      "Read the caption aloud; if you would not say it, rewrite it.",
      "Keep a list of your own turns of phrase for those who help you.",
      "End with a question that takes a word to answer.",
    ],
    own: ["Your captions are mostly in {language}."],
  },
  "working-with-brands": {
    title: "Working with companies",
    text: [
      "Companies ask for reach, engagement and where followers live, and many were burned by invented figures. A report whose every figure can be opened, with a link that ends when you want it to, answers better than a designed sheet.",
      "Say no to what your followers would not believe of you. A deal is paid once; trust is paid every month.",
    ],
    steps: [
      "Analyse with connected accounts, so that the figures rest on the strongest source.",
      "Share the sections that matter for the deal, with an end date.",
      "Agree in writing on what is shown, when, and how it is marked as advertising.",
    ],
    own: [
      "Your engagement on {engagement.platform} is {engagement} ({engagement.range}), above the {benchmark} that is usual for accounts of this size here: say so first.",
    ],
  },
  "changing-direction": {
    title: "Changing direction without losing people",
    text: [
      "People followed for what you did. Tell them what changes and why, bring the new beside the old for a while, and let the figures of each tell you how quickly to go.",
      "Expect some to leave: that is the change working, as long as those who come fit what you now do.",
    ],
    steps: [
      "Announce it once, in your own words.",
      "Mix old and new for some weeks, and compare what each draws.",
      "Look at growth and engagement together: fewer followers who answer more can be the better page.",
    ],
    own: [
      "Change in likes and comments of your newest posts on {change.platform} against the ones before: {change} ({change.range}).",
    ],
  },
  "starting-out": {
    title: "Starting out",
    text: [
      "Decide first what you show and what you never will, under which name, and what may not lead back to you: later is too late for all of these. Then fill the page before you tell anybody about it: people who find it empty do not come back.",
      "One platform where strangers see you and one where people pay are enough in the beginning. A rhythm that you can keep beside the rest of your life is worth more than a strong first week.",
    ],
    steps: [
      "Write down your limits, and set up name, address and payment so that they do not lead to you.",
      "Fill the page with enough posts for a visitor to look around.",
      "Choose one platform for reach, and post there in a rhythm that you can keep.",
      "Submit your accounts here on the first day: growth is measured from the first reading on.",
    ],
  },
  "pictures-and-light": {
    title: "Pictures, light and equipment",
    text: [
      "A window gives better light than most lamps, and a phone takes better pictures than most people use it for. What looks cheap is seldom the camera: it is light from above, a restless background and sound that echoes.",
      "Keep to one look: the same light, the same few colours, the same distance. It makes a profile known at a glance, and saves decisions every day.",
    ],
    steps: [
      "Face the window, and clear what is behind you.",
      "Put the phone on something that does not move, and clean its lens.",
      "Buy one thing at a time, the first one for light, and see whether posts draw more before the next.",
    ],
  },
  "shooting-with-others": {
    title: "Filming with somebody else",
    text: [
      "Never publish anybody without their written consent and a check of their age by an official document: platforms ask for both, for each person in the picture. Settle it before you film, along with where each of you may post and sell it.",
      "Common practice is that both may sell it on their own pages. Agree as well on what happens if one of you wants it taken down later.",
    ],
    steps: [
      "Have the other person complete the platform's release form before the shoot.",
      "Agree in writing on use, money and what happens at the end.",
      "Keep the documents safe for as long as the content is online.",
    ],
  },
};
