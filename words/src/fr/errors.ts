import type { ErrorCode } from "@fanradar/contract";
import type { ServerCode } from "../field-words.ts";

export const errorWords: Record<ErrorCode, string> = {
  invalid: "Veuillez vérifier les champs marqués.",
  help: "Ce texte n’est pas utilisé ici parce qu’il mentionne un danger ou une personne de moins de 18 ans. L’aide jointe dit que faire et à qui s’adresser.",
  malformed: "La requête n’est pas du HTTP valide.",
  "malformed-json": "La requête n’est pas du JSON valide.",
  "too-slow": "La requête n’est pas arrivée à temps.",
  "media-type": "La requête doit être du JSON, ou un fichier là où un fichier est attendu.",
  "too-large": "La requête est trop grande.",
  unauthenticated: "Veuillez vous connecter.",
  "wrong-credentials": "Échec de l’authentification",
  "provider-failed": "Échec de l’authentification Google",
  unlinked:
    "Un compte existe déjà avec cette adresse. Connectez-vous avec son mot de passe et vérifiez d’abord l’adresse.",
  "passkey-failed": "Cette clé d’accès n’a pas fonctionné. Réessayez ou connectez-vous autrement.",
  "second-factor": "Saisissez un code de votre application d’authentification.",
  "no-challenge": "Veuillez vous reconnecter avec votre mot de passe.",
  "confirm-needed": "Veuillez d’abord confirmer votre mot de passe.",
  forbidden: "Ce n’est pas autorisé.",
  disabled: "Un administrateur a désactivé ce compte.",
  "last-admin": "C’est le seul administrateur. Nommez-en d’abord un autre.",
  "last-owner": "Un espace de travail a besoin d’un propriétaire. Nommez-en d’abord un autre.",
  "last-way-in": "C’est le seul moyen de vous connecter à votre compte. Définissez d’abord un mot de passe.",
  "sign-up-closed":
    "Il n’est pas possible de créer un compte ici pour le moment. Demandez à l’équipe qui gère ce site.",
  "job-running": "Cette tâche est en cours. Attendez qu’elle se termine.",
  unverified: "Veuillez d’abord vérifier votre adresse e-mail.",
  "share-password": "Un mot de passe est nécessaire pour ouvrir ce lien.",
  "cross-site":
    "Les requêtes venant d’autres sites sont refusées. Ouvrez FanRadar à sa propre adresse, celle indiquée dans PUBLIC_URL.",
  "not-found": "Introuvable. L’élément a peut-être été supprimé ou déplacé, ou vous ne pouvez pas le voir.",
  "in-review": "Ce profil est en cours d’examen. Il n’est ni affiché ni analysé tant qu’une personne n’a pas décidé.",
  "not-offered": "Cette instance ne peut pas connecter de comptes de cette plateforme.",
  "no-report": "Aucun rapport trouvé pour ce modèle.",
  "claim-over": "Ce code a expiré ou a déjà servi. Obtenez-en un nouveau.",
  "token-used": "Ce lien a expiré ou a déjà servi.",
  "idempotency-conflict": "Cette soumission a déjà été envoyée avec un autre contenu.",
  stale: "Quelqu’un d’autre, ou vous dans une autre fenêtre, a modifié ceci. Votre saisie est conservée.",
  "already-confirmed": "Cette capture est déjà confirmée. Pour la corriger, retirez-la et ajoutez-la de nouveau.",
  "already-decided": "Quelqu’un d’autre en a déjà décidé.",
  "report-removed": "Ce rapport a été retiré à la demande du créateur.",
  "storage-full": "Votre espace de fichiers est plein. Supprimez d’abord des fichiers.",
  "already-imported": "Vous avez déjà importé ce fichier. Supprimez le premier import, ou remplacez-le.",
  unusual: "Certains chiffres s’éloignent beaucoup des derniers. S’ils sont justes, enregistrez à nouveau.",
  "guest-busy": "Votre analyse gratuite est encore en cours. Vous pourrez en lancer une autre ensuite.",
  "guest-limit": "Vous avez utilisé vos analyses gratuites pour l’instant. Créez un compte gratuit pour continuer.",
  "too-many": "Trop de tentatives. Veuillez patienter un instant.",
  unavailable: "Le service n’est pas disponible pour le moment. Veuillez réessayer.",
  internal: "Un problème est survenu de notre côté et nous l’avons consigné.",
};

/** As `too-many`, from a minute on. */
export const tooManyUntil = "Trop de tentatives. Réessayez dans {wait}.";

