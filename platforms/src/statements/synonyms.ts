import type { ColumnRole } from "@fanradar/engine";

/**
 * What the header of a column means, as `plainHeader` writes it, in the languages of the product: columns that a preset may have beside its own,
 * and all columns where no preset fits. Where two headers mean the same, the one that stands first here is taken.
 */
export const synonyms: Record<ColumnRole, readonly string[]> = {
  date: [
    ..."date|date time|time|created|created at|paid at|paid at utc|day|timestamp|month|transaction date|payment date".split(
      "|",
    ),
    ..."datum|buchungsdatum|tag|monat|zeitpunkt|datum uhrzeit".split("|"),
    ..."fecha|fecha y hora|día|mes|fecha de pago".split("|"),
    ..."date et heure|jour|mois|date de paiement".split("|"),
  ],
  gross: [
    ..."gross|amount|gross amount|amount gross|gross earnings|total|price".split("|"),
    ..."brutto|bruttobetrag|betrag|preis".split("|"),
    ..."bruto|importe bruto|importe|monto|precio".split("|"),
    ..."brut|montant brut|montant|prix".split("|"),
  ],
  fee: [
    ..."fee|fees|platform fee|commission|fanvue fee|service fee".split("|"),
    ..."gebühr|gebühren|provision|plattformgebühr".split("|"),
    ..."comisión|comisiones|tarifa".split("|"),
    ..."frais|frais de service|commission de la plateforme".split("|"),
  ],
  net: [
    ..."net|net amount|amount net|net earnings|earnings|total earnings net|earnings net|payout".split("|"),
    ..."netto|nettobetrag|nettoeinnahmen|auszahlung".split("|"),
    ..."neto|importe neto|ingresos netos|ganancias".split("|"),
    ..."montant net|revenus nets|revenu net|versement".split("|"),
  ],
  tax: [
    ..."tax|vat|sales tax".split("|"),
    ..."steuer|mwst|ust|umsatzsteuer|mehrwertsteuer".split("|"),
    ..."impuesto|impuestos|iva".split("|"),
    ..."taxe|taxes|tva".split("|"),
  ],
  type: [
    ..."description|type|category|kind|transaction type|details".split("|"),
    ..."beschreibung|typ|art|kategorie|verwendungszweck".split("|"),
    ..."descripción|tipo|categoría|concepto|detalles".split("|"),
    ..."catégorie|libellé|détails|type de transaction".split("|"),
  ],
  status: [..."status|state".split("|"), ..."zustand".split("|"), ..."estado".split("|"), ..."statut|état".split("|")],
  payer: [
    ..."fan|fan handle|fan name|user|username|customer|payer|subscriber|buyer|from|paid by".split("|"),
    ..."zahler|käufer|kunde|abonnent|benutzer|benutzername|nutzer|von".split("|"),
    ..."pagador|comprador|cliente|suscriptor|usuario|nombre de usuario|de".split("|"),
    ..."payeur|acheteur|client|abonné|utilisateur|nom d utilisateur|de la part de".split("|"),
  ],
  currency: [
    ..."currency|ccy".split("|"),
    ..."währung".split("|"),
    ..."moneda|divisa".split("|"),
    ..."devise|monnaie".split("|"),
  ],
  creator: [
    ..."creator|model|account|page".split("|"),
    ..."konto|seite|künstler".split("|"),
    ..."creador|creadora|modelo|cuenta|página".split("|"),
    ..."créateur|créatrice|modèle|compte".split("|"),
  ],
  metric: [
    ..."metric|figure|name".split("|"),
    ..."kennzahl|messgröße".split("|"),
    ..."métrica|cifra".split("|"),
    ..."mesure|indicateur".split("|"),
  ],
  value: [
    ..."value|count|number".split("|"),
    ..."wert|anzahl|zahl".split("|"),
    ..."valor|cantidad|número".split("|"),
    ..."valeur|nombre".split("|"),
  ],
};
