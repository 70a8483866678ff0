import type { TopicTexts } from "../articles.ts";

export const piracy: TopicTexts<"piracy"> = {
  "leaked-what-now": {
    title: "My content was leaked: what to do first",
    text: [
      "Keep a record before anything else: the address, a picture of the page with its date, and your original. Then ask for removal at the site, at its host, and at the search engines that show it; each acts on its own, and the search engines are often the quickest way to make it hard to find.",
      "A notice of infringement has to say who you are or who acts for you, what the original work is, exactly where the copy is, that you believe in good faith that it is not allowed, that what you say is accurate, and it has to be signed. A notice is a legal statement: send it only for what is yours.",
    ],
    steps: [
      "Save address, picture and date of every copy, and the original file.",
      "Find the site's address for notices; without one, its host's.",
      "Send the notice, then ask search engines to remove the results, and note when you sent what.",
      "If the copies do not end, a service that does this all day, or a lawyer, is worth its price.",
    ],
  },
  "intimate-images": {
    title: "Intimate pictures shared without consent",
    text: [
      "Pictures that were shared, threatened to be shared, or made up with your face are abuse, and more than a matter of copyright. Report them to the platform where they are under its rule on intimate images, which is faster than a notice of infringement.",
      "There is a free service that makes fingerprints of your pictures on your own device and gives only the fingerprints to the platforms that take part; those look for copies. It reaches the platforms that take part and no others. For pictures of anybody under age there is another service, and the police.",
    ],
    steps: [
      "Do not pay and do not answer threats; keep the messages.",
      "Report to the platform under its rule on intimate images.",
      "Open a case with the fingerprint service, and note its number.",
      "Go to the police where there is a threat, and to somebody you trust.",
    ],
  },
  "make-leaks-traceable": {
    title: "Making copies traceable",
    text: [
      "A visible mark with your page's name across the middle turns every copy into an advertisement and spoils it for those who sell it on. A mark at the edge is cropped away.",
      "For what is sold to single people, a small difference in each copy tells later which one got out. It will not stop a copy, but it tells you whom to block.",
    ],
    steps: [
      "Put the page's name where cropping would spoil the picture.",
      "Vary something small in what goes to single buyers, and note who got which.",
      "Block people who leak, and report them with your record.",
    ],
  },
  impersonation: {
    title: "Somebody pretends to be you",
    text: [
      "Accounts with your pictures and nearly your name take your followers' money in your name. Platforms remove them when they are reported: sooner if the report comes from you with proof of who you are, and sooner still if several followers report as well.",
      "The claimed profile here and a list of your true accounts on a page of your own give people a place to check.",
    ],
    steps: [
      "Search your name and the likely misspellings from time to time.",
      "Report as the person impersonated, with the address of your true account.",
      "Tell your followers once which accounts are yours, and pin it.",
    ],
    own: [
      "Your linked handles resemble one another by {likeness}: the more alike they are, the easier a false one is noticed.",
    ],
  },
  "privacy-of-a-creator": {
    title: "Keeping your private life out of your pictures",
    text: [
      "What gives people away is seldom the face: it is a view from a window, a parcel, a school's badge, a usual route, a posting made from the place itself. Look at each picture as somebody who wants to find you would.",
      "Keep work and life on different devices or at least different accounts, with an address for mail, a number and a payment account of its own, and a second factor on each.",
    ],
    steps: [
      "Check background, reflections and file details before posting; post places only after you have left.",
      "Switch off location in the camera, and use a separate mailbox for everything of the page.",
      "Turn on a second factor everywhere, and keep the recovery codes on paper.",
    ],
  },
};