/** Why the server refuses what no form can: pages need no words for it, the answer has them. */
export const serverRefusalWords: Record<ServerCode, string> = {
  "userId.other": "C’est l’identifiant d’un autre compte. Le vôtre est attendu, ou aucun",
  "password.wrong": "Ce n’est pas votre mot de passe actuel",
  "credential.wrong": "Ce jeton n’appartient pas à l’identité Google du compte",
  "passkey.wrong": "Cette clé d’accès n’a pas pu être vérifiée. Réessayez",
  "passkey.many": "Vous avez 20 clés d’accès, c’est le maximum. Supprimez-en une d’abord",
  "passkey.unnamed": "Donnez un nom à la clé d’accès",
  "push.endpoint": "Saisissez l’adresse https d’un service de notifications push",
  "push.key": "Les clés d’un abonnement push du navigateur sont attendues, en base64url",
  "timeZone.required": "Choisissez le fuseau horaire du relevé",
  "figure.unreadable": "Un chiffre tel que l’écran le montre est attendu, par exemple 12,104, 12.3K ou $1,234.56",
  "figure.ambiguous":
    "Ceci peut se lire de plusieurs façons. Tous les chiffres sont attendus, par exemple 1,234,000, ou 1.23M",
  "picture.empty": "Le fichier est vide. Une image PNG, JPEG ou WebP est attendue",
  "picture.type": "Ce fichier n’est pas une image prise en charge. PNG, JPEG ou WebP est attendu",
  "picture.unreadable":
    "L’image est endommagée et ne peut pas être ouverte. Un fichier PNG, JPEG ou WebP complet est attendu",
  "picture.large": "Le fichier est trop volumineux. La limite est de 10 MB",
  "picture.pixels": "L’image est trop grande. 20 mégapixels et 12,000 pixels de côté au plus sont attendus",
  "picture.small": "L’image est trop petite. Au moins 64 pixels de côté sont attendus",
  "avatar.pixels": "L’image est trop grande. 25 mégapixels et 12,000 pixels de côté au plus sont attendus",
  "avatar.url": "L’adresse https:// d’une image est attendue, sans nom d’utilisateur ni mot de passe",
  "avatar.address":
    "Aucune adresse internet publique n’a été trouvée pour cet hôte. L’adresse d’un serveur public est attendue",
  "avatar.unreached":
    "L’image n’a pas pu être téléchargée : son serveur n’a pas répondu à temps ou a répondu par une erreur",
  "file.empty": "Le fichier est vide. Un relevé est attendu : des lignes collées, ou un fichier CSV",
  "file.archive":
    "Les archives et tableurs ne sont pas pris en charge. Un fichier CSV ou des lignes collées sont attendus",
  "file.pdf":
    "Les fichiers PDF ne sont pas pris en charge. Un fichier CSV, ou des lignes copiées de la page du relevé, sont attendus",
  "file.picture": "C’est une image. Un fichier CSV, ou des lignes copiées de la page du relevé, sont attendus",
  "file.binary":
    "Ce fichier n’est pas du texte. Un fichier CSV, ou des lignes copiées de la page du relevé, sont attendus",
  "file.noRows":
    "Aucune ligne trouvée. Des colonnes sous un en-tête, ou des lignes commençant par une date, sont attendues",
  "file.nothingRead":
    "Aucune ligne n’a pu être lue. Vérifiez les colonnes et ce qui était attendu dans chaque ligne refusée",
  "file.tooSlow":
    "La lecture de ce fichier a pris trop de temps. 20 MB de lignes au plus sont attendus ; divisez le fichier",
  "platform.noSums":
    "Les sommes et les chiffres ne sont enregistrés que pour OnlyFans, Instagram, X et TikTok. Pour une autre plateforme, importez les paiements un à un",
  "columns.invalid": "Des colonnes comme date:0,net:3 sont attendues",
  "columns.missing": "Choisissez les colonnes de la date et des montants : net, ou brut et commission",
  "dayFirst.required": "Choisissez si le jour ou le mois vient en premier. Les dates peuvent se lire des deux façons",
  "creator.required": "Choisissez quel créateur du fichier est ce modèle",
  "figure.whole": "Doit être un nombre entier",
  "figure.cents": "Deux décimales au plus",
  "figure.negative": "Doit être 0 ou plus",
  "figure.large": "Ce nombre est trop grand",
  "figure.unusual": "Plus de 20 fois supérieur ou inférieur au chiffre précédent. Vérifiez-le",
  "amounts.unconfirmed":
    "Un montant dépasse ce qu’un paiement peut atteindre d’habitude. Vérifiez-le et confirmez qu’il est juste",
  "figure.netAboveGross": "Les revenus nets ne peuvent pas dépasser les revenus bruts",
  "month.invalid": "Doit être un mois comme 2026-05",
  "month.future": "Doit être un mois terminé",
  "month.twice": "Ce mois est déjà dans la liste",
  "months.many": "60 mois au plus",
  "sales.many": "500 ventes d’un type au plus",
  "active.low": "Doit être au moins autant que les arrivées",
  "price.same": "Doit différer du prix d’avant",
  "chatter.required": "Saisissez le nom",
  "shift.none": "Saisissez au moins un créneau",
  "shift.many": "1 000 créneaux au plus à la fois",
  "shift.time": "Doit être un moment comme 2026-11-03T18:00:00Z",
  "shift.order": "La fin doit suivre le début",
  "shift.long": "Un créneau dure au plus 24 heures",
};
