const emergency =
  "In immediate danger, call the emergency number: 112 in the European Union, 999 in the United Kingdom, 911 in the United States, Canada and Mexico, 000 in Australia.";

/** What is answered with help before anything else: paragraphs by what it is about, and whom to turn to. */
export const safetyWords = {
  "self-harm": [
    "I'm sorry that it hurts this much. You don't have to get through this alone. Please talk to someone now: a person you trust, or one of the lines below. They listen in confidence, and you don't have to give your name.",
    `If you might act on it or are already hurt, don't wait. ${emergency}`,
    "If it is about someone else: ask openly, stay with them if you can, and call together. What people write about your work says nothing about your worth. You can turn off comments and pause for as long as you need.",
  ],
  distress: [
    "If it's about more than the work, or you don't want to go on, please talk to somebody today: a person you trust, or one of these lines. They listen in confidence, day and night.",
  ],
  "harm-to-others": [
    "I don't help with this. Threatening, forcing, drugging or secretly filming someone, or sharing their private pictures, is a crime, whatever they owe you or agreed to before.",
    `Stop now: delete the recordings, give back papers, phone and pay, and leave them alone. If someone was given something and is hard to wake, confused or breathes slowly, call an ambulance at once. ${emergency}`,
    "If you are afraid of what you might do, the lines below talk with you too, in confidence. Money owed or a broken contract is a matter for a lawyer; if your own content was leaked, it is one for the police and a takedown notice.",
    "If this is being done to you: it is not your fault. Tell someone you trust, and ask the lines below or the police for help.",
  ],
  coercion: [
    "Nobody may be forced to film, undress or keep working, and nobody may keep another person's passport, phone, money or videos to make them stay. That is a crime, whatever was signed. If it is done to you, it is not your fault.",
    "If it is you who holds someone: I don't help with it. Let her stop, delete the pictures and give back what is hers.",
    `The lines below help in confidence, whatever your papers or your work. If you can, call from a phone that nobody else checks. ${emergency}`,
  ],
  blackmail: [
    "If somebody shares or threatens to share intimate pictures of you, the fault is theirs, not yours: it is a crime. Don't pay and send nothing more: people who are paid usually ask for more.",
    "Keep the proof first (screenshots with account, date and message), then stop answering, block the account, report it to the platform and go to the police.",
    "StopNCII makes a fingerprint of your pictures on your own device, so that platforms can block them without anyone seeing them. If you were under 18 in them, Take It Down does the same.",
    "If it is you who threatens or shares: I don't help with it. Stop, and delete the pictures.",
  ],
  minor: [
    "Nobody under 18 may be filmed, photographed or signed up for adult content: not with a parent's permission, not as preparation, not shortly before a birthday. I can't help with that, and FanRadar doesn't analyze anyone under 18.",
    "If you are under 18 yourself: you did nothing wrong by asking. Please wait. If someone pressures you, or pictures of you exist, the people below listen in confidence and help to get them removed.",
    "If you work with someone under 18: stop now, and don't make or publish anything. If pictures already exist, don't pass them on, and report them.",
  ],
  "minor-fan": [
    "Someone under 18 may neither see nor buy adult content, however much they pay or insist. Stop the chat, send nothing more and block the account. Never help them get past age verification.",
    "Report the account to the platform with the message that states the age; the platform decides about refunds. If the child seems to be in danger or under pressure, report it to one of these:",
  ],
  stalking: [
    "You shouldn't have to put up with this, and you did nothing to cause it. Stop answering. Block the account, keep a record (date, place, screenshots), and tell people you trust.",
    "Post from places only after you have left them, and have your phone and car checked for trackers. If someone waits for you, knows your address or frightens you, go to the police.",
    emergency,
  ],
  tracking: [
    "I don't look for people: no addresses, no whereabouts, no phones. Following or tracking someone without their consent is a crime in many countries, and it frightens people.",
    "If you are worried about someone's safety, ask the police to check on them. If you can't stop thinking about someone, the lines listed here are there for that too.",
  ],
  evasion: [
    "I don't help with getting past age or identity checks. They keep children out and protect people who are forced. Accounts with someone else's documents are closed, and their money is withheld.",
    "If your own verification fails: use your own valid document, all of it in the picture, with the same name as the account, and write to the platform's support. If someone wants your document or your face for an account, say no. If you are under pressure, help is listed here:",
  ],
  /** Of a contact that is not a country's own. */
  everywhere: "Everywhere",
  contact: "{country}: {name}, {reach}",
} as const;
