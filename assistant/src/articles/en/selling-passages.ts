import type { PassageTexts } from "../passages.ts";

/** Passages on selling: prices, messages, custom requests and why subscribers leave. */
export const sellingPassages = {
  "price-a-custom": {
    length:
      "As long as its one idea carries, and not longer: no platform publishes what sells best. Offer two or three fixed lengths with a price each, and see after ten orders which is taken most; a longer one must pay for the extra time in filming and editing as well.",
    price:
      "Begin with your hours, from the first message to the upload, times what an hour has to bring, plus surcharges for what is rare: two hours at forty each make eighty for a clip of any length. A short one costs more a minute, since agreeing and editing take as long. Raise it while nearly everybody agrees; there is no reliable general price.",
  },
  "personal-wishes": {
    costume:
      "Only where nothing hints at a minor: many platforms forbid school settings and any allusion to an age under eighteen, even when adults play it, and close pages for it. Read your platform's terms first. Any other costume is an ordinary wish with a fixed surcharge.",
    surcharge:
      "There is no reliable general figure. Begin with a fixed surcharge of about a quarter of the clip's price, the same for everybody, and raise it as long as nearly all agree: the clip can't be resold.",
    name: "Yes, a first name or a nickname is an ordinary wish: add a fixed surcharge, because the clip can't be resold. No full names, and no names of other people.",
  },
  "money-back": {
    contest:
      "Sometimes: where the platform lets you object, do it at once, with the chat that shows what was agreed, the payment and when it was delivered. Often the bank decides for the buyer all the same, and the amount stays gone.",
    lost: "Most often yes: if the bank reverses the payment, the platform takes the amount from your balance. Whether you can object is in its terms; send it the chat with what was agreed and when it was delivered.",
    prevent:
      "Not entirely, but it gets rarer: take smaller sums from new fans, agree in the platform's chat what is delivered, deliver on time, and sell nothing more to anybody who has disputed a payment.",
    block:
      "Yes. Save the chat first, and report the threat or the dispute to the platform; then block him. Blocking does not prevent a chargeback.",
  },
  "answering-messages": {
    chatty:
      "Reply once a day in a line or two, and end with an offer: ask what he would like and name the price. If he hasn't bought after one or two weeks, move him to a list that gets only mass messages, and spend the time on people who have bought before. You don't have to tell him.",
    all: "Not everybody with the same care: answer first who asks for a price, then who has bought before, then new subscribers, and the rest once a day with a line each. Whoever is never answered leaves at the next renewal; a short answer is enough to keep the door open.",
    time: "Within minutes if somebody asks for a price or a custom, within the day for everybody else: that is common practice, and no measured limit. What counts most is that you answer when you said you would.",
  },
  "fans-who-want-more": {
    meet: "No. Don't meet fans in private, whatever they offer: you can't check who comes, and most platforms forbid arranging it.",
    gifts:
      "Yes, where it needs no address of yours: a tip, or a wishlist that hides your address. Never give a private address or your full name.",
  },
  "calls-and-live": {
    phone:
      "Yes, where the platform offers calls itself or you have a number for work alone: never from your private one, and never by an app that shows your name. Take the payment first, set a length and what is talked about, and end the call when a limit is crossed. Check in the platform's terms whether calls may be sold.",
    minute:
      "There is no reliable general price a minute. Take what an hour of your work brings, divide it by the minutes, and go above it, since nothing of a call can be sold again. Set a shortest length, paid in advance.",
  },
  "custom-delivery": {
    days: "A few days are common practice; there is no reliable figure. Take how long your last customs took from payment to delivery, add a day or two, and promise that day.",
  },
  "messages-that-sell": {
    reuse:
      "Yes, to people who haven't bought it: split by who unlocked it, and say nothing of “new”. To buyers send it only as part of a bundle with something they don't have; paying twice for the same is what makes them ask for their money back.",
    pieces:
      "So many that the offer can be said in one sentence: one clip, or one set around a single idea. No platform publishes a best number; send a small and a large bundle to two similar groups at the same price for each picture, and keep the one that brings more in all.",
    unlocked:
      "There is no reliable general unlock rate: it changes with the price, the group and how warm it is. Yours is those who unlocked, divided by those who received it; take your last ten messages, and hold each new one against the middle of them.",
    price:
      "There is no reliable general price. Begin low for those who never bought and higher for those who did, note for each price how many unlocked, and compare price times unlocks, not unlocks alone.",
    often:
      "One paid message a week to everybody is a good start, and further ones to groups of buyers. Send more as long as as many are opened, and fewer once opens fall or people leave.",
    length:
      "Short: one or two sentences before the lock, and the long story behind it. Compare a short and a long one with the same group before you settle on it.",
  },
  "first-price": {
    price:
      "No figure fits every page. Take the lower half of what five to ten pages of your kind and size charge, leave it for two or three months, and then try one higher price for new subscribers alone.",
    expensive:
      "That depends on what pages of your kind and size charge: in their upper half it is too much for a beginning, in the lower half it is not.",
  },
  "free-or-paid": {
    which:
      "Paid, if nobody has the time to write to fans every day; free, if many strangers come and somebody does, because a free page earns by messages alone.",
    both: "Yes, if each has something of its own and somebody writes every day. With the same posts on both it only confuses people.",
  },
  "why-subscribers-leave": {
    first:
      "The first days decide the first month: welcome each new subscriber with a question on day one, post something new each week, and announce next month's content before the billing day. Give subscribers who keep renewal on a small extra, and check each month how many new subscribers stayed.",
    rate: "There is no reliable general rate, since platforms publish none. Yours is in your statements: ask me how many new subscribers left after their first month, and hold each month against your own months before.",
  },
  "price-and-leaving": {
    often:
      "Seldom: once or twice a year is common practice, and no measured best. Leave each price for two or three months at least, so that you can see what it did, and raise it only when there is more on the page than at the last time.",
    new: "Yes, that is the safest way: current subscribers keep their price, so a raise can only reduce how many join. Check first that your platform keeps the old price for current subscribers, log the day of the change, and compare new subscribers of the two months before and after.",
    lose: "Yes, some will leave, and fewer will join; whether that costs you depends on how many. Pricing Intelligence shows for each price how many may stay away before you earn less than now. Start with new subscribers alone: those who are there then have no reason to leave.",
  },
  "trials-and-sales": {
    often:
      "Seldom, and never on fixed dates that people can wait for: a handful of times a year is common practice, and no measured best. After each one, compare what those who came by it paid in their second month with those who came at the full price; if hardly any stay, do fewer.",
    trial:
      "Only if somebody writes to each of them within the trial: a free week brings curious people, and what they buy in messages has to pay for it. Give it by a link with a limited number, not to everybody, and afterwards count how many of them paid for a month.",
    reduction:
      "Begin small: a bundle has to bring more than the same people would have paid by the month. Multiply your price by the months they stay on average without it; if people at ten a month stay two months, three months for anything above twenty is a gain, and the discount may go down to there. No platform publishes a best one.",
    left: "Most likely nothing went wrong: who joins for the price leaves with it. Count what these people brought in all, with what they bought in messages; next time give the discount on the second month instead of the first, greet each of them by a question on day one, and announce next month's content before the sale price ends.",
    bundle:
      "Yes, if many leave before the third month: a bundle brings the money at once and holds people past the first month. It costs you where they would have stayed at the full price anyway, so compare what new subscribers pay you in three months now with what the bundle brings, and begin with a small discount.",
  },
  "loyal-fans": {
    discount:
      "No, not a lasting one: he pays because of what he gets, and a lower price can hardly be taken back. Thank him with something that costs you time instead of price: an early look, a short voice message, a wish in the next set, once in a while and as a surprise.",
  },
  "paying-elsewhere": {
    accept:
      "No. Most platforms close pages for it, you lose the proof in a dispute, and payment services often refuse this trade and freeze balances; your name may also be shown to him. Tell him kindly that it goes by your page alone, and offer him there what he wants.",
    move: "Only for news without a sale, and only where your platform's terms allow a link: a channel that shows when something is new. Chats, offers and payments stay on the page, since most platforms forbid leading subscribers away, and a private messenger shows your number.",
  },
  "limits-in-customs": {
    uneasy:
      "Yes, at any time and without a reason: no payment buys the right to your company, and one buyer who drains you costs more than he brings. Deliver or pay back what he has already paid for, keep the chat, then restrict or block him; if he writes from other accounts, report him to the platform.",
  },
} satisfies Partial<PassageTexts>;
