import type { Article } from "../../playbook.ts";

export const retention: Article[] = [
  {
    id: "why-subscribers-leave",
    topic: "retention",
    title: "Why subscribers leave, and how to tell which reason is yours",
    asked: [
      "retention",
      "retain",
      "churn",
      "cancel",
      "cancelling",
      "cancelled",
      "leave",
      "lose subscribers",
      "unsubscribe",
      "keep",
    ],
    text: [
      "Subscribers mostly leave for one of these reasons: they got what they came for in the first days, nothing new came while they watched, they were never spoken to, the price rose above what they feel they get, or their card failed and nobody noticed. Each asks for another remedy, so find out which is yours before you change anything.",
      "A statement tells more than a feeling. Many new subscriptions with few renewals point to a promise that the page does not keep. Steady renewals with few new subscriptions point to too little reach, and then retention is not your problem.",
    ],
    steps: [
      "Import the newest earnings statement, and look at new subscriptions beside renewals.",
      "Ask those who leave one short question: what did you miss? Do not argue with the answer.",
      "Change one thing for a whole billing month, and compare renewals before and after.",
    ],
    own: [
      {
        slots: { subscribers: "subscribers" },
        text: "Your ledger holds {subscribers} {subscribers.noun} as of {subscribers.asOf}: the base that renewals are counted from.",
      },
      {
        slots: { started: "earnings.subscription", renewed: "earnings.renewal" },
        text: "In your statement new subscriptions brought {started} and renewals {renewed} ({renewed.period}).",
      },
    ],
  },
  {
    id: "first-days-of-a-subscriber",
    topic: "retention",
    title: "The first days decide whether somebody renews",
    asked: ["welcome", "new subscriber", "onboarding", "first message", "first week", "greeting"],
    text: [
      "Whoever subscribes is curious on that day and less so on each day after it. A page that greets them, shows where to begin, and answers their first message has told them that somebody is there. A page that sells to them before it says hello has told them the opposite.",
      "A welcome works when it is short, personal and asks something that is easy to answer. It needs no discount.",
    ],
    steps: [
      "Write a welcome message in your own voice with one question in it, and send it to every new subscriber.",
      "Pin a post that says what the page is, how often something new comes, and where the best of it is.",
      "Answer first replies yourself, before any message that asks for money.",
    ],
    own: [
      {
        slots: { interaction: "interaction" },
        text: "Your statement counts {interaction} {interaction.noun}: that is how much of a conversation there is now.",
      },
    ],
  },
  {
    id: "rhythm-that-keeps",
    topic: "retention",
    title: "A rhythm that subscribers can rely on",
    asked: ["consistency", "consistent", "how often post", "silence", "break", "gap", "holiday"],
    text: [
      "People pay for what they expect to come. A modest rhythm that is kept does more for renewals than bursts with silences between them, because a silence right before a billing day is what a subscriber sees when deciding.",
      "Say your rhythm where they can read it, keep a small stock of finished posts for bad weeks, and announce breaks before they begin.",
    ],
    steps: [
      "Choose the rhythm that you can keep in a bad week, not in a good one.",
      "Keep a stock of finished posts, and refill it first.",
      "Announce every break with the day on which it ends.",
    ],
    own: [
      {
        slots: { rate: "postFrequency", gap: "longestGap" },
        text: "On {rate.platform} you come to {rate} {rate.noun}, and the longest silence lasted {gap}.",
      },
      {
        slots: { since: "daysSincePost", usual: "usualGap" },
        when: { slot: "since", is: "above", than: "usual" },
        text: "On {since.platform} the last post is {since} ago; usually {usual} pass between posts.",
      },
    ],
  },
  {
    id: "winning-back",
    topic: "retention",
    title: "Winning back those who left",
    asked: ["win back", "expired", "former", "return", "come back", "rebill", "re-subscribe"],
    text: [
      "Former subscribers know what they would come back to, which makes them easier to reach than strangers and quicker to see through an empty offer. What brings them back is something that was not there when they left.",
      "A discount for returning teaches people to leave and wait. If you give one, tie it to something new and to a short time, and do not repeat it on a schedule that can be learned.",
    ],
    steps: [
      "List those who left in the last billing periods, and write down what is new since.",
      "Send one message that names the new thing, not the price.",
      "Count how many return and how many renew after that: only the second tells whether it worked.",
    ],
    own: [],
  },
  {
    id: "failed-payments",
    topic: "retention",
    title: "Subscribers who leave without wanting to",
    asked: ["failed payment", "card declined", "auto renew", "automatic renewal", "involuntary"],
    text: [
      "Some subscriptions end because a card expired or a bank refused, or because renewal was switched off by default. These people did not decide anything, so a friendly note is enough.",
      "Say plainly how renewal is switched on and why somebody would want it: uninterrupted access and whatever you give to those who renew. Never hide how it is switched off.",
    ],
    steps: [
      "Look in your platform's list of subscribers for those whose renewal is off.",
      "Give those who renew a small thing that others do not get, and say so once a month.",
      "Write to those whose payment failed, without reproach.",
    ],
    own: [],
  },
  {
    id: "price-and-leaving",
    topic: "retention",
    title: "When the price is the reason",
    asked: ["price too high", "raise price", "lower price", "discount", "bundle", "expensive"],
    text: [
      "A higher price makes some leave and the rest worth more; whether that pays depends on how many. The arithmetic has a break-even: a share of subscribers that may leave before a raise loses money. The pricing tab computes it from your own figures.",
      "Changing a price tells you something only if nothing else changes in the same month. Offers for several months hold people longer and hide how many would have left, so read renewals with them apart.",
    ],
    steps: [
      "Open Pricing Intelligence for this model and read the break-even share beside the price you think of.",
      "Announce a raise ahead, and leave standing subscribers at the old price for a while.",
      "Note the day of the change in the price log, so that before and after can be compared.",
    ],
    own: [
      {
        slots: { price: "price" },
        text: "Your ledger has a subscription price of {price} as of {price.asOf}.",
      },
    ],
  },
];
