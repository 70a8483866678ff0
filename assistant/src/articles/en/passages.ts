import type { PassageTexts } from "../passages.ts";
import { productPassages } from "./product-passages.ts";
import { sellingPassages } from "./selling-passages.ts";

export const passages: PassageTexts = {
  ...sellingPassages,
  ...productPassages,
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
      "That depends on who sells it. If both of you publish the clip, each keeps what it earns on their own page. If only one of you sells it, agree before filming: a fixed fee for the day, or half of what the clip earns in its first months after the platform's fee. Pay someone who only films by the hour. No platform publishes a usual share.",
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
  "finding-chatters": {
    number:
      "Count chats, not models: see how many conversations are open at once in your busiest hour, and how many one person answers well in an hour; the one divided by the other is how many have to be on shift. Multiply by the shifts you cover. With forty open chats and ten an hour for each, that is four; no platform publishes a usual number.",
    both: "Yes, if they keep the two apart: a voice sheet for each model, notes on buyers in separate places, and never the same line in both chats. Begin with pages whose busy hours differ, and compare after a month what an hour sold on each; if the first one falls, it was too much.",
    good: "Check three things: how much they sell an hour compared with other chatters on the same shift, whether their buyers come back and keep auto-renew on, and whether the messages sound like her. Read ten random chats a week, because sales alone reward pressure on fans.",
    quits:
      "First change the login, sign him out everywhere and remove him from the workspace. Then answer the open chats yourself, buyers first. Ask him, or check the chats, what was promised and not delivered yet. Don't mention him to regulars, because they write with her. From now on, keep notes on buyers where the whole team can see them.",
    slow: "Cover the night with a shift of its own: one person whose day it is, often in another time zone, instead of the day team staying up. Agree on how fast open offers are answered, and until somebody is found let the welcome message say when you write.",
    train:
      "Train on real chats: read ten of them together each week, mark what sounded copied, and have each line rewritten in her voice. A script gives the aim of a message, never its words, and buyers who spend most get no script at all, but notes on what they like and bought.",
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
      "Talk about it outside work, and ask what bothers your partner: the pictures, the chats, the time, or what other people might say. Each has a different answer: limits on what you show, fixed hours, or someone else for the chats. Whether you continue is your decision. Show your partner on the page only if you both want it and consent is signed.",
    charge:
      "No surcharge is too high for a face, because it can't be taken back: if you show it at all, begin at twice the price of the same clip and go up from there. If you don't want to be recognised, don't sell it at any price.",
  },
  "leaving-one-platform-behind": {
    second:
      "Yes, where neither platform demands to be the only one: read its terms and your agency's contract first. Two paid pages only pay off if each gets something new every week and somebody answers on both; otherwise let the second one run as a reserve with the same posts and a word on where you write.",
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
  "taking-a-break": {
    stock:
      "Enough for your usual schedule while you're away, plus a few for the week after. At four posts a week, two weeks off need eight posts, and three more for your return. Prepare one or two extra a week beforehand, schedule them on the platform, and tell subscribers when you will reply again.",
  },
  "changing-direction": {
    delete:
      "No, hide rather than delete: old posts bring people in, and subscribers paid for them. Move what no longer fits into an archive or a folder of its own, pin three that show the new direction, and take down only what you don't want seen any more.",
  },
  "what-to-post": {
    ideas:
      "Start from your three best posts and vary each one: a different place, a different outfit, the moment before or after. Let subscribers vote between two ideas, keep one list of requests from chats, and give each weekday a theme. Then you never start from a blank page.",
  },
};
