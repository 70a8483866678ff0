import type { ErrorCode, FieldCode } from "@fanradar/contract";
import type { ServerCode } from "../field-words.ts";
import { safetyWords } from "./safety.ts";

/** Where help is listed for every country. */
const helpline = "findahelpline.com";

export const errorWords: Record<ErrorCode, string> = {
  invalid: "Veuillez vérifier les champs marqués.",
  malformed: "La requête n’est pas du HTTP lisible.",
  "malformed-json": "La requête n’est pas du JSON lisible.",
  "too-slow": "La requête n’est pas arrivée à temps.",
  "media-type": "La requête doit être du JSON, ou un fichier là où un fichier est attendu.",
  "too-large": "La requête est trop grande.",
  unauthenticated: "Veuillez vous connecter.",
  "wrong-credentials": "Échec de l’authentification",
  "google-failed": "Échec de l’authentification Google",
  "google-unlinked":
    "Un compte avec cette adresse existe déjà ici. Connectez-vous avec son mot de passe et vérifiez d’abord l’adresse.",
  "second-factor": "Un code de votre application d’authentification est nécessaire.",
  "no-challenge": "Veuillez vous reconnecter avec votre mot de passe.",
  "confirm-needed": "Veuillez d’abord confirmer votre mot de passe.",
  forbidden: "Ce n’est pas autorisé.",
  unverified: "Veuillez d’abord vérifier votre adresse e-mail.",
  "share-password": "Un mot de passe est nécessaire pour ouvrir ce lien.",
  "cross-site":
    "Les requêtes venant d’autres sites sont refusées. Ouvrez FanRadar par sa propre adresse : celle de PUBLIC_URL.",
  "not-found": "Introuvable.",
  "not-offered": "Cette instance ne peut pas connecter de comptes de cette plateforme.",
  "no-report": "Aucun rapport trouvé pour ce modèle.",
  "claim-over": "Ce code est périmé, utilisé ou remplacé. Demandez-en un nouveau.",
  "token-used": "Ce lien a déjà servi ou a expiré.",
  "idempotency-conflict": "Cette soumission a déjà été envoyée avec un autre contenu.",
  stale:
    "Ceci a été modifié entre-temps, par vous ailleurs ou par quelqu’un d’autre. Ce que vous avez saisi est conservé.",
  "already-confirmed": "Cette capture est déjà confirmée. Pour la corriger, retirez-la et ajoutez-la de nouveau.",
  "already-decided": "Quelqu’un en a décidé entre-temps.",
  "report-removed": "Ce rapport a été retiré à la demande du créateur.",
  "storage-full": "Vos fichiers occupent toute la place prévue. Retirez-en d’abord quelques-uns.",
  "already-imported": "Ce fichier est déjà enregistré. Retirez la première importation, ou remplacez-la.",
  "guest-busy": "Une analyse gratuite à la fois : la vôtre est encore en cours.",
  "guest-limit": "C’était la dernière analyse gratuite pour l’instant. Avec un compte gratuit, vous pouvez continuer.",
  "too-many": "Trop d’essais. Veuillez patienter un peu.",
  unavailable: "Le service n’est pas disponible pour le moment. Veuillez réessayer.",
  internal: "Un problème est survenu de notre côté. Il est consigné.",
};

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
  "help.self-harm": `${safetyWords["self-harm"].join(" ")} ${helpline}`,
  "help.coercion": `${safetyWords.coercion.join(" ")} ${helpline}`,
  "help.blackmail": `${safetyWords.blackmail.join(" ")} ${helpline}`,
  "help.minor": `${safetyWords.minor.join(" ")} ${helpline}`,
  "help.minor-fan": `${safetyWords["minor-fan"].join(" ")} ${helpline}`,
  "help.stalking": `${safetyWords.stalking.join(" ")} ${helpline}`,
  "help.tracking": `${safetyWords.tracking.join(" ")} ${helpline}`,
  "help.evasion": `${safetyWords.evasion.join(" ")} ${helpline}`,
};

