import type { PlatformTexts } from "../platforms.ts";

/** What is particular to a platform, by article. */
export const platformTexts: PlatformTexts = {
  "reduced-reach": {
    instagram:
      "Auf Instagram schau in den Einstellungen unter Kontostatus nach: Dort steht, was entfernt wurde, mit der Möglichkeit, eine Prüfung zu verlangen, und ob deine Beiträge noch Leuten empfohlen werden, die dir nicht folgen.",
    tiktok:
      "Auf TikTok stehen entfernte Videos im Posteingang und in der Kontoprüfung der Einstellungen: Leg dort Einspruch ein, beim Video selbst. Kleidung, Gesten, Worte und die Seite hinter deinem Link zählen, nicht nur Nacktheit.",
    x: "X zeigt nirgends, ob deine Reichweite eingeschränkt ist. Als sensibel markierte Beiträge sind in der Suche für alle verborgen, die sie nicht erlaubt haben; das wird oft für einen Shadowban gehalten.",
    reddit:
      "Auf Reddit öffne dein Profil, während du abgemeldet bist: Wird es nicht gefunden, ist das ganze Konto eingeschränkt, und du legst bei Reddit Einspruch ein. Verschwinden nur Beiträge in einer Community, waren es ihr Filter oder ihre Moderatoren: Frag diese.",
  },
  "rules-of-links": {
    instagram:
      "Auf Instagram geht ein Link in der Bio, aber die Regeln verbieten, sexuelle Dienste anzubieten, und Links direkt auf eine Erotikseite sind ein häufiger Grund für Einschränkungen. Verlinke eine eigene Seite ohne Erotikbilder, und nenne die bezahlte Seite nicht in Texten, Stories oder Nachrichten.",
    tiktok:
      "Auf TikTok verlinke keine Erotikseite, weder direkt noch über eine Linkseite, die eine zeigt: TikTok liest, was hinter dem Link steht. Verlinke ein anderes Konto, das sie haben darf. Nicht jedes Konto darf einen Link in die Bio setzen.",
    x: "Auf X ist ein Link zu deiner Seite in Ordnung: in der Bio, in Beiträgen und im angehefteten Beitrag. Markiere Erotik als sensibel, und lass sie aus Profilbild und Titelbild heraus.",
    reddit:
      "Auf Reddit gehört der Link in dein Profil. Ob Beiträge und Kommentare einen haben dürfen, entscheidet jede Community: Viele verbieten ihn und sperren dafür, lies also zuerst die angehefteten Regeln.",
  },
  "account-banned": {
    instagram:
      "Auf Instagram melde dich noch einmal an: Die Seite, die sagt, dass das Konto deaktiviert ist, hat den Weg zur Prüfung und die Frist dafür. Vielleicht musst du mit einem Bild oder Ausweis zeigen, dass du es bist.",
    tiktok:
      "Auf TikTok steht der Einspruch in der Nachricht über die Sperre, in der App oder beim Anmelden, und hat eine Frist. Sichere deine Videos, solange es geht.",
    x: "Auf X leg über das Formular für gesperrte Konten in der Hilfe Einspruch ein, angemeldet als das Konto. Ein nur eingeschränktes Konto verlangt oft bloß, einen Beitrag zu löschen oder sich zu bestätigen.",
    reddit:
      "Eine Sperre in einer Community kommt von ihren Moderatoren: Antworte einmal freundlich auf die Nachricht und nenne die Regel, die du jetzt kennst. Mehrere Sperren auf einmal heißen meist: überall derselbe Beitrag, Links oder keine Verifizierung. Nur gegen eine Sperre auf ganz Reddit legst du bei Reddit selbst Einspruch ein. Umgehe keine Sperre mit einem zweiten Konto: Das kostet beide.",
  },
  "being-found": {
    instagram:
      "Auf Instagram werden Wörter im Namen, in der ersten Zeile und im Text gesucht; wenige genaue Hashtags reichen. Gesperrte oder erotische Hashtags nehmen einen Beitrag aus den Empfehlungen.",
    tiktok:
      "Auf TikTok entscheiden die Wörter, die im Video gesagt und gezeigt werden, und die erste Zeile des Textes, wem es gezeigt wird. Wenige genaue Hashtags reichen.",
    x: "Auf X höchstens ein oder zwei Hashtags oder keine: Erotische Beiträge findet man dort über Wörter im Text, Reposts und Antworten. Als sensibel markiert sehen sie nur Leute, die solche Beiträge erlauben.",
    reddit: "Reddit hat keine Hashtags: Community, Titel und Flair entscheiden, wer einen Beitrag sieht.",
  },
  "path-to-the-page": {
    instagram:
      "Von Instagram: Kurze Videos bringen Fremde, Stories bringen die Interessierten zum Link. Sag ‚Link in der Bio‘, ohne die bezahlte Seite zu nennen.",
    tiktok:
      "Von TikTok kommt niemand direkt auf die Seite: Führ die Leute erst auf ein anderes Konto, mit Namen oder über den Link in der Bio, und von dort zur Seite.",
    x: "Von X: Hefte einen Beitrag mit deinem besten Bild, einem Satz und dem Link an, poste jeden Tag einen Teaser, antworte unter Creatorn deiner Art, und vereinbart gegenseitige Reposts. Erotische Vorschauen sind dort erlaubt, wenn sie als sensibel markiert sind.",
    reddit:
      "Von Reddit: Poste in Communitys, die passen, hab den Link im Profil, und beantworte Kommentare in der ersten Stunde. Die Leute klicken auf das Profil, also muss dessen angehefteter Beitrag verkaufen.",
  },
  "growing-an-audience": {
    instagram:
      "Auf Instagram erreichen Reels Leute, die dir nicht folgen; Beiträge und Highlights lassen sie bleiben. Mach mehr von der Art Reel, die Fremde gesehen haben, und lass aus dem Profil weg, was dich aus den Empfehlungen nimmt.",
    tiktok:
      "Auf TikTok beginnt jedes Video neu bei Fremden: Eine Serie mit demselben Anfang bringt Follower, einzelne Treffer bringen Aufrufe.",
    x: "Auf X kommen Follower durch Reposts und Antworten: Antworte jeden Tag unter größeren Creatorn deiner Art, tauscht Reposts, und hefte deinen besten Beitrag an.",
    reddit: "Auf Reddit zählen Follower wenig: Such Communitys, die passen, und poste dort gut.",
  },
  "which-platform": {
    instagram:
      "Instagram zeigt dich mit Reels Fremden und hält sie mit Storys, erlaubt aber nichts Erotisches: gut für Reichweite, mit Risiko für das Konto.",
    tiktok:
      "TikTok zeigt dich mit der wenigsten Arbeit den meisten Fremden, verbietet alles Erotische und bringt kaum jemanden direkt auf eine Seite: gut, um gesehen zu werden, nicht zum Verkaufen.",
    x: "X erlaubt erotische Vorschauen und Links und hält die, die dich schon mögen; Fremde kommen nur über Reposts und Antworten, deshalb wächst es ohne andere deiner Art langsam.",
    reddit:
      "Reddit zeigt einzelne Beiträge Fremden, die genau das suchen, auch von einem neuen Konto: gut für schnell neue Leute, wenn du Zeit hast, die Regeln jeder Community zu lesen.",
  },
};
