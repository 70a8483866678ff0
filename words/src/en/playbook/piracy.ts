import type { Article } from "../../playbook.ts";

export const piracy: Article[] = [
  {
    id: "leaked-what-now",
    topic: "piracy",
    title: "My content was leaked: what to do first",
    asked: [
      "piracy",
      "leak",
      "leaked",
      "stolen",
      "stole",
      "steal",
      "stealing",
      "reposted",
      "protect",
      "copyright",
      "dmca",
    ],
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
    own: [],
    source: {
      title: "The Digital Millennium Copyright Act, Copyright Alliance",
      url: "https://copyrightalliance.org/education/copyright-law-explained/the-digital-millennium-copyright-act-dmca/",
    },
  },
  {
    id: "intimate-images",
    topic: "piracy",
    title: "Intimate pictures shared without consent",
    asked: ["revenge", "without consent", "intimate", "deepfake", "fake nudes", "blackmail", "threat", "extortion"],
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
    own: [],
    source: { title: "Questions and answers, StopNCII.org", url: "https://stopncii.org/faq/" },
  },
  {
    id: "make-leaks-traceable",
    topic: "piracy",
    title: "Making copies traceable",
    asked: ["watermark", "trace", "who leaked", "mark", "identify leaker"],
    text: [
      "A visible mark with your page's name across the middle turns every copy into an advertisement and spoils it for those who sell it on. A mark at the edge is cropped away.",
      "For what is sold to single people, a small difference in each copy tells later which one got out. It will not stop a copy, but it tells you whom to block.",
    ],
    steps: [
      "Put the page's name where cropping would spoil the picture.",
      "Vary something small in what goes to single buyers, and note who got which.",
      "Block whoever leaks, and report them with your record.",
    ],
    own: [],
  },
  {
    id: "impersonation",
    topic: "piracy",
    title: "Somebody pretends to be you",
    asked: ["impersonation", "fake account", "catfish", "pretend", "scam", "impersonator"],
    text: [
      "Accounts with your pictures and nearly your name take your followers' money in your name. Platforms remove them on report, quicker if the report comes from you with a proof of who you are, and quicker still if several followers report as well.",
      "The claimed profile here and a list of your true accounts on a page of your own give people a place to check.",
    ],
    steps: [
      "Search your name and the likely misspellings from time to time.",
      "Report as the person impersonated, with the address of your true account.",
      "Tell your followers once which accounts are yours, and pin it.",
    ],
    own: [
      {
        slots: { likeness: "handleLikeness" },
        text: "Your linked handles resemble one another by {likeness}: the more alike they are, the easier a false one is noticed.",
      },
    ],
  },
  {
    id: "privacy-of-a-creator",
    topic: "piracy",
    title: "Keeping your private life out of your pictures",
    asked: ["privacy", "dox", "address", "safety", "stalker", "location", "real name", "anonymous", "metadata"],
    text: [
      "What gives people away is seldom the face: it is a view from a window, a parcel, a school's badge, a usual route, a posting made from the place itself. Look at each picture as somebody who wants to find you would.",
      "Keep work and life on different devices or at least different accounts, with an address for mail, a number and a payment account of its own, and a second factor on each.",
    ],
    steps: [
      "Check background, reflections and file details before posting; post places only after you have left.",
      "Switch off location in the camera, and use a separate mailbox for everything of the page.",
      "Turn on a second factor everywhere, and keep the recovery codes on paper.",
    ],
    own: [],
  },
];
