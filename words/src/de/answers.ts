export const answerWords = {
  about: "Über {name}, nach dem Bericht vom {date}:",
  noReport: "{name} hat noch keinen Bericht, deshalb lässt sich aus den eigenen Zahlen nichts sagen.",
  nothing:
    "Dazu habe ich nichts. Ich kenne den Leitfaden zu Bindung, Posten, Sonderwünschen, Werbung, Piraterie, TikTok, Markenaufbau und Engagement, und die Zahlen eines Models, das du auswählst.",
  smallTalk: {
    acknowledgement: "Alles klar. Was möchtest du wissen? Zum Beispiel:",
    greeting: "Hallo! Frag mich nach Abonnenten, Posten, Preisen und Wachstum, oder fang mit einer dieser Fragen an:",
    thanks: "Gern. Wenn du weitermachen willst:",
    who: "Ich bin der Assistent von FanRadar, ein Programm und kein Mensch. Ich antworte aus einem geschriebenen Ratgeber und aus Zahlen, die sich einzeln öffnen lassen.",
    what: "Ich sage dir, was die Zahlen eines Models zeigen und was bei Posten, Preisen, Nachrichten, Leaks und Wachstum zu tun ist. Versuch eine davon:",
    bye: "Tschüss, und viel Erfolg mit deiner Seite.",
  },
  unsure: "Ich bin nicht sicher, was du meinst. Ist es eine dieser Fragen?",
  offered: {
    followers: "Wie viele Follower gibt es auf {platform}?",
    engagement: "Wie hoch ist das Engagement auf {platform}?",
    gain: "Wie ist das Wachstum auf {platform}?",
    trendingScore: "Wie hoch ist der Trending-Score?",
    subscribers: "Wie viele Abonnenten gibt es auf {platform}?",
  },
  ownFigure: "{label} auf {platform}: ",
  ownFigureAnywhere: "{label}: ",
  reason: " ({reason})",
  asOf: ", Stand {date}",
  range: " ({range})",
  more: "Du kannst auch hiernach fragen: {titles}.",
  choose: "Wähle ein Model, dann stehen hier seine eigenen Zahlen dazu.",
  onlyChosen: "Zahlen werden hier nur von {name} genannt. Für andere wähle diese aus oder öffne ihre Seite.",
  noFigure: "Von {name} gibt es noch keine Zahl, die mehr dazu sagt.",
  prices: "Preise von {name}, wie die Engine sie berechnet:",
  noEarnings: "Von {name} sind hier keine Einnahmen bekannt. Eine Abrechnung, als Beleg importiert, würde sie nennen.",
  newerEvidence:
    "Seit dem Bericht vom {report} hinzugekommen und noch nicht in seinen Zahlen: {what}. Wähle im Bericht „{action}“, dann enthält der neue Bericht es.",
  givenKinds: { file: "eine Abrechnung", screenshot: "Zahlen aus einem Screenshot", manual: "eingetippte Zahlen" },
  earningsOfWhom:
    "Einnahmen werden nur von einem Model genannt, das du auswählst, wenn ein Beleg sie enthält und du sie sehen darfst.",
  fallback: {
    "budget-used":
      "Vom heutigen Anteil am Sprachmodell ist zu wenig übrig, deshalb antwortet die Engine selbst. Nach Mitternacht UTC gibt es einen neuen.",
    "too-slow": "Das Sprachmodell hat zu lange gebraucht, deshalb antwortet die Engine selbst.",
    refused: "Der Anbieter des Sprachmodells hat die Anfrage abgelehnt, deshalb antwortet die Engine selbst.",
    failed: "Das Sprachmodell war nicht zu erreichen, deshalb antwortet die Engine selbst.",
    "nothing-held":
      "Nichts von dem, was das Sprachmodell schrieb, ließ sich den Zahlen hier zuordnen, deshalb antwortet die Engine selbst.",
  },
  hiddenSince: "Einige Zahlen dieser Antwort zeigt die Person, der sie gehören, nicht mehr; sie sind weggelassen.",
  stopped: "Angehalten.",
  dropped: {
    one: "Ein Satz des Sprachmodells ließ sich den Zahlen hier nicht zuordnen und steht deshalb nicht da.",
    other: "{n} Sätze des Sprachmodells ließen sich den Zahlen hier nicht zuordnen und stehen deshalb nicht da.",
  },
} as const;
