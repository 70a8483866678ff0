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
  "text.long": "Es demasiado largo",
  "text.unstorable": "Contiene caracteres que no se pueden guardar",
  "text.oneLine": "Debe ser una sola línea",
  "unknown-key": "Este campo no se conoce",
  invalid: "No es válido",
  missing: "Falta este campo",
  "name.required": "Falta el nombre del modelo",
  "username.required": "Falta el usuario",
  "message.required": "Escribe una pregunta",
  "title.required": "Escribe un título",
  "tag.required": "Una etiqueta no puede estar vacía",
  "tags.many": "Como mucho 12 etiquetas",
  "rows.required": "La lista está vacía. Se espera un nombre y un enlace en cada fila",
  "rows.many": "Como mucho 200 filas a la vez. Se espera la lista por partes",
  "username.short": "El usuario debe tener al menos 3 caracteres",
  "bio.long": "La biografía debe tener menos de 500 caracteres",
  "email.required": "Escribe tu dirección de correo",
  "email.invalid": "Hace falta un correo válido",
  "email.taken": "Esta dirección ya tiene una cuenta",
  "password.required": "Escribe tu contraseña",
  "password.short": "La contraseña debe tener al menos 8 caracteres",
  "password.long": "La contraseña debe tener como mucho 128 caracteres",
  "credential.required": "Hace falta un token de identidad",
  "code.required": "Escribe un código",
  "code.wrong": "Este código es incorrecto o ya se usó",
  "password.different": "Las contraseñas no coinciden",
  "signupName.short": "Falta el nombre",
  "terms.required": "Debes aceptar las condiciones",
  "adult.required": "Confirma que la persona titular tiene 18 años o más",
  "figure.none": "Escribe al menos una cifra",
  "figure.required": "Escribe la cifra como la muestra la pantalla",
  "figure.number": "Debe ser un número",
  "figure.range": "Debe ser un número desde 0",
  "figure.currency": "Elige USD, EUR, GBP o CAD",
  "day.invalid": "Debe ser un día como 2026-11-20",
  "day.future": "No puede estar en el futuro",
  "picture.large": "El archivo es demasiado grande. Se esperan como mucho 10 MB",
  "timeZone.unknown": "Se espera una zona horaria como Europe/Berlin",
  "problem.required": "Elige qué está mal",
  "mine.required": "Confirma que es tuyo o que hablas por la persona titular",
  "reason.required": "Da un motivo: el registro de auditoría lo guarda",
  "age.minor":
    "Indica una edad inferior a 18 años. Nadie menor de 18 años puede enviarse ni analizarse; hay ayuda en childhelplineinternational.org",
};

/** Why a link is refused. `{kind}` and `{form}` are the field's. */
export const linkWords: Record<Extract<FieldCode, `link.${string}`>, string> = {
  "link.empty": "Se espera {form}.",
  "link.invalid_url": "Esto no es {kind}. Se espera {form}.",
  "link.invisible_character":
    "Este campo contiene un carácter invisible: vuelve a escribir el enlace. Se espera {form}.",
  "link.several_links": "Solo un enlace por campo; aquí hay varios. Se espera {form}.",
  "link.unsupported_scheme": "Solo se aceptan enlaces https. Se espera {form}.",
  "link.unsupported_host": "Esto no es {kind}. Se espera {form}.",
  "link.missing_handle": "Este enlace no nombra ningún perfil. Se espera {form}.",
  "link.reserved_path": "Es una página de la plataforma, no un perfil. Se espera {form}.",
  "link.invalid_handle": "Ningún perfil puede llamarse así. Se espera {form}.",
  "link.post_url": "Es una publicación, no un perfil. Se espera {form}.",
  "link.story_url": "Es una historia, no un perfil. Se espera {form}.",
  "link.short_link": "No se siguen los enlaces cortos. Se espera {form}.",
  "link.ambiguous_handle": "¿Qué plataforma es? Se espera {form}.",
  "link.wrong_platform": "Esto no es {kind}. Se espera {form}.",
  "link.not_supported_yet": "Esta plataforma aún no está admitida. Se espera {form}.",
  "link.long": "Este enlace es demasiado largo. Se espera {form}.",
  "link.removed": "Este perfil no se puede analizar aquí: se retiró a petición de la persona titular",
  "link.repeated": "Una fila anterior ya tiene este perfil. Se espera cada perfil una sola vez",
  "link.unknown_in_demo":
    "El modo demo solo conoce creadores de ejemplo; prueba uno de los ejemplos o un usuario que empiece por demo, o inicia el modo real",
};
