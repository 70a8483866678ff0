import type {
  ColumnRole,
  ImportCheck,
  RowFault,
  RowKind,
  StatementForm,
  TransactionState,
  TransactionType,
} from "@fanradar/engine";

/** Why a row is left out: what is wrong, and what was expected. */
export const rowFaultWords: Record<RowFault, string> = {
  "date.missing": "Kein Datum. Erwartet wird eines wie 2026-11-20 oder Nov 20, 2026",
  "date.unknown": "Kein Datum, das lesbar ist. Erwartet wird eines wie 2026-11-20 oder Nov 20, 2026",
  "date.future": "Liegt in der Zukunft. Erwartet wird ein Tag bis heute",
  "amount.missing": "Beträge fehlen. Erwartet wird netto, oder brutto und Gebühr",
  "amount.unknown": "Kein Betrag. Erwartet wird einer wie 14.99 oder $1,234.56",
  "amount.large": "Mehr als 10.000.000.000, der größte Betrag, der angenommen wird. Prüfe das Dezimalzeichen",
  "amount.sum": "Geht nicht auf. Erwartet wird brutto − Gebühr = netto, auf den Cent",
  "currency.unknown": "Erwartet wird USD, EUR, GBP oder CAD",
  "currency.differs": "Eine andere Währung als im Rest der Zeile",
  "status.unknown": "Kein bekannter Stand. Erwartet wird einer wie erledigt, ausstehend, erstattet oder Rückbuchung",
  "metric.unknown": "Keine Zahl dieser Plattform. Erwartet wird eine wie followers oder subscribers",
  "value.unknown": "Keine Zahl. Erwartet wird eine wie 12,104 oder 12.3K",
  "row.twice": "Doppelte Zeile: erwartet wird je Tag eine Zahl einer Art",
  "row.unreadable": "Nicht lesbar. Erwartet werden die Spalten der anderen Zeilen",
  "row.openQuote": "Anführungszeichen ohne Ende. Erwartet wird eines an jedem Ende der Zelle oder keines",
};

export const formWords: Record<StatementForm, string> = {
  "onlyfans-paste": "Eingefügte Abrechnungstabelle",
  "onlyfans-table": "Abrechnungstabelle",
  fanvue: "Fanvue-Export",
  infloww: "Infloww-Creator-Bericht",
  figures: "Tabelle mit Datum, Zahl und Wert",
  generic: "Andere Tabelle",
};

export const rowKindWords: Record<RowKind, string> = {
  payments: "Eine Zahlung",
  totals: "Eine Tages- oder Monatssumme",
  figures: "Eine Tageszahl, etwa Follower",
};

export const columnWords: Record<ColumnRole, string> = {
  date: "Datum",
  gross: "Brutto",
  fee: "Gebühr",
  net: "Netto",
  tax: "Steuer",
  type: "Art oder Beschreibung",
  status: "Stand",
  payer: "Fan (gehasht)",
  currency: "Währung",
  creator: "Creator",
  metric: "Zahl",
  value: "Wert",
};

export const transactionWords: Record<TransactionType, string> = {
  subscription: "Neues Abo",
  renewal: "Verlängerung",
  tip: "Trinkgeld",
  message: "Nachricht",
  post: "Beitrag",
  stream: "Stream",
  custom: "Sonderwunsch",
  referral: "Empfehlung",
  other: "Anderes",
};

export const stateWords: Record<TransactionState, string> = {
  cleared: "gutgeschrieben",
  pending: "ausstehend",
  chargeback: "Rückbuchung",
  refund: "Erstattung",
};

export const importCheckWords: Record<ImportCheck, { passed?: string; failed: string }> = {
  "amounts.addUp": {
    passed: "Brutto − Gebühr = netto in jeder Zeile, auf den Cent",
    failed: "Einige Zeilen gehen nicht auf und werden ausgelassen",
  },
  "amounts.three": { failed: "Nicht geprüft, ob Brutto − Gebühr = netto: die Datei hat nur zwei der drei" },
  "fees.usual": {
    passed: "Jede Gebühr ist der übliche Anteil der Plattform",
    failed: "Einige Gebühren sind nicht der übliche Anteil der Plattform",
  },
  "amounts.alike": {
    passed: "Keine Zahlung ist weit größer als die übrigen",
    failed: "Eine Zahlung ist mehr als 1.000-mal so groß wie üblich: prüfe den Betrag",
  },
  "amounts.plausible": {
    passed: "Keine Zahlung ist größer, als die Plattform üblicherweise erlaubt",
    failed:
      "Eine Zahlung ist größer, als die Plattform üblicherweise erlaubt: prüfe die Beträge und ob jede Zeile eine Zahlung ist",
  },
  "rows.all": { passed: "Alle Zeilen sind lesbar", failed: "Einige Zeilen werden ausgelassen" },
};

/** How figures of an import are called. */
export const importMetricWords = {
  "import.rows": "Zeilen der Datei",
  "import.new": "Neu",
  "import.known": "Schon importiert",
  "import.refused": "Ausgelassen",
  "import.skipped": "Von anderen Creators",
  "import.net": "Netto insgesamt",
};
