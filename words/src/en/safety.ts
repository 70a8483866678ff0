const emergency =
  "In danger right now, call the emergency number: 112 in the European Union, 999 in the United Kingdom, 911 in the United States, Canada and Mexico, 000 in Australia.";

/** What is answered with help before anything else: paragraphs by what it is about, and whom to turn to. */
export const safetyWords = {
  "self-harm": [
    "I'm sorry that it hurts this much. You don't have to get through this alone. Please talk to somebody now: a person you trust, or one of the lines below. They listen in confidence, and you don't have to give your name.",
    `If you might act on it, or are hurt already: ${emergency}`,
    "If it is about somebody else: ask openly, stay with them if you can, and call together. What people write about your work says nothing about your worth. You may switch off comments and pause for as long as you need.",
  ],
  coercion: [
    "Nobody may force you to film, undress or work, and nobody may keep your passport, your phone or your money. What is done to you is a crime. It is not your fault, whatever you signed.",
    `The lines below help in confidence, whatever your papers or your work. If you can, call from a phone that nobody else reads. ${emergency}`,
  ],
  blackmail: [
    "Threatening to publish intimate pictures is a crime, and the fault is theirs, not yours. Don't pay and send nothing more: whoever is paid usually comes back.",
    "Keep the proof first (screenshots with account, date and message), then stop answering, block the account, report it to the platform and go to the police.",
    "StopNCII makes a fingerprint of your pictures on your own device, by which platforms block them without anybody seeing them. If you were under 18 in them, Take It Down does the same.",
  ],
  minor: [
    "Nobody under 18 may be filmed, photographed or signed up for adult content: not with a parent's permission, not as preparation, not shortly before a birthday. I can't help with that, and FanRadar analyses nobody under 18.",
    "If you are under 18 yourself: you did nothing wrong by asking. Please wait. If somebody pushes you, or pictures of you exist, the people below listen in confidence and help to have them removed.",
    "If you work with somebody under 18: stop now, and make and publish nothing. If pictures exist already, pass them to nobody and report them.",
  ],
  "minor-fan": [
    "Somebody under 18 may neither see nor buy adult content, however much they pay or insist. Stop the chat, send nothing more and block the account. Never help them past age verification.",
    "Report the account to the platform with the message that tells the age; the platform decides about refunds. If the child seems to be in danger or under pressure, report it to one of these:",
  ],
  stalking: [
    "You should not have to bear this, and you did nothing to cause it. Don't answer any more. Block the account, keep a record (date, place, screenshots), and tell people you trust.",
    "Post from places only after you have left them, and have your phone and car checked for trackers. If somebody waits for you, knows your address or frightens you, go to the police.",
    emergency,
  ],
  tracking: [
    "I don't look for people: no addresses, no whereabouts, no phones. To follow or track somebody without their consent is a crime in many countries, and it frightens people.",
    "If you are worried about somebody's safety, ask the police to check on them. If thoughts of somebody don't let you go, the lines listed here are there for that as well.",
  ],
  evasion: [
    "I don't help to get past checks of age or identity. They keep children out, and people who are forced. Accounts with somebody else's documents are closed and their money is held back.",
    "If your own verification fails: use your own valid document, all of it in the picture, with the name as in the account, and write to the platform's support. If somebody wants your document or your face for an account, don't give it. If you are under pressure, help is listed here:",
  ],
  /** Of a contact that is not a country's own. */
  everywhere: "Everywhere",
  contact: "{country}: {name}, {reach}",
} as const;
