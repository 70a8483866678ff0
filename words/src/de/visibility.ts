/** Who sees what of a claimed creator. */
export const visibilityWords = {
  title: "Wer was sieht",
  lead: "Was du wählst, gilt sofort: auf deiner Seite, in Suche, Trends, Vergleichen und Statistiken.",
  field: "Was",
  levels: { public: "Alle", link: "Mit dem Link", private: "Nur du" },
  fields: {
    profile: { name: "Ganzes Profil", hint: "Verborgen antwortet es wie eine Seite, die es nicht gibt." },
    figures: { name: "Reichweite", hint: "Follower, Engagement, Wachstum und der Trend-Score." },
    posts: { name: "Beiträge", hint: "Was aus deinen Beiträgen berechnet wird: Häufigkeit, Themen, beste Zeiten." },
    earnings: { name: "Einnahmen", hint: "Was du angegeben oder verbunden hast. Privat, solange du es nicht öffnest." },
    subscribers: {
      name: "Abonnenten",
      hint: "Was du angegeben oder verbunden hast. Privat, solange du es nicht öffnest.",
    },
  },
  profilePrivate: "Dein ganzes Profil ist privat: Nichts darunter wird irgendjemandem gezeigt.",
  profileLink: "Dein ganzes Profil ist per Link offen: Nur wer ihn hat, sieht, was darunter steht.",
  link: "Dein Link",
  linkHint:
    "Wer ihn hat, sieht, was „Mit dem Link“ offen ist. Er ist nicht zu erraten, und Suchmaschinen sehen ihn nicht.",
  copy: "Link kopieren",
  copied: "Link kopiert",
  copyFailed: "Der Link konnte nicht kopiert werden. Markiere ihn und kopiere ihn von Hand.",
  renew: "Neuen Link erzeugen",
  renewHint: "Der alte gilt sofort nicht mehr.",
  renewed: "Der alte Link öffnet nichts mehr",
  isIndexed: "Suchmaschinen dürfen meine Seite listen",
  isIndexedHint: "Aus, bis du es einschaltest, und nur solange dein ganzes Profil öffentlich ist.",
  showsExplicit: "Explizite Wörter meiner Bildtexte zeigen",
  showsExplicitHint:
    "Aus: Sie werden auf öffentlichen Seiten verborgen, nach einer Liste solcher Wörter in vielen Sprachen.",
  byLink:
    "Du siehst diese Seite über den Link der Person, der sie gehört. Andere sehen vielleicht weniger oder nichts.",
  saved: "Gespeichert",
} as const;
