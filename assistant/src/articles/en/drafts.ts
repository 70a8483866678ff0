import type { DraftTexts } from "../passages.ts";

/** Words to say, by article and passage: messages to send as they are, then what to mind. */
export const drafts: DraftTexts = {
  "limits-in-customs": {
    insists: {
      drafts: [
        "I've said no, and it stays a no. If you'd like something from my menu, I'm happy to write with you; otherwise let's leave it here.",
      ],
      note: "Once, as the last word on it. If he goes on, restrict him; if he gets abusive or threatens you, keep the messages, block him and report him to the platform.",
    },
    beyond: {
      drafts: [
        "That's not something I do, for anybody. What I'd love to make for you instead: [something from your menu]. Shall I send you the price?",
      ],
      note: "One sentence, one alternative, no reason and no apology. A reason is an invitation to haggle.",
    },
    free: {
      drafts: [
        "I don't send anything for free, but I have something from my menu that you'd like. Shall I show you?",
        "Haha, nice try 😉 The good stuff is on my menu. Want to see it?",
      ],
      note: "Write it once. If he asks a third time, you may block him without a reason.",
    },
    insults: {
      drafts: ["I like chatting with people who are kind to me. Let's leave it here, I'm not answering in that tone."],
      note: "Write it once, then restrict or block him. If he threatens you, keep the messages and report him to the platform.",
    },
  },
  "trials-and-sales": {
    discount: {
      drafts: [
        "My prices are the same for everybody, that's only fair. When there is an offer, you'll hear of it first.",
        "I get it 🙂 If that's too much right now, I also have shorter ones for less. Want me to show you?",
      ],
      note: "Offer something smaller, not the same for less: fans who get a discount for asking will ask again.",
    },
  },
  "money-back": {
    reply: {
      drafts: [
        "I'm sorry it wasn't what you hoped for. You've unlocked it, and the platform decides on refunds, so please ask its support.",
      ],
      note: "Write it once, and don't argue. If the mistake was yours, make it good instead. Keep the chat with what was agreed and when it was delivered.",
    },
  },
  "fans-who-want-more": {
    love: {
      drafts: [
        "You're sweet, and I like writing with you here. It stays on my page though, and I don't want to promise you more.",
      ],
      note: "Say it once, early and kindly, then go on with what you do offer.",
    },
    decline: {
      drafts: [
        "That's sweet of you, but I don't meet anybody from my page, and that stays that way. I'm here for you in this chat 🙂",
        "I never meet up, sorry! But a custom just for you, that I can do. Want to hear how?",
      ],
      note: "Don't leave it open with 'maybe one day'. If he goes on, restrict or block him.",
    },
    number: {
      drafts: [
        "I keep everything on here, so no number and no other apps. But here I do answer, promise 🙂",
        "No other app for me, sorry. You'll always find me right here.",
      ],
      note: "The platform protects payment and privacy here, and its terms mostly forbid moving the chat elsewhere. Never give a number, a private account or a name.",
    },
  },
  "paying-elsewhere": {
    elsewhere: {
      drafts: [
        "I only take payments on here, that's safer for both of us. I can send you the same as a locked message. Shall I?",
      ],
      note: "Say it once. Who insists on another way to pay is most often after something else.",
    },
  },
  "privacy-of-a-creator": {
    face: {
      drafts: [
        "I don't show my face, that's how my page works. Everything else on my menu is yours. What would you like?",
        "I never show my face, at any price, sorry 🙂 But tell me what else you'd like to see.",
      ],
      note: "A face that was shown once can't be taken back, whatever is offered for it. Whoever writes for a model asks her before promising anything.",
    },
    name: {
      drafts: ["Here I only go by the name on my page, and I'd like to keep it that way 🙂 What's yours?"],
      note: "Never give a real name, a town, a school or a workplace.",
    },
  },
  "messages-that-sell": {
    announce: {
      drafts: [
        "Finally finished: the new video you've been asking me about 🔥 It's in the next message. Want to be one of the first?",
        "New set today, and it's one of my favourites. The first look is free, the rest is behind the lock.",
      ],
      note: "Say what is in it, in one or two sentences, and promise nothing that isn't. Send it to those who liked a similar thing before.",
    },
  },
  "price-a-custom": {
    quote: {
      drafts: [
        "I'd love to make that for you. So: [what is in it], [length], delivered here by [day], for [price] in advance. Shall I send you the payment message?",
      ],
      note: "Put all four into one message, and film once it is paid. Leave out what is not on your menu.",
    },
  },
  "custom-menu": {
    offer: {
      drafts: [
        "You seem to like [theme] 😉 I also make videos for one person only, just as you wish. Want to see my menu?",
      ],
      note: "Write it to those who have bought, about what they bought, and not to everybody.",
    },
  },
  "custom-delivery": {
    late: {
      drafts: [
        "Your video needs a little longer: you'll have it by [day]. I'm sorry, and there'll be a small extra in it for the wait.",
      ],
      note: "Write it before the promised day has passed, and name a day that you can keep.",
    },
  },
  "first-days-of-a-subscriber": {
    welcome: {
      drafts: [
        "Hi, lovely that you're here! Something new comes every few days. What made you subscribe?",
        "Welcome 💕 Have a look at the pinned post first. What would you like to see more of?",
      ],
      note: "Short, one question, nothing to buy. Answer the reply before you sell anything.",
    },
    silence: {
      drafts: [
        "Hey, I've just posted something new and wondered what you think of it. Which one do you like better, the first or the last?",
      ],
      note: "Send it after a day or two, once. Whoever doesn't answer gets what everybody gets.",
    },
  },
  "winning-back": {
    message: {
      drafts: ["Since you left there's a new series, and I thought of you. Want to have a look?"],
      note: "Name what is new, not the price, and write once.",
    },
    quiet: {
      drafts: [
        "Hey you, it's been quiet here 🙂 I've just finished something like the ones you liked. Want a peek?",
        "Hi! How have you been? I had to think of you when I made this one.",
      ],
      note: "Refer to what he bought, and write once; a second message a week later has something new in it. No reproach.",
    },
  },
  "failed-payments": {
    expiring: {
      drafts: [
        "Your subscription runs out soon, and I'd love you to stay. Next week there's [what is new]. Will you be there?",
      ],
      note: "Send it two or three days before the end, once, and say how renewal is switched on. Name what is coming instead of a discount.",
    },
    failed: {
      drafts: [
        "Your last payment didn't go through, maybe the card has expired. If you update it, you miss nothing here 🙂",
      ],
      note: "Kindly and without reproach: these people did not decide to leave.",
    },
  },
  "price-and-leaving": {
    raise: {
      drafts: [
        "From [day] my page costs [price] for new subscribers. For you nothing changes until [day], as a thank-you for being here.",
      ],
      note: "Announce it ahead, and keep current subscribers at the old price for a while if the platform allows it.",
    },
  },
  "rhythm-that-keeps": {
    pause: {
      drafts: [
        "I'm taking a few days off and will be back on [day], with something new. You don't miss anything until then 💕",
      ],
      note: "Announce it before it begins, with the day on which it ends.",
    },
  },
  "loyal-fans": {
    thanks: {
      drafts: ["Wow, thank you, that's really sweet of you! What was it that you liked so much?"],
      note: "Answer soon and personally, and sell nothing in the same message.",
    },
  },
  shoutouts: {
    ask: {
      drafts: [
        "Hi! I like your page, and our fans would get along. Shall we post each other once next week? I send you picture and text, you send me yours.",
      ],
      note: "Write to pages of your size and kind, and agree on day, words and picture beforehand.",
    },
  },
  "writing-in-her-name": {
    really: {
      drafts: [
        "You're writing with the team of the page here. The pictures and videos are made by her, and she reads along when it matters.",
        "We answer here as a team, so you don't have to wait long. What can I do for you?",
      ],
      note: "Whoever is not her never says that they are: the terms of many platforms and the law on misleading buyers forbid it. Keep only sentences that are true of your page. If she writes herself, ‘Yes, it's me’ is enough.",
    },
  },
  "account-banned": {
    appeal: {
      drafts: [
        "Hello, my account [name] was disabled on [day]. I have read your rules and believe that this is a mistake: [one sentence why]. Please review the decision. I can prove my identity.",
      ],
      note: "Short and matter-of-fact, once, by the form that the platform shows. Say only what is true.",
    },
  },
  "leaked-what-now": {
    notice: {
      drafts: [
        "I am the owner of the work at [address of the original]. It is published without my permission at [address of the copy]. I believe in good faith that this use is not allowed by me, my agent or the law. What is said here is accurate, and under penalty of perjury I am the owner or act for the owner. Please remove it. [name, address, email, signature]",
      ],
      note: "It is a legal statement: send it only for what is yours. Whoever doesn't want to give their own name lets an agent or a lawyer send it.",
    },
  },
  "rules-of-links": {
    bio: {
      drafts: [
        "[name] · [two harmless words on what you do] · new every [day] 💌 everything else on my page: [address of your own page]",
      ],
      note: "No price, no word or emoji of sex, no ‘link below’ to a paid page and not its name. Keep picture, highlights and the page behind the link as harmless as the text.",
    },
  },
  "why-subscribers-leave": {
    renew: {
      drafts: [
        "Hey [name], your month is up on [day], and I'd love to have you here for the next one: [what is coming]. Could you turn renewal on before then?",
        "I'm already working on [set] for [month]. Leave renewal on and it's waiting for you 🙂",
      ],
      note: "Send it a few days before the day, to those whose renewal is off, and name what is coming instead of asking for a favour. Once a month is enough.",
    },
  },
};
