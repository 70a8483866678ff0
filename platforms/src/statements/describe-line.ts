import type { TransactionState, TransactionType } from "@fanradar/engine";

/** Beginnings of a description, as the statement table writes them; the longer first. What follows names the payer. */
const beginnings: [beginning: string, type: TransactionType][] = [
  ["recurring subscription from", "renewal"],
  ["subscription from", "subscription"],
  ["tip in chat from", "tip"],
  ["tip on post from", "tip"],
  ["tip on stream from", "tip"],
  ["tip from", "tip"],
  ["payment for message from", "message"],
  ["message from", "message"],
  ["post purchase by", "post"],
  ["post from", "post"],
  ["stream from", "stream"],
  ["custom (request) from", "custom"],
  ["custom request from", "custom"],
  ["custom from", "custom"],
  ["referral from", "referral"],
];

/** Words of a column that names the type alone, in the product's languages. The first that is found counts: a renewal is also a subscription. */
const typeWords: [word: RegExp, type: TransactionType][] = [
  [/referral|affiliate|empfehlung|referid|parrain/, "referral"],
  [/renew|recurring|rebill|verlänger|erneuer|renova|renouvel/, "renewal"],
  [/subscri|\bsubs?\b|\babo(s|nnement.*|nn[ée].*)?\b|suscrip/, "subscription"],
  [/\btips?\b|trinkgeld|propina|pourboire/, "tip"],
  [/custom|sonderwunsch|personali[sz]|sur mesure/, "custom"],
  [/stream|\blive\b|en directo|en direct\b/, "stream"],
  [/message|\bppv\b|\bchat\b|\bdm\b|nachricht|mensaje|\bmedia\b|unlock|locked/, "message"],
  [/\bposts?\b|beitrag|beiträge|publica/, "post"],
];

const chargebacks =
  /^(undo|chargebacks?|charged back|charge back|disputed?|reversed|rückbuchung|rückgebucht|rücklastschrift|contracargo|rétrofacturation|contestée?|impayée?)$/;
const refunds =
  /^(pending[ _]?return|refund(ed|s)?|refund[ _]pending|returned|(rück)?erstattung|(rück)?erstattet|reembolso|reembolsad[oa]|devolución|devuelt[oa]|remboursement|remboursée?)$/;
const pendings =
  /^(loading|pending|processing|in progress|on hold|ausstehend|offen|in bearbeitung|pendiente|en proceso|en attente|en cours)$/;
const cleareds =
  /^(done|cleared|completed?|paid|success(ful)?|succeeded|settled|approved|ok|erledigt|(aus)?bezahlt|(aus)?gezahlt|abgeschlossen|gebucht|verbucht|erfolgreich|completad[oa]|pagad[oa]|cobrad[oa]|hecho|payée?|terminée?|réglée?|effectuée?|validée?)$/;
const stateWords: [word: RegExp, state: TransactionState][] = [
  [chargebacks, "chargeback"],
  [refunds, "refund"],
  [pendings, "pending"],
  [cleareds, "cleared"],
];

/**
 * Parses a description or a type's name: its type, and the payer where words follow. An unknown one is `other`, and
 * its text is dropped: it may be a name.
 */
export function describeLine(text: string): { type: TransactionType; payer?: string } {
  const normalized = text.normalize("NFKC").replace(/\s+/g, " ").trim();
  const lower = normalized.toLowerCase();
  const known = beginnings.find(([beginning]) => lower === beginning || lower.startsWith(`${beginning} `));
  if (known) return { type: known[1], ...named(normalized.slice(known[0].length)) };
  const [, before = normalized, after = ""] = /^(.*?) (?:from|by|von) (.+)$/i.exec(normalized) ?? [];
  const type = typeWords.find(([word]) => word.test(before.toLowerCase()))?.[1] ?? "other";
  return { type, ...named(after) };
}

/** Undefined for a word that no statement is known to use. */
export function transactionStateOf(text: string): TransactionState | undefined {
  const word = text.normalize("NFKC").trim().toLowerCase();
  return stateWords.find(([known]) => known.test(word))?.[1];
}

/** The state implied by a type's name, for files without a column of states: `refund` by a refund. */
export function stateOfType(text: string): TransactionState {
  const lower = text.normalize("NFKC").toLowerCase();
  if (/charge ?back|dispute|rückbuch|rücklast|contracargo|rétrofactur/.test(lower)) return "chargeback";
  return /refund|erstatt|reembols|devoluci|rembours/.test(lower) ? "refund" : "cleared";
}

const named = (text: string) => (text.trim() === "" ? {} : { payer: text.trim() });
