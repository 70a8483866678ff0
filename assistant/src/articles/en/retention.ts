import type { TopicTexts } from "../articles.ts";

export const retention: TopicTexts<"retention"> = {
  "why-subscribers-leave": {
    title: "Why subscribers leave, and how to tell which reason is yours",
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
      "You have {subscribers} {subscribers.noun} as of {subscribers.asOf}: renewals are counted from these.",
      "In your statement new subscriptions brought {started} and renewals {renewed} ({renewed.period}).",
    ],
  },
  "first-days-of-a-subscriber": {
    title: "The first days decide whether somebody renews",
    text: [
      "A new subscriber is most curious on the first day and a little less on each day after. A page that greets them, shows where to begin and answers their first message feels alive. A page that sells before it says hello does not.",
      "A welcome works when it is short, personal and asks something that is easy to answer. It needs no discount.",
    ],
    steps: [
      "Write a welcome message in your own voice with one question in it, and send it to every new subscriber.",
      "Pin a post that says what the page is, how often something new comes, and where the best of it is.",
      "Answer first replies yourself, before any message that asks for money.",
    ],
    own: ["Your statement counts {interaction} {interaction.noun}: that is how much of a conversation there is now."],
  },
  "rhythm-that-keeps": {
    title: "A rhythm that subscribers can rely on",
    text: [
      "People pay for what they expect to come. A modest rhythm that you keep does more for renewals than bursts with silences between them: a silence right before the billing day is what a subscriber sees when deciding.",
      "Say your rhythm where they can read it, keep a small stock of finished posts for bad weeks, and announce breaks before they begin.",
    ],
    steps: [
      "Choose the rhythm that you can keep in a bad week, not in a good one.",
      "Keep a stock of finished posts, and refill it first.",
      "Announce every break with the day on which it ends.",
    ],
    own: [
      "On {rate.platform} you publish {rate} {rate.noun}; the longest silence lasted {gap}.",
      "On {since.platform} the last post is {since} ago; usually {usual} pass between posts.",
    ],
  },
  "winning-back": {
    title: "Winning back those who left",
    text: [
      "Former subscribers know what they would come back to, which makes them easier to reach than strangers and quicker to see through an empty offer. What brings them back is something that was not there when they left.",
      "A discount for returning teaches people to leave and wait. If you give one, tie it to something new and to a short time, and do not repeat it on a schedule that can be learned.",
    ],
    steps: [
      "List those who left in the last billing periods, and write down what is new since.",
      "Send one message that names the new thing, not the price.",
      "Count how many return and how many renew after that: only the second tells whether it worked.",
    ],
  },
  "failed-payments": {
    title: "Subscribers who leave without wanting to",
    text: [
      "Some subscriptions end because a card expired or a bank refused, or because renewal was switched off by default. These people did not decide anything, so a friendly note is enough.",
      "Say plainly how renewal is switched on and why somebody would want it: uninterrupted access and whatever you give to those who renew. Never hide how it is switched off.",
    ],
    steps: [
      "Look in your platform's list of subscribers for those whose renewal is off.",
      "Give those who renew a small thing that others do not get, and say so once a month.",
      "Write to those whose payment failed, without reproach.",
    ],
  },
  "price-and-leaving": {
    title: "When the price is the reason",
    text: [
      "A higher price makes some leave and the rest worth more; whether that pays depends on how many. The arithmetic has a break-even: a share of subscribers that may leave before a raise loses money. The pricing tab computes it from your own figures.",
      "Changing a price tells you something only if nothing else changes in the same month. Offers for several months hold people longer and hide how many would have left, so read renewals with them apart.",
    ],
    steps: [
      "Open Pricing Intelligence for this model and read the break-even share beside the price you think of.",
      "Announce a raise in advance, and leave current subscribers at the old price for a while.",
      "Note the day of the change in the price log, so that before and after can be compared.",
    ],
    own: ["Your subscription price is {price} (as of {price.asOf})."],
  },
  "subscription-price": {
    title: "What to charge for a subscription",
    text: [
      "There is no right price by size or by what others charge: pages of the same size differ in what they sell beside the subscription. What decides is how many fewer would join at a higher price, and that only your own months can tell.",
      "Pages that sell messages and customs can live with a low price at the door; pages where the feed is all there is cannot. A price that never changed teaches nothing, so a test of some weeks, for new subscribers only, is worth more than any table.",
    ],
    steps: [
      "Open Pricing Intelligence for this model: it estimates from your own months what other prices would bring, each with its chance and range.",
      "Give it your statements first, if it says that months are missing.",
      "Where no other price is surely better, keep yours, and test one for new subscribers only.",
    ],
    own: ["Your subscription price is {price} (as of {price.asOf})."],
  },
  "trials-and-sales": {
    title: "Trials, sales and free pages",
    text: [
      "A trial or a sale brings people who would not have paid the full price, and most of them leave at the first full one. It pays off if they buy something meanwhile, or if those who stay are worth more than those who would have come anyway.",
    ],
    steps: [
      "Give an offer an end, a reason and a link of its own, so that you can count how many came by it.",
      "Welcome those people at once, and offer something small that they can buy.",
      "Count a month later who renewed at the full price, and what all of them paid.",
    ],
    own: ["{extras} of your earnings come from payments other than subscriptions."],
  },
  "first-price": {
    title: "The first price of a new page",
    text: [
      "Begin in the lower half of what pages like yours charge, and raise it later for new subscribers: a new page has little to show, and people try what costs little. There is no reliable price that fits every page; your own first months tell it.",
    ],
    steps: [
      "Write down what five to ten pages of your kind and size charge.",
      "Choose a price in the lower half of them, and leave it for two or three months.",
      "Then try one higher price for new subscribers alone, and compare what all of them paid.",
    ],
  },
  "free-or-paid": {
    title: "A free page, a paid page or both",
    text: [
      "With few followers and little time begin with one paid page. A free page pays off once many strangers come and somebody writes to them every day, because it earns by messages alone.",
      "Both work beside each other if each says what it is for: the free one is the shop window, the paid one has what the window only hints at. The same posts on both confuse people, and give nobody a reason to pay.",
    ],
    steps: [
      "Settle who writes to fans, and for how many hours a day.",
      "Begin with one page, and open the second when the first runs by itself.",
      "After two months compare what a subscriber of each page has paid in all.",
    ],
  },
};
