/** What people call each concept in English: folded words, `*` for any end, phrases between commas. */
export const en = {
  money:
    "money, cash, will * make, models make*, girls make*, creators make*, everyone make*, everybody make*, all make*, did * make, does * make, i make, she make*, he make*, we make, they make, make a month, make* per, make* most, makes the most, make* each, making, earn*, income, revenue*, turnover, profit*, sales, dollar*, bucks, dough, quid, paid out, payout*, made, bring in, brings in, brought in, rake* in, pull* in, gross, net, proceeds, bank, making bank, paid, get paid, came in, come in, comes in, take home, takehome, left over, pocket*, banked, cashed, moolah, gains, billing*, invoiced, live off, coin, dosh, racks",
  price:
    "price*, pricing, cost*, charge*, fee, fees, expensive, cheap*, rate card, worth, discount*, bump my sub, undercharg*, underpric*, overpric*, how much for, ask for, pay for, rate, rates, quote",
  subscription: "subscription*, sub price, monthly price, membership*",
  subscriber:
    "subscriber*, subs, paying fan*, paying member*, members, patrons, paid subs, sub count, subbed, subbing, sub to, churn*",
  follower:
    "follower*, following, audience, fanbase, fans, people follow*, ppl, folks, follow me, follows me, following me",
  payer:
    "spender*, whale*, payer*, spend*, spent, buyer*, big tipper*, customer*, spending, tippers, big spender*, pays, paying, biggest fan*",
  tip: "tip, tips, tipped, tipping",
  message: "ppv, message*, dm, dms, mass message*, inbox",
  custom: "custom*, personal video*, bespoke, on request",
  renewal: "renew*, rebill*, auto renew*",
  leave:
    "leav*, left, cancel*, quit*, churn*, unsub*, unfollow*, drop out, walk* away, lost, los*, bail*, disappear*, stay*, retention, retain*, keep, bounce*, ghost*, dip out, gone, going away, drop off, dropoff, jump* ship, stick around, not renew*, unsubbed, expired",
  grow: "grow*, grew, rising, climb*, gain*, up, increase*, add*, pick* up, taking off, booming, blow* up, progress*, new, gaining, growth, blew up, blow up, popping off, took off, trending up, more people, picked up",
  fall: "fall*, fell, drop*, down, declin*, shrink*, shrank, decreas*, sink*, worse, dip*, less, fewer, plummet*, tank*, tanking, tanked, dying, dead, flat, stagnat*, plateau*, stuck, stall*, nosediv*, in the toilet, slump*, slow*, slipping, crash*, struggl*, behind",
  jump: "spike*, jump*, sudden*, surge*, burst, overnight, peak, out of nowhere, crazy day, boom*, out of the blue, went crazy, went nuts, random",
  why: "why, how come, reason*, cause*, because, explain*, what happened, behind, whats up with, what s up with, wtf, how did that, reason",
  forecast:
    "forecast*, predict*, projection*, expect*, will, going to, reach, hit, by christmas, end of the year, future, next year, estimate*, by summer, on track, realistic, how long till, how many till, til, till, until, by new year, gonna, would i, projected, at this rate",
  next: "next, tomorrow, upcoming, coming",
  todo: "should i do, to do, do next, steps, plan, todo*, priorit*, advice, recommend*, suggest*, focus, tips for, work on, improve, what now, now what, fix, tips, help me, how do i get, next move",
  post: "post, posts, posted, upload*, publish*, content, reel*, tweet*, picture*, photo*, video*, clip*, carousel*, stor*",
  best: "best, top, most, strongest, highest, winner*, leading, leads, biggest, favourite*, favorite*, star, number one, viral, ahead, goat, banger*, killing it, crushing it, fire, slaps, hits, wins, winning, popular, killer, popping",
  worst:
    "worst, weakest, least, lowest, fewest, bottom, flop*, tank*, poorest, behind, smallest, bomb*, underperform*, last place, flopped, duds, dead weight, trash, garbage, sucks, suck, slacking, loser*, losing, problem child, meh",
  format: "format*, reel, reels, video*, clip*, photo*, picture*, image*, carousel*",
  kind: "kind of, type*, topic*, theme*, subject*, format*, category, sort of, style, niche",
  time: "when, time, hour*, clock, morning*, evening*, night*, noon, moment, schedule",
  weekday:
    "weekday*, day of the week, monday*, tuesday*, wednesday*, thursday*, friday*, saturday*, sunday*, weekend*, which day, what day, which days, what days, best day, best days, worst day, worst days",
  often:
    "often, frequen*, how many times, rhythm, regular*, consisten*, pace, cadence, enough, a week, per week, too little, posting enough, daily, every day, too much, consistent, per day",
  silent:
    "silent, quiet, inactive, hasn*, haven*, dormant, not posted, not post, didnt post, posted nothing, stopped posting, in a while, ages, gap, break, absent, days ago, gone quiet, mia, ghosting, slacking, asleep, stopped",
  who: "who, who s, whose, whom, which one, whos, anyone, anybody, somebody",
  models:
    "models, my models, girls, my girls, creators, talent*, roster, agency, clients, everyone, everybody, all of them, each model, which model, which girl, which creator, team, of them, portfolio, them, everyone s, everybody s, across the board, the girls, ladies, all models",
  compare: "compare*, versus, vs, against, side by side, next to, difference between, better than, bigger than, or",
  than: "than, compared to, compared with, relative to, last month, before that, previous, earlier",
  engagement: "engag*, interact*, react*, response, er, interested, interacting, engaged",
  like: "like, likes, liked, heart*, comments, commented, commenting",
  view: "view*, watch*, reach, impression*, seen, eyeballs, plays, clicks, saw, sees me, see my, seeing my, reached, eyes on",
  size: "size, my size, accounts like mine, benchmark*, average account*, others like, similar, normal, decent, typical, industry, good for, someone my size, for my size, average, above average, below average, any good, standard",
  where: "where, which country, countr*, cit*, region*, from",
  people: "age*, old are, gender*, men, women, male, female, guys, demograph*, language*, audience like",
  attention:
    "attention, look at first, worr*, problem*, issue*, help most, urgent*, trouble, on fire, struggling, check on, care, slacking, babysit, check in, keep an eye, at risk, needs help, worried",
  risk: "risk*, danger*, red flag*, wrong, warning*, alarm*, threat*, safe, concern*, unsafe, off, fishy, sketchy, alarming, wrong with",
  report: "report*, analysis, version*, update*, refresh*",
  change: "change*, different, differ*, new since, since last",
  source:
    "source*, come from, comes from, where do you get, reliable, accurate, trust, how old, calculated, computed, sure, exact, where did you get, made up, legit, says who, prove, believe",
  missing: "missing, no data, no figure*, dash, empty, blank, not shown, lack*, without, incomplete, n a",
  fake: "fake*, bot, bots, bought, real followers, ghost*, genuine, authentic, legit, sus, paid for",
  score: "score, trending, rank*, points",
  platform: "platform*, channel*, network*, instagram, tiktok, twitter, onlyfans, account",
  overview:
    "how am i doing, doing, overview, summary, summar*, status, rundown, picture, update on, state of, performing, performance, going, health*, how s it going, catch me up, sitrep, recap, lowdown, numbers, stats, fill me in, how are things",
  total: "total, altogether, overall, combined, sum, together, in all",
  count: "how many, number of, count, amount of, how much",
  show: "show, list, give me, display, table, ranking",
  link: "link*, connect*, hook up, hooked up, integrat*, sync*, add",
  import: "import*, csv, statement*, upload my file, spreadsheet*, excel, file, payout file",
  leak: "leak*, stolen, repost*, pirac*, dmca, takedown, copyright, without permission, stole, stealing, telegram, sell* my, reselling, copy my, copies",
  draft: "write, draft, caption idea*, compose, formulate, script, reply to",
  law: "tax*, legal*, law, contract*, vat, lawyer, sue, licen*, invoice*",
  burnout: "burn*, exhaust*, tired, break, overwhelm*, stress*, vacation, day off, drained",
  privacy:
    "private, privacy, anonym*, hide, real name, identity, family finds, secret, location, face, recognis*, recogniz*, boss, parents, family, found out, find out, show my face",
  account: "log in, password, login, email, two factor, delete my account, settings, sign in",
  share: "share, export*, pdf, send to, download*",
  promote:
    "promot*, shoutout*, advertis*, collab*, cross promo*, traffic, funnel, bio link, find me, discover*, visib*",
  sell: "sell*, bundle*, offer*, menu, upsell*, unlock*",
  win: "win back, come back, bring back, former, expired, returning",
  greet: "hi, hello, hey, thanks, thank you, bye, good morning",
  you: "are you, who are you, can you, you do, bot, what can",
  thing: "photo set*, camera*, light*, pose*, outfit*, quality",
  start: "start*, begin*, new here, first steps, beginner*, launch*, get going, getting into, new to",
  alert: "alert*, notif*, remind*, notify",
  month: "month*, monthly",
  part: "come from, comes from, source of, split, share of, breakdown, break down, percent*, part of, how much of, share, bigger, which is bigger, out of, one in",
  ever: "month, year, ever, record, all time",
  good: "good, okay, ok, decent, enough, normal, healthy, bad, low, high, fine",
} as const;
export type Concept = keyof typeof en;