/** Why the server refuses what no form can: pages need no words for it, the answer has them. */
export const serverRefusalWords: Record<ServerCode, string> = {
  "userId.other": "C’est l’identifiant d’un autre compte. Le vôtre est attendu, ou aucun",
  "password.wrong": "Ce n’est pas votre mot de passe actuel",
  "credential.wrong": "Ce jeton n’est pas celui de l’identité Google du compte",
  "timeZone.required": "Dites dans quel fuseau horaire le relevé a été lu",
  "figure.unreadable": "Un chiffre tel que l’écran le montre est attendu, par exemple 12,104, 12.3K ou $1,234.56",
  "figure.ambiguous":
    "Ceci peut se lire de plusieurs façons. Tous les chiffres sont attendus, par exemple 1,234,000, ou 1.23M",
  "picture.empty": "Le fichier est vide. Une image PNG, JPEG ou WebP est attendue",
  "picture.type": "Ce n’est pas une image lisible ici. PNG, JPEG ou WebP est attendu",
  "picture.unreadable": "L’image est abîmée et ne s’ouvre pas. Un fichier PNG, JPEG ou WebP entier est attendu",
  "picture.pixels": "L’image est trop grande. 20 mégapixels et 12,000 pixels de côté au plus sont attendus",
  "picture.small": "L’image est trop petite. Au moins 64 pixels de côté sont attendus",
  "avatar.pixels": "L’image est trop grande. 25 mégapixels et 12,000 pixels de côté au plus sont attendus",
  "avatar.url": "L’adresse https:// d’une image est attendue, sans nom d’utilisateur ni mot de passe",
  "avatar.address": "Aucune adresse internet publique n’a été trouvée pour cet hôte ; rien n’y a été téléchargé",
  "avatar.unreached":
    "L’image n’a pas pu être téléchargée : son serveur n’a pas répondu à temps ou a répondu par une erreur",
  "file.empty": "Le fichier est vide. Un relevé est attendu : des lignes collées, ou un fichier CSV",
  "file.archive":
    "Les archives et tableurs ne sont pas lus : aucune plateforme ne documente le contenu des siens. Un fichier CSV ou des lignes collées sont attendus",
  "file.pdf":
    "Les fichiers PDF ne sont pas lus. Un fichier CSV, ou des lignes copiées de la page du relevé, sont attendus",
  "file.picture": "C’est une image. Un fichier CSV, ou des lignes copiées de la page du relevé, sont attendus",
  "file.binary": "Ce n’est pas du texte. Un fichier CSV, ou des lignes copiées de la page du relevé, sont attendus",
  "file.noRows":
    "Aucune ligne trouvée. Des colonnes sous un en-tête, ou des lignes commençant par une date, sont attendues",
  "file.nothingRead":
    "Pas une seule ligne n’a pu être lue. Vérifiez les colonnes, et ce que chaque ligne refusée attendait",
  "file.tooSlow": "La lecture de ce fichier a pris trop de temps. 20 MB de lignes au plus sont attendus ; divisez-le",
  "columns.invalid": "Des colonnes comme date:0,net:3 sont attendues",
  "columns.missing": "Dites quelles colonnes contiennent la date et les montants : net, ou brut et commission",
  "dayFirst.required": "Dites si le jour ou le mois vient en premier : les dates peuvent se lire des deux façons",
  "creator.required": "Dites quel créateur du fichier est ce modèle",
  "figure.whole": "Doit être un nombre entier",
  "figure.cents": "Deux décimales au plus",
  "figure.negative": "Doit être 0 ou plus",
  "figure.large": "C’est plus que tout chiffre de ce genre",
  "month.invalid": "Doit être un mois comme 2026-05",
  "month.future": "Doit être un mois terminé",
  "month.twice": "Ce mois y est déjà",
  "months.many": "60 mois au plus",
  "sales.many": "500 ventes d’un type au plus",
  "active.low": "Doit être au moins autant que les arrivées",
  "price.same": "Doit différer du prix d’avant",
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
