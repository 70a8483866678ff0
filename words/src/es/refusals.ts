// What a form says of a field that is refused.
import type { FieldCode } from "@fanradar/contract";
import type { ServerCode } from "../field-words.ts";

/** What each link field stands for and expects. The key is the wire's field. */
export const linkFieldWords = {
  onlyfansUrl: { kind: "un enlace de OnlyFans", form: "onlyfans.com/name o @name" },
  instagramUrl: { kind: "un enlace de Instagram", form: "instagram.com/name o @name" },
  twitterUrl: { kind: "un enlace de X", form: "x.com/name o @name" },
  tiktokUrl: { kind: "un enlace de TikTok", form: "tiktok.com/@name o @name" },
  any: { kind: "un enlace de perfil", form: "un enlace o @name" },
};

/** Why a field is refused. */
export const refusalWords: Record<Exclude<FieldCode, ServerCode | `link.${string}`>, string> = {
  "text.type": "Debe ser texto",
  "text.long": "El texto es demasiado largo. Acórtalo",
  "text.unstorable": "Contiene un carácter oculto que no se puede guardar. Vuelve a escribir el texto",
  "text.oneLine": "Debe ser una sola línea",
  "unknown-key": "Campo desconocido. Revisa su nombre o quítalo",
  invalid: "Este valor no es válido",
  missing: "Este campo es obligatorio",
  "name.required": "Falta el nombre del modelo",
  "username.required": "Falta el usuario",
  "message.required": "Escribe una pregunta",
  "title.required": "Escribe un título",
  "workspaceName.required": "Escribe un nombre",
  "note.required": "Escribe algo primero",
  "todo.required": "Escribe qué hay que hacer",
  "assignee.unseen": "Elige a alguien del espacio de trabajo que vea este modelo",
  "step.unknown": "Esta versión del informe no contiene ese paso",
  "scope.client": "Un cliente nunca ve todos los modelos: elige etiquetas o modelos",
  "scope.owner": "Un propietario ve todos los modelos y los ingresos",
  "tag.required": "Una etiqueta no puede estar vacía",
  "tags.many": "Puedes añadir hasta 12 etiquetas",
  "model.elsewhere": "Este modelo no está en este espacio de trabajo",
  "move.ownPage": "El modelo de tu propia página se queda en tu espacio personal",
  "move.notBack": "Un modelo solo sale de un espacio de trabajo hacia el personal del que vino",
  "move.role":
    "Solo pueden devolverlo los propietarios de este espacio, o quien lo movió aquí y lo gestiona con sus ingresos",
  "rows.required": "La lista está vacía. Se espera un nombre y un enlace en cada fila",
  "rows.many": "Puedes añadir hasta 200 filas a la vez. Divide la lista",
  "username.short": "El usuario debe tener al menos 3 caracteres",
  "username.shape": "El usuario no puede tener espacios, barras ni caracteres invisibles. Se espera uno como mia.makes",
  "bio.long": "La biografía debe tener menos de 500 caracteres",
  "name.taken": "Otro creador figura con este nombre. Si también es el tuyo, ponlo antes en un perfil vinculado",
  "email.required": "Escribe tu dirección de correo",
  "email.invalid": "Escribe un correo válido",
  "platforms.required": "Elige al menos una cuenta",
  "email.taken": "Ya existe una cuenta con esta dirección",
  "email.domain": "Esta instancia solo acepta direcciones de ciertos dominios",
  "domains.required": "Introduce al menos un dominio",
  "domains.invalid": "Introduce dominios como example.com, separados por espacios",
  "password.required": "Escribe tu contraseña",
  "password.short": "La contraseña debe tener al menos 8 caracteres",
  "password.long": "La contraseña debe tener como mucho 128 caracteres",
  "password.common":
    "Es una de las primeras contraseñas que prueban los atacantes. Usa otra, por ejemplo cuatro palabras al azar",
  "credential.required": "El token de identidad es obligatorio",
  "code.required": "Escribe un código",
  "code.wrong": "Este código es incorrecto o ya se usó",
  "password.different": "Las contraseñas no coinciden",
  "signupName.short": "Falta el nombre",
  "terms.required": "Debes aceptar las condiciones",
  "adult.required": "Confirma que la persona titular tiene 18 años o más",
  "figure.none": "Escribe al menos una cifra",
  "figure.required": "Escribe la cifra tal como aparece en la pantalla",
  "figure.number": "Debe ser un número",
  "figure.range": "Debe ser 0 o más",
  "figure.currency": "Elige USD, EUR, GBP o CAD",
  "day.invalid": "Debe ser una fecha como 2026-11-20",
  "day.early": "No puede ser anterior a 2000",
  "day.far": "No puede ser dentro de más de dos años",
  "figure.positive": "Debe ser mayor que 0",
  "platform.unlinked": "La modelo no tiene perfil ahí. Se espera una plataforma que tenga vinculada",
  "goal.platform": "Un objetivo de esta cifra necesita una de sus plataformas",
  "goal.reached": "La cifra ya es así de alta: introduce más",
  "goals.many": "Un modelo tiene como máximo 20 objetivos: elimina uno primero",
  "day.past": "No puede ser una fecha pasada",
  "day.future": "No puede ser una fecha futura",
  "timeZone.unknown": "Zona horaria desconocida. Se espera un nombre como Europe/Berlin",
  "problem.required": "Elige qué está mal",
  "mine.required": "Confirma que el perfil es tuyo o que actúas en nombre de su titular",
  "reason.required": "Escribe un motivo para el registro de auditoría",
  "age.minor":
    "Indica una edad inferior a 18 años. No se puede enviar ni analizar a nadie menor de 18 años. Encuentra ayuda en childhelplineinternational.org",
};

