import { inviteWords } from "@fanradar/words/en/consent-invites";
import { evidenceWords } from "@fanradar/words/en/evidence";
import { historyWords } from "@fanradar/words/en/history";
import { reportWords } from "@fanradar/words/en/reports";
import { settingsWords } from "@fanradar/words/en/settings";
import { sharingWords } from "@fanradar/words/en/sharing";
import { workspaceWords } from "@fanradar/words/en/workspaces";
import type { PassageTexts } from "../passages.ts";

const workspaceTab = `${settingsWords.title} › ${settingsWords.tabs.workspace}`;
const q = (name: string) => `“${name}”`;

export const passages: PassageTexts = {
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
      "Answer him once a day, shortly, and let each answer lead to something he can buy: ask what he would like and name the price. If nothing comes after a week or two, put him in a list that gets mass messages alone, and give the minutes to those who bought before. He need not be told.",
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
  commission: {
    share:
      "There is no reliable general figure: shares aren't measured, and they differ widely with what the agency does. Work out yours from the work: write down what is done each week, what that costs, and what has to be left to the creator to live on.",
  },
  "chatter-pay": {
    nights:
      "Raise the fixed part for the hours at night rather than the share: a night shift costs sleep whether much is sold or little. After a month compare what an hour at night sells with an hour by day, and keep the shift only if it covers its pay.",
    share:
      "There is no reliable general figure for the share. Work yours out: of what a chatter sells in an hour take off the platform's fee, the model's part, yours and the fixed pay; the share comes from what is left.",
    wage: "There is no reliable general wage: it depends on the country, the hours and what the page sells. Pay a fixed part that is fair where they live and a share on top, and check that what is sold in an hour covers both.",
    way: "Both: a fixed part for the hour and a share of what is sold. A share alone makes people press fans, and an hourly wage alone rewards nobody who sells well.",
  },
  "writing-in-her-name": {
    ai: "Only where the platform's terms allow it: read what they say on automated messages. Safer is that a program drafts and a person reads and sends each message.",
    people:
      "That is decided by the platform's terms: read what they say on third parties. Many agencies do it; the owner of the account answers for every message, and has to agree in writing.",
    disclose:
      "That depends on the platform's terms and on the law where you work. In any case never claim that it is her if a fan seriously asks.",
  },
  "reduced-reach": {
    lasts:
      "Platforms publish no figure for that. It ends at the earliest once what is marked in the account status is removed or your appeal has been decided; compare over weeks, not days.",
    check:
      "You can only tell by the account status in the app's settings: if something is marked there, reach is limited. If nothing is, it is more likely a weak week.",
    alone:
      "Sometimes, but don't wait for it: remove what is marked in the account status, take out the link or picture that came before it, and post harmless things for some weeks.",
  },
  "account-banned": {
    again:
      "Not right away: a new account may count as getting round the ban, and is then closed too. Appeal first, and read what the platform says on new accounts.",
    back: "Sometimes: bans by mistake are lifted after an appeal, others are not. Appeal once, by the form that the platform shows, within the time that it gives.",
    lasts:
      "There is no reliable figure for how long an appeal takes; the message about the ban says what the platform promises. Don't send it twice: that puts it back in line.",
  },
  "how-often-instagram": {
    feed: "A few posts or reels a week is common practice, and no measured best. Add one a week for a month, and keep it if a typical post draws as much as before.",
  },
  "how-often-elsewhere": {
    tiktok:
      "One or two videos a day at most is common practice, and no measured best. Begin with three a week, and add only what you keep up in a bad week.",
    x: "Several times a day is common practice on X, and no measured best. Begin with one post a day, and add only what you keep up in a bad week.",
    stories:
      "A few on most days is common practice, and no measured best: it matters more that there is one when people look than how many there are.",
    page: "Something new on most days is common practice on a paid page. What counts is a rhythm that you announce and keep.",
  },
  "posting-on-x": {
    often:
      "Several times a day is common practice there, and no measured best. Begin with one post a day, and add only what you keep up in a bad week.",
  },
  "promoting-on-reddit": {
    removed:
      "Read the rules of that community and the note that came with the removal: most removals are for a missing verification, a young account or a title that advertises. Ask its moderators once, politely, verify where they ask for it, and until then post in a smaller community that takes new accounts; the same post sent everywhere is what filters look for.",
    worth:
      "Yes, if you have the time: posts are found there by community and not by followers. Whether it pays for you shows a link of its own after a month.",
    brings:
      "There is no reliable figure for what a post there brings. Use a link of its own for each community, and count after a month who subscribed.",
  },
  "starting-out": {
    week: "Choose one platform that shows you to strangers, and post there every day of the first week; on the page itself put enough that a visitor can scroll, a price, and a welcome message. Nobody buys yet, so spend the hours on posts and answers, and note which post brought the first visitors.",
    hours:
      "No platform publishes how many hours a page takes; what decides it is the messages, which need somebody every day, while pictures can be made in one go. Beside a job, start with half an hour a day for posts and chats and one longer session a week for content, and note for a month what an hour brought.",
    posts:
      "Enough that a visitor can scroll for a while: a dozen posts or more is common practice, and no measured figure. Keep as many again ready for the first weeks.",
    earn: "There is no reliable figure for what beginners earn: most lists show the best alone. Reckon with little in the first months, and with what your followers elsewhere bring.",
  },
  "path-to-the-page": {
    conversion:
      "There is no reliable general share of followers who subscribe. Yours is the new subscribers of a month divided by the new followers of that month, for each platform with a link of its own.",
  },
  "shooting-with-others": {
    split:
      "That depends on who sells it: if each publishes the clip on the own page, each keeps what it brings there and nobody pays the other. If only one sells it, agree before filming on a fixed fee for the day or an equal part of what the clip brings in its first months, after the platform's fee. Somebody who only films is paid by the hour. No platform publishes a usual share.",
    papers:
      "Three things before the camera is on: an official document of each person with a picture of it kept, the platform's own release form signed by each, and one page on what is filmed, where it may be published, who sells it and whether it can be taken back. Both keep copies. Without the release platforms remove the clip or close the page.",
    consent:
      "Yes, always: written consent and a check of age by an official document, for each person in the picture, before anything is published. The platform's release form asks for both.",
  },
  "leaked-what-now": {
    name: "Yes, in a notice that you send yourself: it is a legal statement, asks for your real name and address, and the host may pass it on to the person who uploaded the copy. To stay anonymous, let a lawyer or a takedown service send it in their own name on your behalf.",
    lasts:
      "There is no reliable figure: search engines and large hosts often act sooner than the site itself, and some sites never do. That is why each gets a notice of its own.",
  },
  "what-it-leaves-out": {
    merge: "No, two models are not merged. Add the links of one to the other, and delete the one.",
    api: "No: there are no keys for other programs. What the site itself calls is described at /api/docs, for who is signed in; figures leave it as CSV and PDF.",
    write:
      "No. FanRadar reads and computes: it writes to no fans, answers no messages and sends nothing. Ask me whom it is worth writing to.",
    post: "No. FanRadar publishes, schedules and changes nothing on a platform. Ask me when to post and what draws most.",
    phone: "Yes: it works in the browser of a phone, and can be put on its home screen. There is no app in a store.",
  },
  "workspace-members": {
    viewer: `No: a ${q(workspaceWords.roles.viewer)} reads reports, notes and tags, and changes nothing. Earnings are seen only with ${q(workspaceWords.seesEarnings)}.`,
    money: `Only if you allow it: each member has the choice ${q(workspaceWords.seesEarnings)} under ${workspaceTab}. Turn it off, and earnings, subscribers, statements and prices are hidden from them everywhere. For a chatter the role ${q(workspaceWords.roles.viewer)} without it is enough.`,
    others: `Not if you invite them for their own models alone: with the role ${q(workspaceWords.roles.client)} and those models chosen, they see no others and none of their figures.`,
    login: `Yes: invite them under ${workspaceTab} with the role ${q(workspaceWords.roles.client)} and their own models. They then sign in with their own password.`,
  },
  "connect-account": {
    onlyfans: "No: OnlyFans has no way to connect an account. Import its statement, or add the figures by hand.",
    others:
      "Yes: Instagram, X and TikTok accounts can be connected, if whoever runs this site has set the platform up.",
    herself: `Yes: under ${q(evidenceWords.title)} of the model choose ${q(inviteWords.open)}. The creator opens the link on their own phone and allows access on the platform's page, without an account here.`,
  },
  "export-report": {
    logo: `Yes: the owner uploads it under ${workspaceTab}, at ${q(workspaceWords.logo.title)}. It then stands with the workspace's name on PDFs, shared reports and invites.`,
    colours: "No: colours and fonts of a report can't be changed. Only the workspace's name and logo are yours.",
  },
  "share-report": {
    views: "Only partly: beside the link you see how often it was opened and when last, and not by whom.",
    earnings: `Yes: a link shows public figures alone, unless you turn on private ones under ${q(sharingWords.releases.label)} when you create it. Your notes are never included.`,
  },
  alerts: {
    earnings:
      "No, not of earnings: alerts are on unusual rises and falls of followers, on engagement that fell, on sources that disagree and on figures that are old. Ask me how earnings changed.",
    fan: "No, there is no alert for single fans. Ask me how many regulars stopped paying, and I tell you how many and what they brought.",
  },
  "remove-model": {
    others: "Yes: only that model goes, with its reports, figures and files. The others stay as they are.",
  },
  "report-versions": {
    team: "No: who of the team opened a report is not recorded. Of a shared link you see how often it was opened.",
  },
  undo: {
    source: `No: a removed source is gone for good, so you see beforehand what changes. Sealed reports keep their figures. Import or type it again if you need it; only right after an import there is ${q(historyWords.undo)}.`,
    model: `Only for ten seconds: choose ${q(historyWords.undo)} in the message that appears after deleting. After that it and its reports, figures and files are gone for good, and you submit it anew.`,
    report: `Only for ten seconds: choose ${q(historyWords.undo)} in the message that appears after deleting. After that it is gone for good; a new analysis makes a new report, without the old one's versions.`,
  },
  "rules-of-links": {
    direct:
      "Not everywhere: some platforms allow a straight link to an adult page, others limit or close accounts for it. A page of your own in between is allowed in more places, and you can change it without losing anything.",
  },
  "finding-chatters": {
    number:
      "Count chats, not models: see how many conversations are open at once in your busiest hour, and how many one person answers well in an hour; the one divided by the other is how many have to be on shift. Multiply by the shifts you cover. With forty open chats and ten an hour for each, that is four; no platform publishes a usual number.",
    both: "Yes, if they keep the two apart: a voice sheet for each model, notes on buyers in separate places, and never the same line in both chats. Begin with pages whose busy hours differ, and compare after a month what an hour sold on each; if the first one falls, it was too much.",
    good: "Judge by three things: what an hour of theirs sells against the same hours with others, whether the buyers they write with come back and keep renewal on, and whether you would believe the voice. Read ten random chats a week; sales alone reward whoever presses fans hardest.",
    quits:
      "Change the login first, end his sessions and remove his role here, then answer the open chats yourself, buyers first. Have him, or the chats, tell what was promised and not delivered, and tell regulars nothing of a person: the voice is hers. From now on keep notes on buyers where the team sees them, so that nobody takes them along.",
    slow: "Cover the night with a shift of its own: one person whose day it is, often in another time zone, instead of the day team staying up. Agree on how fast open offers are answered, and until somebody is found let the welcome message say when you write.",
    train:
      "Train on real chats: read ten of them together each week, mark what sounded copied, and have each line rewritten in her voice. A script gives the aim of a message, never its words, and buyers who spend most get no script at all, but notes on what they like and bought.",
  },
  "price-and-leaving": {
    often:
      "Seldom: once or twice a year is common practice, and no measured best. Leave each price for two or three months at least, so that you can see what it did, and raise it only when there is more on the page than at the last time.",
    new: "Yes, that is the safest way: current subscribers keep their price, so a raise can only reduce how many join. Check first that your platform keeps the old price for current subscribers, log the day of the change, and compare new subscribers of the two months before and after.",
    lose: "Yes, some will leave, and fewer will join; whether that costs you depends on how many. Pricing Intelligence shows for each price how many may stay away before you earn less than now. Start with new subscribers alone: those who are there then have no reason to leave.",
  },
  "which-platform": {
    which:
      "Begin with the one that shows you to strangers where your kind of content is allowed, and add the one that keeps them once it runs.",
  },
  "privacy-of-a-creator": {
    recognised:
      "Decide beforehand what you say, and say no more: that it is your work and private, and that you won't talk about it. Ask him or her once not to pass it on, note the name and what was written, and block the account from all your pages. If you are threatened or your pictures are sent around, that is another matter: keep everything and go to the police.",
    block:
      "Yes, on most paid platforms: look in their privacy settings for blocking by country or region. It stops those who browse from there, and not those with a VPN nor copies on other sites, so it makes being found rarer and never impossible.",
    needed:
      "No: pages without a face earn too, but they need something else to be known by, such as a voice, a look, a place or one theme. Fewer strangers will stop at a picture, so the chats have to carry more. What is decided is the order: a face can be shown later, and never taken back.",
    job: "Say nothing on the spot, and sign nothing: ask for what is said against you in writing, and read your contract for a second job and for conduct. Whether an employer may act on it depends on the country, the contract and the job, so show it to a union or a lawyer for labour law before you answer. Keep work and page apart from now on: no pictures from there, no phone or hours of theirs.",
    partner:
      "Talk about it away from the work, and ask what exactly hurts: the pictures, the chats, the time or what others could say. Each has a different remedy: limits on what you show, fixed hours, somebody else for the chats. Whether you go on is yours to decide; a partner appears on the page only if that is wanted by both, with signed consent.",
    charge:
      "No surcharge is too high for a face, because it can't be taken back: if you show it at all, begin at twice the price of the same clip and go up from there. If you don't want to be recognised, don't sell it at any price.",
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
  "delete-account": {
    back: "No: a deleted account can't be brought back, nor can its models, reports and files. Export your data first; later you can only sign up anew and import your statements again.",
  },
  "conversation-privacy": {
    others:
      "No: what you ask here stays in your own account. Models, members of your workspace and clients don't see your conversations, whatever their role, and the owner doesn't either.",
  },
  "import-statement": {
    unreadable:
      "Check four things: it is a CSV file and not a PDF, a picture, an archive or an Excel file (save that one as CSV); it opens in a spreadsheet with one payment to a line; its first line names the columns; one of them is a date and one an amount. If it still isn't read, copy the table from the statement page and paste it.",
  },
  "refresh-report": {
    monthly: `No, there is no monthly schedule: a report is refreshed ${q(reportWords.byItself.options.daily)}, ${q(reportWords.byItself.options.weekly)} or, at ${q(reportWords.byItself.options.off)}, only when you choose ${q(reportWords.reanalyse)}. For once a month choose ${q(reportWords.byItself.options.off)}, and analyze it yourself on that day.`,
  },
  "leaving-one-platform-behind": {
    second:
      "Yes, where neither platform demands to be the only one: read its terms and your agency's contract first. Two paid pages only pay off if each gets something new every week and somebody answers on both; otherwise let the second one run as a reserve with the same posts and a word on where you write.",
  },
  "loyal-fans": {
    discount:
      "No, not a lasting one: he pays because of what he gets, and a lower price can hardly be taken back. Thank him with something that costs you time instead of price: an early look, a short voice message, a wish in the next set, once in a while and as a surprise.",
  },
  "contract-with-a-model": {
    term: "Not without a way out: what counts is less the number of months than the notice. Before you sign, look for how each side can end it, what happens with the account and content then, whether a share is still owed afterwards, and what it demands alone for itself; a short trial with notice of a month protects both. Have a lawyer read anything longer.",
    out: "Read first what it says on ending: the notice, its form and the day it counts from; then give notice in writing and keep proof that it arrived. Before that, see that the email, phone number and bank account of your page are yours, save your content and chats, and change passwords on the last day, not earlier. If the contract has no end or a penalty, show it to a lawyer first.",
    password:
      "Only if the platform allows nothing less and the account stays yours: your email, your phone number, your bank account, your document. Write down beforehand who signs in and for what, turn on the second factor on your own phone, and change the password the day it ends. Whoever wants the email as well wants the page.",
    partner:
      "That depends on whether you could end it: a partner who manages the page should have what a stranger would have, a written share, tasks and an end. Keep the email, bank account and last word on content yours, agree what happens with the page if you separate, and try one task for a month, such as cutting or posting, before the chats.",
  },
  "broken-agreement": {
    unpaid:
      "Put it in writing today: the months that are owed, the sums by your platform's statements, and a day by which you expect them. See whose bank account the page pays into and change it to yours where you can, keep all statements and chats, and stop new content only as far as the contract allows. If the day passes, go to a lawyer or an advice centre for workers.",
  },
  "paying-elsewhere": {
    accept:
      "No. Most platforms close pages for it, you lose the proof in a dispute, and payment services often refuse this trade and freeze balances; your name may also be shown to him. Tell him kindly that it goes by your page alone, and offer him there what he wants.",
    move: "Only for news without a sale, and only where your platform's terms allow a link: a channel that shows when something is new. Chats, offers and payments stay on the page, since most platforms forbid leading subscribers away, and a private messenger shows your number.",
  },
  "taking-a-break": {
    stock:
      "As many posts as your rhythm takes for the days away, and a few more for the week after: at four posts a week, two weeks off are eight, and three for coming back. Make them in the weeks before at one or two extra a week, schedule them on the platform, and tell subscribers when you answer again.",
  },
  "changing-direction": {
    delete:
      "No, hide rather than delete: old posts bring people in, and subscribers paid for them. Move what no longer fits into an archive or a folder of its own, pin three that show the new direction, and take down only what you don't want seen any more.",
  },
  "what-to-post": {
    ideas:
      "Take the three posts that drew most and make each once more in another way: another place, another outfit, the minute before or after. Then ask subscribers between two ideas, note every wish from a chat in one list, and set one theme for each weekday; with that nobody starts at nothing.",
  },
  "limits-in-customs": {
    uneasy:
      "Yes, at any time and without a reason: no payment buys the right to your company, and one buyer who drains you costs more than he brings. Deliver or pay back what he has already paid for, keep the chat, then restrict or block him; if he writes from other accounts, report him to the platform.",
  },
};
