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
  "text.long": "Ce texte est trop long. Raccourcissez-le",
  "text.unstorable": "Contient un caractère masqué qui ne peut pas être enregistré. Ressaisissez le texte",
  "text.oneLine": "Doit tenir sur une seule ligne",
  "unknown-key": "Champ inconnu. Vérifiez son nom ou retirez-le",
  invalid: "Cette valeur n’est pas valide",
  missing: "Ce champ est obligatoire",
  "name.required": "Le nom du modèle est obligatoire",
  "username.required": "L’identifiant est obligatoire",
  "message.required": "Saisissez une question",
  "title.required": "Saisissez un titre",
  "workspaceName.required": "Saisissez un nom",
  "note.required": "Écrivez d’abord quelque chose",
  "todo.required": "Saisissez ce qui est à faire",
  "assignee.unseen": "Choisissez une personne de l’espace de travail qui voit ce modèle",
  "step.unknown": "Cette version du rapport ne contient pas cette étape",
  "scope.client": "Un client ne voit jamais tous les modèles : choisissez des étiquettes ou des modèles",
  "scope.owner": "Un propriétaire voit tous les modèles et les revenus",
  "tag.required": "Une étiquette ne peut pas être vide",
  "tags.many": "Vous pouvez ajouter jusqu’à 12 étiquettes",
  "model.elsewhere": "Ce modèle n’est pas dans cet espace de travail",
  "move.ownPage": "Le modèle de votre propre page reste dans votre espace personnel",
  "move.notBack": "Un modèle ne quitte un espace de travail que pour l’espace personnel d’où il vient",
  "move.role":
    "Seuls les propriétaires de cet espace, ou la personne qui l’a déplacé ici et le gère avec ses revenus, peuvent le ramener",
  "rows.required": "La liste est vide. Un nom et un lien sont attendus sur chaque ligne",
  "rows.many": "Vous pouvez ajouter jusqu’à 200 lignes à la fois. Divisez la liste",
  "username.short": "L’identifiant doit avoir au moins 3 caractères",
  "username.shape":
    "L’identifiant ne peut contenir ni espace, ni barre oblique, ni caractère invisible. Attendu : un identifiant comme mia.makes",
  "bio.long": "La bio doit avoir moins de 500 caractères",
  "name.taken": "Un autre créateur figure sous ce nom. Si c’est aussi le vôtre, indiquez-le d’abord sur un profil lié",
  "email.required": "Veuillez saisir votre adresse e-mail",
  "email.invalid": "Saisissez une adresse e-mail valide",
  "platforms.required": "Choisissez au moins un compte",
  "email.taken": "Un compte existe déjà avec cette adresse",
  "email.domain": "Cette instance n’accepte que les adresses de certains domaines",
  "domains.required": "Indiquez au moins un domaine",
  "domains.invalid": "Indiquez des domaines comme example.com, séparés par des espaces",
  "password.required": "Veuillez saisir votre mot de passe",
  "password.short": "Le mot de passe doit avoir au moins 8 caractères",
  "password.long": "Le mot de passe doit avoir au plus 128 caractères",
  "password.common":
    "C’est l’un des premiers mots de passe que les attaquants essaient. Choisissez-en un autre, par exemple quatre mots au hasard",
  "credential.required": "Le jeton d’identité est obligatoire",
  "code.required": "Saisissez un code",
  "code.wrong": "Ce code est incorrect ou a déjà été utilisé",
  "password.different": "Les mots de passe ne correspondent pas",
  "signupName.short": "Le nom est obligatoire",
  "terms.required": "Vous devez accepter les conditions",
  "adult.required": "Confirmez que la personne titulaire a 18 ans ou plus",
  "figure.none": "Saisissez au moins un chiffre",
  "figure.required": "Saisissez le chiffre tel que l’écran le montre",
  "figure.number": "Doit être un nombre",
  "figure.range": "Doit être supérieur ou égal à 0",
  "figure.currency": "Choisissez USD, EUR, GBP ou CAD",
  "day.invalid": "Doit être une date comme 2026-11-20",
  "day.early": "La date ne peut pas précéder l’an 2000",
  "day.far": "La date ne peut pas être dans plus de deux ans",
  "figure.positive": "Doit être supérieur à 0",
  "platform.unlinked": "Le modèle n’y a pas de profil. Attendu : une plateforme qu’il a liée",
  "goal.platform": "Un objectif sur ce chiffre demande une de ses plateformes",
  "goal.reached": "Le chiffre est déjà aussi élevé : saisissez plus",
  "goals.many": "Un modèle a au plus 20 objectifs : supprimez-en un d’abord",
  "day.past": "La date ne peut pas être passée",
  "day.future": "La date ne peut pas être future",
  "timeZone.unknown": "Fuseau horaire inconnu. Un nom comme Europe/Berlin est attendu",
  "problem.required": "Choisissez ce qui ne va pas",
  "mine.required": "Confirmez que le profil est le vôtre ou que vous agissez pour la personne titulaire",
  "reason.required": "Saisissez une raison pour le journal d’audit",
  "age.minor":
    "Indique un âge inférieur à 18 ans. Aucune personne de moins de 18 ans ne peut être soumise ni analysée. Trouvez de l’aide sur childhelplineinternational.org",
};

/** A file, or a request whose size is not known, that is larger than what is taken. */
export const tooLargeWords = {
  file: "Trop volumineux : ce fichier fait {size}, la limite est de {limit}.",
  request: "Trop volumineux : la limite est de {limit}.",
};

/** Why a link is refused. `{kind}` and `{form}` are the field's. */
export const linkWords: Record<Extract<FieldCode, `link.${string}`>, string> = {
  "link.empty": "Attendu : {form}.",
  "link.invalid_url": "Ce n’est pas {kind}. Attendu : {form}.",
  "link.invisible_character": "Ce champ contient un caractère invisible. Ressaisissez le lien. Attendu : {form}.",
  "link.several_links": "Ce champ contient plusieurs liens. Attendu : {form}.",
  "link.unsupported_scheme": "Seuls les liens https sont acceptés. Attendu : {form}.",
  "link.unsupported_host": "Ce n’est pas {kind}. Attendu : {form}.",
  "link.missing_handle": "Ce lien ne mène à aucun profil. Attendu : {form}.",
  "link.reserved_path": "C’est une page de la plateforme, pas un profil. Attendu : {form}.",
  "link.invalid_handle": "Ce n’est pas un nom de profil valide. Attendu : {form}.",
  "link.post_url": "C’est une publication, pas un profil. Attendu : {form}.",
  "link.story_url": "C’est une story, pas un profil. Attendu : {form}.",
  "link.short_link": "Les liens courts ne sont pas pris en charge. Attendu : {form}.",
  "link.ambiguous_handle": "Un @name seul n’indique pas la plateforme. Attendu : un lien comme instagram.com/name.",
  "link.wrong_platform": "Ce n’est pas {kind}. Attendu : {form}.",
  "link.not_supported_yet": "Cette plateforme n’est pas encore prise en charge. Attendu : {form}.",
  "link.long": "Ce lien est trop long. Attendu : {form}.",
  "link.removed": "Ce profil a été retiré à la demande de la personne titulaire et ne peut pas être analysé ici",
  "link.repeated": "Ce profil figure déjà sur une ligne précédente. Indiquez chaque profil une seule fois",
  "link.unknown_in_demo":
    "Le mode démo ne contient que des créateurs d’exemple. Utilisez l’un des exemples ou un identifiant qui commence par demo, ou lancez le mode réel",
};
