// What a form says of a field that is refused.
import type { FieldCode } from "@fanradar/contract";
import type { ServerCode } from "../field-words.ts";

/** What each link field stands for and expects. The key is the wire's field. */
export const linkFieldWords = {
  onlyfansUrl: { kind: "un lien OnlyFans", form: "onlyfans.com/name ou @name" },
  instagramUrl: { kind: "un lien Instagram", form: "instagram.com/name ou @name" },
  twitterUrl: { kind: "un lien X", form: "x.com/name ou @name" },
  tiktokUrl: { kind: "un lien TikTok", form: "tiktok.com/@name ou @name" },
  any: { kind: "un lien de profil", form: "un lien ou @name" },
};

/** Why a field is refused. */
export const refusalWords: Record<Exclude<FieldCode, ServerCode | `link.${string}`>, string> = {
  "text.type": "Doit être du texte",
  "text.long": "C’est trop long",
  "text.unstorable": "Contient des caractères qui ne peuvent pas être enregistrés",
  "text.oneLine": "Doit tenir sur une seule ligne",
  "unknown-key": "Ce champ n’est pas connu",
  invalid: "Ce n’est pas valable",
  missing: "Ce champ manque",
  "name.required": "Le nom du modèle est obligatoire",
  "username.required": "L’identifiant est obligatoire",
  "message.required": "Veuillez saisir une question",
  "title.required": "Veuillez saisir un titre",
  "tag.required": "Une étiquette ne peut pas être vide",
  "tags.many": "12 étiquettes au plus",
  "rows.required": "La liste est vide. Un nom et un lien sont attendus à chaque ligne",
  "rows.many": "200 lignes au plus à la fois. La liste est attendue en plusieurs parties",
  "username.short": "L’identifiant doit avoir au moins 3 caractères",
  "bio.long": "La bio doit avoir moins de 500 caractères",
  "email.required": "Veuillez saisir votre adresse e-mail",
  "email.invalid": "Une adresse e-mail valable est nécessaire",
  "email.taken": "Cette adresse a déjà un compte",
  "password.required": "Veuillez saisir votre mot de passe",
  "password.short": "Le mot de passe doit avoir au moins 8 caractères",
  "password.long": "Le mot de passe doit avoir au plus 128 caractères",
  "credential.required": "Un jeton d’identité est nécessaire",
  "code.required": "Veuillez saisir un code",
  "code.wrong": "Ce code est faux ou a déjà servi",
  "password.different": "Les mots de passe ne correspondent pas",
  "signupName.short": "Le nom est obligatoire",
  "terms.required": "Vous devez accepter les conditions",
  "adult.required": "Confirmez que la personne titulaire a 18 ans ou plus",
  "figure.none": "Saisissez au moins un chiffre",
  "figure.required": "Saisissez le chiffre tel que l’écran le montre",
  "figure.number": "Doit être un nombre",
  "figure.range": "Doit être un nombre à partir de 0",
  "figure.currency": "Choisissez USD, EUR, GBP ou CAD",
  "day.invalid": "Doit être un jour comme 2026-11-20",
  "day.future": "Ne doit pas être dans le futur",
  "picture.large": "Le fichier est trop grand. 10 MB au plus sont attendus",
  "timeZone.unknown": "Un fuseau horaire comme Europe/Berlin est attendu",
  "problem.required": "Choisissez ce qui ne va pas",
  "mine.required": "Confirmez que c’est le vôtre, ou que vous parlez pour la personne titulaire",
  "reason.required": "Donnez une raison : le journal d’audit la garde",
  "age.minor":
    "Indique un âge inférieur à 18 ans. Personne de moins de 18 ans ne peut être soumis ni analysé ; de l'aide se trouve sur childhelplineinternational.org",
};

/** Why a link is refused. `{kind}` and `{form}` are the field's. */
export const linkWords: Record<Extract<FieldCode, `link.${string}`>, string> = {
  "link.empty": "Attendu : {form}.",
  "link.invalid_url": "Ce n’est pas {kind}. Attendu : {form}.",
  "link.invisible_character": "Ce champ contient un caractère invisible : retapez le lien. Attendu : {form}.",
  "link.several_links": "Un seul lien par champ ; celui-ci en contient plusieurs. Attendu : {form}.",
  "link.unsupported_scheme": "Seuls les liens https sont acceptés. Attendu : {form}.",
  "link.unsupported_host": "Ce n’est pas {kind}. Attendu : {form}.",
  "link.missing_handle": "Ce lien ne nomme aucun profil. Attendu : {form}.",
  "link.reserved_path": "C’est une page de la plateforme, pas un profil. Attendu : {form}.",
  "link.invalid_handle": "Aucun profil ne peut avoir ce nom. Attendu : {form}.",
  "link.post_url": "C’est une publication, pas un profil. Attendu : {form}.",
  "link.story_url": "C’est une story, pas un profil. Attendu : {form}.",
  "link.short_link": "Les liens courts ne sont pas suivis. Attendu : {form}.",
  "link.ambiguous_handle": "Quelle plateforme est-ce ? Attendu : {form}.",
  "link.wrong_platform": "Ce n’est pas {kind}. Attendu : {form}.",
  "link.not_supported_yet": "Cette plateforme n’est pas encore prise en charge. Attendu : {form}.",
  "link.long": "Ce lien est trop long. Attendu : {form}.",
  "link.removed": "Ce profil ne peut pas être analysé ici : il a été retiré à la demande de la personne titulaire",
  "link.repeated": "Une ligne précédente porte déjà ce profil. Chaque profil est attendu une seule fois",
  "link.unknown_in_demo":
    "Le mode démo ne connaît que des créateurs d’exemple ; essayez l’un des exemples ou un identifiant qui commence par demo, ou lancez le mode réel",
};