/** A file, or a request whose size is not known, that is larger than what is taken. */
export const tooLargeWords = {
  file: "Demasiado grande: este archivo tiene {size} y el límite es {limit}.",
  request: "Demasiado grande: el límite es {limit}.",
};

/** Why a link is refused. `{kind}` and `{form}` are the field's. */
export const linkWords: Record<Extract<FieldCode, `link.${string}`>, string> = {
  "link.empty": "Se espera {form}.",
  "link.invalid_url": "Esto no es {kind}. Se espera {form}.",
  "link.invisible_character":
    "Este campo contiene un carácter invisible. Vuelve a escribir el enlace. Se espera {form}.",
  "link.several_links": "Este campo tiene más de un enlace. Se espera {form}.",
  "link.unsupported_scheme": "Solo se aceptan enlaces https. Se espera {form}.",
  "link.unsupported_host": "Esto no es {kind}. Se espera {form}.",
  "link.missing_handle": "Este enlace no lleva a ningún perfil. Se espera {form}.",
  "link.reserved_path": "Es una página de la plataforma, no un perfil. Se espera {form}.",
  "link.invalid_handle": "No es un nombre de perfil válido. Se espera {form}.",
  "link.post_url": "Es una publicación, no un perfil. Se espera {form}.",
  "link.story_url": "Es una historia, no un perfil. Se espera {form}.",
  "link.short_link": "No se admiten enlaces cortos. Se espera {form}.",
  "link.ambiguous_handle":
    "Un @name por sí solo no indica en qué plataforma está. Se espera un enlace como instagram.com/name.",
  "link.wrong_platform": "Esto no es {kind}. Se espera {form}.",
  "link.not_supported_yet": "Esta plataforma aún no se admite. Se espera {form}.",
  "link.long": "Este enlace es demasiado largo. Se espera {form}.",
  "link.removed": "Este perfil se retiró a petición de su titular y no se puede analizar aquí",
  "link.repeated": "Este perfil ya está en una fila anterior. Incluye cada perfil una sola vez",
  "link.unknown_in_demo":
    "El modo demo solo tiene creadores de ejemplo. Usa uno de los ejemplos o un usuario que empiece por demo, o inicia el modo real",
};
