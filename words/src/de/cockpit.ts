/** The dashboard's figures, its list of what needs attention and its table. */
export const cockpitWords = {
  portfolio: "Dein Portfolio",
  tiles: { followers: "Follower", engagement: "Engagement, neueste Beiträge", earnings: "Nettoeinnahmen, 30 Tage" },
  against: "ggü.",
  daysBefore: (n: string) => `ggü. den ${n} Tagen davor`,
  unknown: {
    followers: "Noch keine Followerzahlen.",
    engagement: "Noch nicht genug Beiträge.",
    earnings: "Braucht eine Abrechnung über vier Wochen.",
  },
  attention: "Braucht Aufmerksamkeit",
  noAttention: "Nichts braucht deine Aufmerksamkeit.",
  allAttention: "Alle zeigen",
  lessAttention: "Weniger zeigen",
  since: (day: string) => `seit dem ${day}`,
  /** Of a to-do. */
  due: (day: string) => `fällig am ${day}`,
  overdue: (day: string) => `war am ${day} fällig`,
  toTodos: "Aufgaben",
  /** After the model's name; without a figure they are whole, and one that has a figure follows them. */
  kinds: {
    "consent-ended": (platform: string) => `${platform} erlaubt uns nicht mehr, dieses Konto zu lesen`,
    "links-unknown": () => "Hinter den Links ist kein Konto",
    "analysis-failed": () => "Letzte Analyse fehlgeschlagen",
    "earnings-falling": () => "Die Nettoeinnahmen fallen",
    "payers-quiet": () => "Monatliche Zahlungen verstummter Stammzahler",
    "followers-falling": (platform: string) => `Verliert Follower auf ${platform}`,
    "engagement-down": (platform: string) => `Weniger Engagement auf ${platform}`,
    "unusual-day": (platform: string) =>
      `Ungewöhnliche Änderung der Follower auf ${platform}, die kein Beitrag erklärt`,
    "profile-gone": (platform: string) => `Profil auf ${platform} privat, gesperrt oder verschwunden`,
    "consent-ending": (platform: string) => `Zugriff auf das Konto bei ${platform} endet bald`,
    "no-figures": () => "Noch keine Zahlen, keine Plattform automatisch lesbar",
    "statement-old": () => "Keine neuere Abrechnung importiert",
  },
  actions: {
    "consent-ended": "Neu verbinden",
    "links-unknown": "Details ansehen",
    "earnings-falling": "Bericht ansehen",
    "payers-quiet": "Bericht ansehen",
    "followers-falling": "Bericht ansehen",
    "engagement-down": "Bericht ansehen",
    "unusual-day": "Bericht ansehen",
    "profile-gone": "Quellen ansehen",
    "consent-ending": "Neu verbinden",
    "no-figures": "Zahlen eingeben",
    "statement-old": "Abrechnung importieren",
  },
  columns: {
    newest: "Eingereicht",
    name: "Model",
    reported: "Letzter Bericht",
    followers: "Follower",
    change: "Änderung, 28 Tage",
    engagement: "Engagement",
    earnings: "Netto",
  },
  notes: { engagement: "neueste Beiträge", earnings: "30 Tage" },
  sortBy: "Sortieren nach",
  usual: { peers: "üblich", published: "veröffentlichter Wert" },
  withPosts: (n: string, all: string) =>
    `Median von ${n} der ${all} Models, jedes auf seiner größten Plattform. Die Veränderung ist der Median der einzelnen.`,
  select: (name: string) => `${name} auswählen`,
  selectAll: "Alle gezeigten auswählen",
};

/** What happened lately, by kind. */
export const activityWords = {
  "model-submitted": (name: string) => `${name} wurde eingereicht`,
  "report-ready": (name: string) => `Der Bericht über ${name} ist fertig`,
  "analysis-failed": (name: string) => `Die Analyse von ${name} ist fehlgeschlagen`,
  "rated-helpful": (name: string) => `Der Bericht über ${name} wurde als hilfreich bewertet`,
  "rated-not-helpful": (name: string) => `Der Bericht über ${name} wurde als nicht hilfreich bewertet`,
};
