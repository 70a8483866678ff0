import type { ErrorCode } from "@fanradar/contract";
import type { ServerCode } from "../field-words.ts";

export const errorWords: Record<ErrorCode, string> = {
  invalid: "Veuillez vérifier les champs marqués.",
  help: "Ce texte n'est pas utilisé ici : il parle d'un danger ou d'une personne de moins de 18 ans. `help` dit que faire et à qui s'adresser.",
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
