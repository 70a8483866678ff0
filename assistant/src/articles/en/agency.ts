import { shiftWords } from "@fanradar/words/en/shifts";
import type { TopicTexts } from "../articles.ts";

/** On working with models: chatters, contracts and how they end. */
export const agency: TopicTexts<"agency"> = {
  commission: {
    title: "What the platform and an agency take",
    text: [
      "What the platform keeps comes first: its terms state the current share, and a statement shows it between the gross and the net amount. For an agency there is no commission that is right for all: it pays for work, so it follows what the agency does. Answering messages all day is worth more than posting from a plan, and advice alone is worth least. Others' shares are seldom comparable, because some count from what fans pay and some from what is left after the platform's fee.",
      "Agree on what it is a share of, from which month on, and what happens after the contract ends. A share that leaves the creator little to live on ends sooner than it began.",
    ],
    steps: [
      "Write down what the agency does each week, and what it costs you.",
      "Agree on a share of what the platform pays out, with a date on which both look at it again.",
      "Put it in a written contract, and have it read by a lawyer where the creator lives.",
    ],
  },
  "finding-chatters": {
    title: "Finding good chatters",
    text: [
      "A good chatter writes the way the model speaks, keeps to her limits, and sells without pushing. Look among people who answer customers for a living, ask other agencies whom they would hire again, and advertise where remote work is offered. A paid trial says more than an interview.",
      "Pay a fixed part and a share of what is sold: a share alone makes people press fans. Read the platform's terms on others writing in a model's name, have her agree in writing, and keep her real name and passwords from chatters.",
    ],
    steps: [
      "Write down how she speaks, what she does and doesn't do, and what things cost.",
      "Let candidates answer old chats in a paid trial, and read every line.",
      `Enter the shifts under “${shiftWords.tab}” in the earnings of the model, and compare what each sold after some weeks.`,
    ],
  },
  "contract-with-a-model": {
    title: "What to agree with a model",
    text: [
      "What is valid depends on where you both live, so have a lawyer there read it. What is usually put in writing: what the agency does and what the model does; the share, what it is a share of, and when it is paid; how long it runs, and how either side ends it with what notice; who holds the accounts, the passwords and the email addresses behind them; who may use pictures, videos and names, and for how long; what she does and doesn't do; who may write in her name; who sees her private data.",
      "Fair terms last longer than strict ones. The accounts and the content stay hers, she may refuse any kind of content at any time, and leaving costs nothing beyond the notice.",
    ],
    steps: [
      "Go through these points together, and note in plain words what you agree on.",
      "Have a lawyer where the model lives turn the notes into a contract, and give her time to ask somebody of her own.",
      "Set a day on which both look at the share and the work again.",
    ],
  },
  "a-model-leaves": {
    title: "When a model wants to leave",
    text: [
      "She may leave: what was agreed on notice and money still counts, but nobody has to go on working. Ask first what made her decide. Often it is one thing, such as the share, the workload or a chatter, and that can be changed. If she stays with it, a calm end is worth more than the months you could insist on: models talk to each other.",
      "Her accounts, the email addresses behind them and her content go with her. Before you keep back money or claim any, ask a lawyer.",
    ],
    steps: [
      "Read what was agreed on notice, payments and accounts, and confirm the last day in writing.",
      "Hand over accounts, passwords and content, end everybody's access, and settle the last month by its statement.",
      "Ask what you could have done better, and change it for the others.",
    ],
  },
  "broken-agreement": {
    title: "When somebody doesn't keep the agreement",
    text: [
      "Many broken agreements were unclear ones: what counts as done was never written down. Say what you saw and what was agreed, with dates, and ask what stands in the way. Then write down together what will be done until when.",
      "Whether you can claim something, and whether a penalty in the contract holds, depends on where you live: ask a lawyer before you threaten or keep back money. Limits that a model sets for her content are hers, whatever was signed.",
    ],
    steps: [
      "Note what was agreed, what happened, and when.",
      "Talk first, then send a short summary with a day for both sides.",
      "If nothing changes, end it with the notice that was agreed, or let a lawyer write.",
    ],
  },
  "chatter-pay": {
    title: "What chatters are paid",
    text: [
      "Common practice is a fixed pay for an hour or a shift plus a share of what is sold. There is no reliable general figure for either: it depends on where the chatter lives, on the hours, and on what the page sells. A share alone makes people press fans.",
      "Your own figure comes from what is sold in an hour: take off the platform's fee and the model's part, and see what is left to pay from. Refunds and chargebacks come off as well.",
    ],
    steps: [
      `Enter the shifts under “${shiftWords.tab}” in the earnings of the model, and read what each sells an hour.`,
      "Set the fixed part so that it is fair where they live, and the share so that the hour still pays for you.",
      "Write it down, with what happens on refunds, and look at it again after two months.",
    ],
  },
  "writing-in-her-name": {
    title: "Chatters, AI and what is allowed",
    text: [
      "Whether other people or a program may write in a creator's name is decided by the platform's terms, and these change: read them before you begin. Whoever owns the account answers for everything that is sent from it, and has to agree in writing.",
      "Fully automatic replies are the greater risk: a program promises content you never make, and misses a minor or an emergency. Use it for drafts at most, and have a person read and send each message. Whether fans have to be told depends on the terms and on the law where you work.",
    ],
    steps: [
      "Read what the terms say on third parties and on automated messages.",
      "Have the creator agree in writing to who writes, and to what is never said.",
      "Don't share her password where the platform has team access.",
    ],
  },
};
