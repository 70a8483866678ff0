/** Who sees what of a claimed creator. */
export const visibilityWords = {
  title: "Wer was sieht",
  lead: "Änderungen gelten sofort: auf deiner Seite, in Suche, Trends, Vergleichen und Statistiken.",
  levels: { public: "Alle", link: "Mit dem Link", private: "Nur du" },
  fields: {
    profile: { name: "Ganzes Profil", hint: "Wenn verborgen, sehen Besucher „Seite nicht gefunden“." },
    figures: {
      name: "Reichweite",
      hint: "Öffentliche Follower, Likes, Kommentare und Aufrufe pro Beitrag, Engagement, Wachstum und der Trend-Score. Was du ergänzt oder verbunden hast, wird nicht gezeigt.",
    },
    posts: { name: "Beiträge", hint: "Zahlen aus deinen öffentlichen Beiträgen: Häufigkeit, Themen, beste Zeiten." },
    earnings: { name: "Einnahmen", hint: "Aus dem, was du ergänzt oder verbunden hast. Privat, bis du es freigibst." },
    subscribers: {
      name: "Abonnenten",
      hint: "Aus dem, was du ergänzt oder verbunden hast. Privat, bis du es freigibst.",
    },
  },
  /** Before figures that are private at first are shown to everybody. */
  confirm: {
    earnings: {
      title: "Deine Einnahmen allen zeigen?",
      lead: "Deine öffentliche Seite, Vergleiche und Statistiken zeigen dann, was deine Dateien und Eingaben sagen:",
      shown: [
        "Nettoeinnahmen der letzten 30 Tage und wie sie sich verändern",
        "Was ein zahlender Fan einbringt, Trinkgeld pro zahlendem Fan und welche Arten von Zahlungen und Inhalten verdienen",
        "Risiken darin, etwa die Abhängigkeit von wenigen Zahlenden oder von einer Art von Zahlung",
      ],
      note: "Du kannst sie jederzeit wieder verbergen, aber nicht vor denen, die sie gesehen haben.",
    },
    subscribers: {
      title: "Deine Abonnenten allen zeigen?",
      lead: "Deine öffentliche Seite, Vergleiche und Statistiken zeigen dann, was deine Dateien und Eingaben sagen:",
      shown: ["Wie viele Abonnenten du hast", "Abonnenten im Verhältnis zu deinen Followern"],
      note: "Du kannst sie jederzeit wieder verbergen, aber nicht vor denen, die sie gesehen haben.",
    },
    submit: "Allen zeigen",
  },
  profilePrivate: "Dein ganzes Profil ist privat, darum sieht niemand sonst etwas von unten.",
  profileLink: "Dein ganzes Profil ist nur per Link geteilt: Ohne den Link sieht niemand etwas von unten.",
  /** A profile that others do not find here stays public where it is. */
  othersAnalyse: "Andere können deine öffentlichen Konten weiterhin analysieren und ihre öffentlichen Zahlen sehen.",
  toVeto: "Analysen durch andere ablehnen",
  link: "Dein Link",
  linkHint:
    "Wer diesen Link hat, sieht alles, was auf „Mit dem Link“ steht. Er lässt sich nicht erraten, und Suchmaschinen listen ihn nicht.",
  renew: "Neuen Link erzeugen",
  renewHint: "Der alte Link funktioniert dann sofort nicht mehr.",
  renewed: "Der alte Link funktioniert nicht mehr",
  isIndexed: "Suchmaschinen dürfen meine Seite listen",
  isIndexedHint: "Standardmäßig aus. Gilt nur, solange dein ganzes Profil öffentlich ist.",
  showsExplicit: "Explizite Wörter in meinen Texten zeigen",
  showsExplicitHint: "Wenn aus, werden explizite Wörter in vielen Sprachen auf öffentlichen Seiten verborgen.",
  byLink: "Du siehst diese Seite über den Link des Inhabers. Andere sehen vielleicht weniger oder nichts.",
} as const;
