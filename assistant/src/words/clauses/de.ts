import type { Clause } from "../clause.ts";
import type { ClauseKey } from "./en.ts";

export const clauses: Readonly<Record<ClauseKey, Clause>> = {
  followers: {
    own: ["Du hast [auf @ {} {noun}|auf @ {}]"],
    any: ["[@ hat {} {noun}|@ {}]", "Follower: [{} auf @|{} auf @]"],
  },
  "portfolio.followers": { any: ["Alle Models zusammen haben {} Follower"] },
  "portfolio.posts": {
    any: [
      "Die Models unten haben zusammen {} {posts} veröffentlicht, auf den Plattformen, deren Beiträge gelesen werden ({period})",
    ],
  },
  "posts.image": { any: ["Fotos: [{} auf @|{} auf @] ({period})"] },
  "posts.video": { any: ["Videos: [{} auf @|{} auf @] ({period})"] },
  "posts.carousel": { any: ["Karussells: [{} auf @|{} auf @] ({period})"] },
  "posts.text": { any: ["Textbeiträge: [{} auf @|{} auf @] ({period})"] },
  "gain.day": { any: ["Der Tag mit den meisten neuen Followern auf @ war der {until}: {}"] },
  "gain.dayLeast": { any: ["Der Tag mit den wenigsten neuen Followern auf @ war der {until}: {}"] },
  "portfolio.earnings": { any: ["Alle Models zusammen haben {} verdient ({period})"] },
  "portfolio.earnings.change.month": {
    any: ["Das sind {} gegenüber dem Monat davor ({period})"],
  },
  "portfolio.earnings.change": {
    any: ["An den Tagen, die Abrechnungen beide Male abdecken, sind das {} gegenüber den Tagen davor ({period})"],
  },
  following: { own: ["Du folgst [auf @ {} {accounts}|auf @ {}]"] },
  "postsTotal.in": {
    own: ["Du hast [auf @ {} {posts}|auf @ {}] veröffentlicht ({period})"],
    other: ["Veröffentlichte Beiträge: [{} auf @|{} auf @] ({period})"],
  },
  postsTotal: { own: ["Du hast [auf @ {} {posts}|auf @ {}]"], other: ["Beiträge bisher: [{} auf @|{} auf @]"] },
  subscribers: {
    own: ["Du hast [auf @ {} {noun}|auf @ {}]"],
    any: ["[@ hat {} {noun}|@ {}]", "Abonnenten: [{} auf @|{} auf @]"],
  },
  price: {
    other: ["Ein Abo kostet [auf @ {} im Monat|auf @ {}]"],
    own: ["Dein Abo kostet [auf @ {} im Monat|auf @ {}]"],
  },
  earningsNet: {
    own: ["Nach Gebühren hast du [auf @ {}|auf @ {}] verdient ({period})"],
    any: ["Einnahmen nach Gebühren: [{} auf @|{} auf @] ({period})"],
  },
  earningsGross: {
    own: ["Vor Gebühren hast du [auf @ {}|auf @ {}] verdient ({period})"],
    any: ["Einnahmen vor Gebühren: [{} auf @|{} auf @] ({period})"],
  },
  engagement: {
    own: ["Dein Engagement liegt [auf @ bei {}|auf @ bei {}]"],
    any: [
      "Das Engagement liegt [auf @ bei {}|auf @ bei {}]",
      "Likes und Kommentare eines typischen Beitrags entsprechen [auf @ {} der Follower|auf @ {}]",
    ],
  },
  "posts.engagement": { any: ["Das Engagement lag [auf @ bei {}|auf @ bei {}] ({period})"] },
  engagementByViews: { any: ["Das Engagement nach Aufrufen liegt [auf @ bei {}|auf @ bei {}]"] },
  engagementByReach: { any: ["Das Engagement nach Reichweite liegt [auf @ bei {}|auf @ bei {}]"] },
  benchmarkEngagement: {
    own: ["Das für Konten deiner Größe veröffentlichte Engagement liegt [auf @ bei {}|auf @ bei {}]"],
    other: ["Das für Konten dieser Größe veröffentlichte Engagement liegt [auf @ bei {}|auf @ bei {}]"],
  },
  peerEngagement: { any: ["Das Engagement vergleichbarer Konten bei FanRadar liegt [auf @ bei {}|auf @ bei {}]"] },
  tierPercentile: { any: ["Das Engagement ist höher als bei [{} der gleich großen Creator auf @|{} auf @]"] },
  "market.position": {
    own: ["Dein Engagement ist höher als bei {} der vergleichbaren Creator"],
    other: ["Das Engagement ist höher als bei {} der vergleichbaren Creator"],
  },
  tier: { any: ["Nach Followern gehört [@ zur Größenklasse „{}“|@ zu „{}“]"] },
  likesTotal: { any: ["Insgesamt gibt es [auf @ {} {likes}|auf @ {}]"] },
  likesAverage: {
    own: ["Ein typischer Beitrag von dir bekommt [auf @ {} {likes}|auf @ {}]"],
    other: ["Ein typischer Beitrag bekommt [auf @ {} {likes}|auf @ {}]"],
  },
  commentsAverage: {
    own: ["Ein typischer Beitrag von dir bekommt [auf @ {} {comments}|auf @ {}]"],
    other: ["Ein typischer Beitrag bekommt [auf @ {} {comments}|auf @ {}]"],
  },
  avgViews: {
    own: ["Ein typischer Beitrag von dir bekommt [auf @ {} {views}|auf @ {}]"],
    other: ["Ein typischer Beitrag bekommt [auf @ {} {views}|auf @ {}]"],
  },
  viewsTotal: {
    own: ["Du hattest [auf @ {} {views}|auf @ {}] ({period})"],
    any: ["Aufrufe: [{} auf @|{} auf @] ({period})"],
  },
  reachTotal: {
    own: ["Du hast [auf @ {} {accounts}|auf @ {}] erreicht ({period})"],
    any: ["Erreichte Konten: [{} auf @|{} auf @] ({period})"],
  },
  viralPotential: { any: ["Weit mehr Aufrufe als üblich hatten [auf @ {} der Videos|auf @ {}]"] },
  postFrequency: {
    own: ["Du veröffentlichst [auf @ {} {noun}|auf @ {}]"],
    any: ["Rhythmus: [{} {noun} auf @|{} auf @]"],
  },
  longestGap: { any: ["Die längste Pause zwischen Beiträgen: [{} auf @|{} auf @]"] },
  usualGap: { any: ["Die übliche Pause zwischen Beiträgen: [{} auf @|{} auf @]"] },
  daysSincePost: { any: ["Zeit seit dem letzten Beitrag: [{} auf @|{} auf @]"] },
  "gain+": {
    own: ["Du hast [auf @ {size} {noun}|auf @ {size}] gewonnen ({period})"],
    any: ["[@ hat {size} {noun} gewonnen|@ {size}] ({period})"],
  },
  "gain-": {
    own: ["Du hast [auf @ {size} {noun}|auf @ {size}] verloren ({period})"],
    any: ["[@ hat {size} {noun} verloren|@ {size}] ({period})"],
  },
  "gainPercent+": {
    own: ["Dein Publikum ist [auf @ um {size}|auf @ um {size}] gewachsen ({period})"],
    other: ["Das Publikum ist [auf @ um {size}|auf @ um {size}] gewachsen ({period})"],
  },
  "gainPercent-": {
    own: ["Dein Publikum ist [auf @ um {size}|auf @ um {size}] geschrumpft ({period})"],
    other: ["Das Publikum ist [auf @ um {size}|auf @ um {size}] geschrumpft ({period})"],
  },
  "engagementChange+": {
    own: ["Deine neuesten Beiträge bekamen [auf @ {size} mehr Likes und Kommentare|auf @ {size} mehr] als die davor"],
    any: ["Likes und Kommentare der neuesten Beiträge sind [auf @ um {size}|auf @ um {size}] gestiegen"],
  },
  "engagementChange-": {
    own: [
      "Deine neuesten Beiträge bekamen [auf @ {size} weniger Likes und Kommentare|auf @ {size} weniger] als die davor",
    ],
    any: ["Likes und Kommentare der neuesten Beiträge sind [auf @ um {size}|auf @ um {size}] gesunken"],
  },
  "engagementChange=": {
    any: [
      "Likes und Kommentare der neuesten Beiträge: [keine klare Veränderung auf @ ({range})|keine auf @ ({range})]",
    ],
  },
  forecast: {
    own: ["Bis {until} hast du wahrscheinlich [auf @ {range} Follower|auf @ {range}]"],
    any: ["Wahrscheinliche Follower bis {until}: [{range} auf @|{range} auf @]"],
  },
  chanceOfDecline: { any: ["Die Chance auf weniger Follower bis {until} liegt [auf @ bei {}|auf @ bei {}]"] },
  "viralGain+": {
    any: [
      "[@ hat {size} {noun} mehr als üblich gewonnen|@ {size}], mit einem Beitrag weit über dem Schnitt ({period})",
    ],
  },
  "unexplainedGain+": {
    any: ["[@ hat {size} {noun} mehr als üblich gewonnen|@ {size}], Ursache unbekannt ({period})"],
  },
  "unexplainedGain-": {
    any: ["[@ hat {size} {noun} mehr als üblich verloren|@ {size}], Ursache unbekannt ({period})"],
  },
  "jump+": { any: ["[@ hat auf einen Schlag {size} {noun} gewonnen|@ {size}] ({period})"] },
  "jump-": { any: ["[@ hat auf einen Schlag {size} {noun} verloren|@ {size}] ({period})"] },
  unexplainedRise: { any: ["Der größte Anstieg ohne bekannte Ursache brachte [auf @ {}|auf @ {}] ({period})"] },
  suddenFall: { any: ["Der größte plötzliche Rückgang kostete [auf @ {} der Follower|auf @ {}] ({period})"] },
  unexplainedJumps: { any: ["[@ hatte {} {noun} unbekannter Ursache|@ {}]"] },
  trendingScore: { own: ["Dein Trend-Wert liegt bei {}"], other: ["Der Trend-Wert liegt bei {}"] },
  topPostShare: { any: ["Ein einziger Beitrag brachte [auf @ {} der Likes und Kommentare|auf @ {}] ({period})"] },
  "follows.total": {
    own: ["Du hast auf allen Plattformen zusammen {} {noun}"],
    other: ["Alle Plattformen zusammen haben {} {noun}"],
  },
  "share.largest": { any: ["Auf {part} entfallen {} aller Follower"] },
  "share.largestPlatform": { any: ["{} ist die größte Plattform"] },
  theme: {
    own: ["Worüber du am meisten postest: [{}|{}]"],
    other: ["Worum es in den meisten Beiträgen geht: [{}|{}]"],
  },
  "theme.share": { any: ["[{part} kommt in {} der Beiträge mit Text vor|{part} in {}]"] },
  "theme.change+": {
    any: [
      "[Beiträge mit {part} bekommen {size} mehr Likes und Kommentare als die anderen|solche mit {part} {size} mehr]",
      "Mehr Likes und Kommentare als die anderen: [Beiträge mit {part}, um {size}|mit {part}, um {size}]",
    ],
  },
  "theme.change-": {
    any: [
      "[Beiträge mit {part} bekommen {size} weniger Likes und Kommentare als die anderen|solche mit {part} {size} weniger]",
      "Weniger Likes und Kommentare als die anderen: [Beiträge mit {part}, um {size}|mit {part}, um {size}]",
    ],
  },
  "theme.change=": {
    any: ["Kein klarer Unterschied bei Likes und Kommentaren: [Beiträge mit {part} ({range})|mit {part} ({range})]"],
  },
  "format.share": { any: ["Beiträge nach Format: [{part} {} auf @|{part} {} auf @]"] },
  "format.change+": {
    any: ["Mehr Likes und Kommentare als die anderen Beiträge: [{part} auf @, um {size}|{part} auf @, um {size}]"],
  },
  "format.change-": {
    any: ["Weniger Likes und Kommentare als die anderen Beiträge: [{part} auf @, um {size}|{part} auf @, um {size}]"],
  },
  "format.change=": {
    any: [
      "Kein klarer Unterschied bei Likes und Kommentaren nach Format: [{part} auf @ ({range})|{part} auf @ ({range})]",
    ],
  },
  captionLanguage: { own: ["Du schreibst Texte meist auf {}"], other: ["Die Texte sind meist auf {}"] },
  "schedule.best": {
    other: [
      "Die beste Zeit zum Posten, in der Zeitzone des Creators: [{} bis {of:schedule.until} auf @|{} bis {of:schedule.until} auf @]",
    ],
    own: [
      "Die beste Zeit zum Posten, in deiner Zeitzone: [{} bis {of:schedule.until} auf @|{} bis {of:schedule.until} auf @]",
    ],
  },
  "schedule.best.utc": {
    any: ["Die beste Zeit zum Posten, in UTC: [{} bis {of:schedule.until} auf @|{} bis {of:schedule.until} auf @]"],
  },
  "audience.online": {
    other: [
      "Die meisten Follower auf @ sind von {} bis {of:audience.onlineUntil} online, in der Zeitzone des Creators",
    ],
    own: ["Die meisten deiner Follower auf @ sind von {} bis {of:audience.onlineUntil} online, in deiner Zeitzone"],
  },
  "audience.online.utc": { any: ["Die meisten Follower auf @ sind von {} bis {of:audience.onlineUntil} UTC online"] },
  "audience.country": { any: ["Follower auf @ nach Land: [{part} {}|{part} {}]"] },
  "audience.city": { any: ["Follower auf @ nach Stadt: [{part} {}|{part} {}]"] },
  "audience.age": { any: ["Follower auf @ nach Alter: [{part} {}|{part} {}]"] },
  "audience.gender": { any: ["Follower auf @ nach Geschlecht: [{part} {}|{part} {}]"] },
  extrasShare: { any: ["Zahlungen außer Abos machen [auf @ {} der Einnahmen|auf @ {}] aus"] },
  kindShare: { any: ["Einnahmen auf @ nach Art: [{kind} {}|{kind} {}]"] },
  "earnings.total": { own: ["Du hast {} verdient ({period})"], other: ["Einnahmen: {} ({period})"] },
  "earnings.kind": { any: ["Nach Art: [{label} {}|{label} {}] ({period})"] },
  "split.agency": { any: ["Anteil der Agentur: {} ({period})"] },
  "split.creator": { any: ["Anteil der Creatorin: {} ({period})"] },
  "subscribers.left": { any: ["Abos, die ohne Verlängerung endeten: {} ({period})"] },
  "cohort.joined": { any: ["Neu abonniert haben: {} ({period})"] },
  "cohort.stayed": { any: ["Noch abonniert, soweit die Abrechnungen reichen: {} derer, die dazukamen ({period})"] },
  "payers.count": { any: ["Gezahlt haben {} {people} ({period})"] },
  "payers.median": { any: ["Ein typischer Zahlender gab {} aus ({period})"] },
  "payers.mean": { any: ["Im Schnitt gab ein Zahlender {} aus ({period})"] },
  "earnings.bestWeekday": {
    own: ["An diesem Wochentag verdienst du am meisten: {}"],
    other: ["Bester Wochentag für Einnahmen: {}"],
  },
  "earnings.weekdayShare": { any: ["{of:earnings.bestWeekday} bringt {} der Einnahmen einer Woche"] },
  average: { any: ["{label}, Durchschnitt je Model: {} ({period})"] },
  "goal.days": {
    any: ["[Bis {of:goal} Follower auf @ dauert es bei diesem Tempo etwa {}|bis {of:goal} auf @ etwa {}]"],
  },
  "subscribers.needed": { any: ["Das braucht etwa {} {subscribers}, wenn jeder weiter so viel bringt wie jetzt"] },
  "price.considered": { any: ["[{}|{}] im Monat"] },
  "follows.share": { any: ["Von allen Followern sind [{} auf @|{} auf @]"] },
  earningsPerSubscriber: { any: ["Jeder Abonnent bringt nach Gebühren [{} auf @|{} auf @] ({period})"] },
  subscriberRate: { any: ["Die Abonnenten machen {} der Follower aller Plattformen aus"] },
  "price.recommended": { any: ["Der empfohlene Preis liegt bei {} im Monat"] },
  "revenue.month": { any: ["Erwartet für {period}: {} nach Gebühren"] },
  "revenue.monthLow": { any: ["Vorsichtig geschätzt für {period}: {}"] },
  "revenue.monthHigh": { any: ["Zuversichtlich geschätzt für {period}: {}"] },
  "revenue.year": { any: ["Das kommende Jahr bringt nach Gebühren wahrscheinlich {}"] },
  "subscribers.leaving": { any: ["Etwa {} der neuen Abonnenten gehen nach dem ersten Monat"] },
  "extras.perPayer": { any: ["Jeder Abonnent zahlt neben dem Abo etwa {} im Monat"] },
  content: { any: ["Übliche gezahlte Preise: [{label} {}|{label} {}]"] },
};
