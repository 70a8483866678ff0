/** Help of the screens that are about access: signing in, links that somebody sent, the set-up. */
export const accessTopics = {
  signIn: {
    name: "Iniciar sesión",
    shows: "Los formularios para iniciar sesión y para poner una contraseña nueva.",
    reading: "Por seguridad, el error es el mismo con una dirección desconocida que con una contraseña equivocada.",
    tasks: [
      "Entra con contraseña, con una llave de acceso o con Google u otro proveedor, si se ofrece.",
      "Pide un enlace para poner una contraseña nueva.",
      "Usa un código de recuperación si perdiste el segundo factor.",
    ],
  },
  signUp: {
    name: "Registrarse",
    shows:
      "Los formularios de una cuenta nueva, para agencias y para creadores, y la pregunta de qué te trae por aquí.",
    reading: "Con los dos tipos de cuenta puedes hacerlo todo. La respuesta solo decide por dónde empiezas.",
    tasks: [
      "Regístrate con una dirección de correo y confírmala.",
      "Como creador o creadora, indica tu perfil para reclamar luego su página.",
    ],
  },
  email: {
    name: "Enlaces de los correos",
    shows: "Lo que hizo un enlace de un correo: confirmar una dirección, cambiarla o dejar de recibir correos.",
    reading: "Un enlace sirve una vez y durante un tiempo. Si ha caducado, la página lo dice y no cambia nada.",
    tasks: ["Pide otro enlace si el tuyo ha caducado.", "Detén un cambio de dirección que no hayas iniciado."],
  },
  shared: {
    name: "Informe compartido",
    shows: "Un informe que alguien compartió con un enlace, y la comprobación de su sello.",
    reading:
      "Ves las partes que eligió quien lo envió. El sello dice cuándo se hizo el informe y que no se ha cambiado.",
    tasks: ["Lee el informe; pulsa una cifra para ver su fuente.", "Comprueba un informe con su número y su sello."],
  },
  consent: {
    name: "Consentimiento de un creador",
    shows: "Quién pide leer cifras de tus cuentas, cuáles y durante cuánto tiempo.",
    reading: "No necesitas una cuenta aquí. No se lee nada antes de que lo permitas.",
    tasks: ["Permítelo o recházalo.", "Guarda el enlace: con él puedes terminar el consentimiento cuando quieras."],
  },
  join: {
    name: "Invitación a un espacio de trabajo",
    shows: "Quién te invita, a qué espacio de trabajo y qué podrás hacer en él.",
    reading: "Tus propios modelos siguen en tu espacio personal. Una invitación caduca a los pocos días.",
    tasks: ["Acéptala con la cuenta a la que se envió.", "Cambia de espacio de trabajo en el menú."],
  },
  setup: {
    name: "Primera configuración",
    shows: "El formulario para quien administra por primera vez un servidor nuevo.",
    reading: "El enlace aparece en el primer arranque y sirve una vez.",
    tasks: ["Crea la cuenta de administración.", "Sigue con los ajustes del servidor."],
  },
  mailbox: {
    name: "Buzón de la demo",
    shows: "Los correos que la demo habría enviado. Un servidor real no tiene esta página.",
    reading: "El correo más reciente está arriba. Sus enlaces funcionan.",
    tasks: ["Abre un correo y sigue su enlace."],
  },
  offline: {
    name: "Sin conexión",
    shows: "Lo que muestra el navegador mientras no hay conexión.",
    reading: "No se pierde nada de lo que escribiste. Las páginas vuelven a cargar en cuanto tengas conexión.",
    tasks: ["Comprueba la conexión e inténtalo de nuevo."],
  },
};
