import type { TopicTexts } from "../articles.ts";

export const customs: TopicTexts<"customs"> = {
  "price-a-custom": {
    title: "How to price a custom request",
    text: [
      "A custom costs you the time to agree on it, to make it, to edit it and to deliver it, and it cannot be sold again if it was promised to be exclusive. Price the time, then add for what is rare: exclusivity, a name spoken, an outfit to be bought, a short deadline.",
      "Quote from a list that you have written down, not from the mood of the chat. A list is fair to everybody, quicker to answer with, and easier to raise.",
    ],
    steps: [
      "Write down how long the last customs took from the first message to the delivery.",
      "Set a minimum for an hour of your time, and list what you add for exclusivity, length, props and rush.",
      "Take payment through the platform before you begin, always.",
    ],
    own: [
      "In your statement customs make up {share} of the earnings ({share.period}).",
      "A typical payer spent {median} ({median.period}): an offer far above that speaks to few, and should say why.",
    ],
  },
  "custom-menu": {
    title: "A menu that answers before anybody asks",
    text: [
      "A menu says what you make, what you never make, what it begins at, and how long it takes. It saves the long chats that end in nothing, and it shows shy people how to ask.",
      "Keep it short. A menu with everything on it is read by nobody, and it makes every thing on it look alike.",
    ],
    steps: [
      "List what you like to make, and beside it what you will not do.",
      "Say what each begins at and when it is delivered.",
      "Pin it, and renew it when you raise prices.",
    ],
  },
  "limits-in-customs": {
    title: "Limits, and how to say no",
    text: [
      "A limit that is written down needs no defence: you point to it. Somebody who haggles over a limit will haggle over the next one as well, and costs more than they pay.",
      "A no that is short and friendly keeps most people as fans. Offer what you do make, and leave it there.",
    ],
    steps: [
      "Write your limits into the menu.",
      "Answer a request beyond them with one sentence and one alternative.",
      "Block people who ask a third time; you owe nobody a reason.",
    ],
  },
  "messages-that-sell": {
    title: "Paid messages that people open",
    text: [
      "A paid message is bought for what the words before the lock promise. Messages that go to everybody with the same words teach everybody to scroll past them. Sent to those who liked a similar thing before, with a line that says why, fewer messages earn more and annoy fewer people.",
      "How often depends on how much new there is to sell. Begin with one paid message to everybody a week and further ones to groups of buyers; send more as long as as many are opened, and fewer once opens fall or people leave.",
      "Look at all payments other than subscriptions as a share of everything: where they carry most of the earnings, few people carry you, and each of them matters.",
    ],
    steps: [
      "Sort buyers into groups by what they bought, and write to one group at a time.",
      "Vary the price within a range, and note which price was opened.",
      "Never send the same lock twice to the same person.",
    ],
    own: [
      "{extras} of your earnings come from payments other than subscriptions ({extras.period}).",
      "Paid messages alone make up {messages} of your earnings.",
    ],
  },
  "custom-delivery": {
    title: "Delivering so that they ask again",
    text: [
      "A custom that comes when it was promised, with a line that shows you remember what was asked, sells the next one by itself. A late one without a word costs more than its price.",
      "Keep the agreement in the platform's own chat: what was asked, what was paid, when it was delivered. If a payment is disputed later, that record is what you have.",
    ],
    steps: [
      "Promise a day that you can keep with room to spare.",
      "Deliver within the platform, with the agreement in the same chat.",
      "Ask afterwards whether it was what they hoped for, and note the answer.",
    ],
    own: [],
  },
  "money-back": {
    title: "A fan wants the money back",
    text: [
      "What was unlocked, delivered or subscribed to is as a rule not refunded: the platform decides, and you owe no refund for a change of mind. A refund is right where something was not delivered, or was not what the message said.",
      "A chargeback is another thing: the fan disputes the payment at the bank, the platform takes the amount back, and many of them put an account at risk. A record of what was agreed and delivered, in the platform's own chat, is what you can answer with.",
    ],
    steps: [
      "Answer once, kindly: what was bought, when it was opened, and that the platform decides on refunds.",
      "Where the mistake was yours, make it good with something of the same worth, or let the platform refund it.",
      "Note who disputes a payment, and offer that person nothing more that is paid for first.",
    ],
    own: ["Refunds and chargebacks in your statement come to {back} ({back.period})."],
  },
  "paying-elsewhere": {
    title: "A fan wants to pay outside the platform",
    text: [
      "No. Platforms forbid payments by PayPal, bank transfer, gift cards or crypto for what is sold on them, and close accounts for it. Outside, nothing protects you either: payments are reversed weeks later, gift cards turn out to be stolen, and the payment may show your real name.",
      "Who means it pays on the page: a tip, a paid message, or a custom with its price. Who insists on another way is most often after something else.",
    ],
    steps: [
      "Decline in one friendly sentence, and send the same offer as a tip or a paid message.",
      "Never take the talk to another messenger for a payment, and never send an address, an account or a name.",
      "Write the rule down for everybody who chats, and restrict who asks again.",
    ],
    own: [],
  },
  "earning-more": {
    title: "Earning more",
    text: [
      "Earnings are how many pay, times how long they stay, times what each spends beside the subscription. On most pages one of the three lags, and work on the other two brings little.",
      "Who stays is the cheapest: somebody who is kept a month longer costs no advertising. Then come messages and customs to those who already pay, and only then more new people.",
    ],
    steps: [
      "Import your statements, and read by kind where the money comes from.",
      "Name the part that lags: few join, many leave, or few buy anything beside.",
      "Work on that one for a month, and compare the month with the ones before.",
    ],
    own: [
      "Your net earnings were {net} ({net.period}).",
      "{extras} of your earnings come from payments other than subscriptions.",
    ],
  },
  "personal-wishes": {
    title: "A name, an outfit, a wish: what a custom may have in it",
    text: [
      "A first name or a nickname spoken in a custom is an ordinary wish: agree if you like it, and add a fixed surcharge, because the clip can't be resold. Full names, addresses, workplaces and names of other people stay out.",
      "What the platform forbids is forbidden in a custom too, and what you never do stays on your list, whatever is offered for it. What has to be bought is paid for before you buy it.",
    ],
    steps: [
      "Put the surcharges for a name, an outfit and a short deadline on your menu.",
      "Repeat the wish in one message: what is in it, how long it is, what it costs, when it comes.",
      "Take the payment through the platform, then film.",
    ],
  },
  "calls-and-live": {
    title: "Calls, live chats and anything by the minute",
    text: [
      "Charge by the minute, with a shortest length, and take the whole sum before it begins: a call takes all of your attention, and nothing of it can be sold again.",
      "Check first that the platform offers or allows it. A call in another app is outside its rules and may show your number. Expect it to be recorded, and show nothing that you would not publish.",
    ],
    steps: [
      "Work out what an hour of your work brings now.",
      "Set a price a minute above that, and a shortest length.",
      "Use the platform's own tool, without your number, your name and the view from your window.",
    ],
  },
  "answering-messages": {
    title: "How quickly to answer messages",
    text: [
      "Answer those who are about to buy within minutes, and everybody else within the day: that is common practice, and no measured limit. Somebody who asks for a price is warmest while they still look at the screen.",
      "Nobody answers all day. Hours that you name and keep are better than a quick answer now and silence for two days. An agency covers the hours in which most fans write with shifts.",
    ],
    steps: [
      "Answer open offers and questions about prices first, then new subscribers, then small talk.",
      "Set fixed times for messages, and name them in your welcome message.",
      "For a month note how long an answer took and whether it sold: that gives you a figure of your own.",
    ],
  },
  "fans-who-want-more": {
    title: "Fans who fall in love, want to meet or send gifts",
    text: [
      "Be kind and clear: you chat with them on your page, and you don't meet fans. Most accept that if it is said once, early and without blame. A hope that you leave open comes back later as pressure.",
      "Gifts are fine where they need no address of yours, such as a tip or a wishlist that hides it. Somebody who looks for your home or your family, threatens you or waits for you is no longer a fan: keep the messages, block, report, and go to the police.",
    ],
    steps: [
      "Say it once in one friendly sentence, and go on with what you do offer.",
      "Never give your name, address, number or the places where you spend your time.",
      "Restrict or block fans who go on after that.",
    ],
  },
};
