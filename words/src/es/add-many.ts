/** A paste of links, handles and names, one model or many: what is wrong in which row, and what becomes of them. */
export const addManyWords = {
  title: "Añadir varios modelos",
  lead: "Escribe un modelo por fila: un nombre y sus enlaces. Las filas por corregir se quedan aquí mientras añades las demás.",
  rows: "Filas",
  rowsHint:
    "Pega desde una hoja de cálculo, o escribe un nombre, una coma y un enlace. Una fila admite un enlace por plataforma. Una fila de encabezado puede nombrar estas columnas: name, username, link, instagram, x, tiktok, onlyfans, notes.",
  file: "O un archivo CSV",
  fileHint: "Las filas aparecen en el cuadro de arriba para que las revises.",
  example: "Ana Roca, instagram.com/demo.ana\nBlas Sol, x.com/demo_blas, instagram.com/demo.blas",
  inOrder: "Lista",
  toChange: "Por corregir",
  row: (n: number) => `Fila ${n}`,
  problems: "Qué corregir",
  ready: "Filas listas",
  follows: "Ya sigues a estos creadores",
  followedCount: "Ya los sigues",
  adult: "Todas las personas titulares de estos perfiles de OnlyFans tienen 18 años o más",
  add: "Añadir modelos",
  addReady: (n: number) => (n === 1 ? "Añadir la fila lista" : `Añadir ${n} filas listas`),
  adding: "Añadiendo...",
  done: "Modelos añadidos",
  doneText: (when: string) => `Sus análisis se hacen uno tras otro, hasta ${when} aproximadamente.`,
  failed: "No se pudieron añadir los modelos",
  /** What is expected where any platform may stand: its name alone would not tell which. */
  anyLink: {
    kind: "un enlace de perfil",
    form: "un enlace como instagram.com/nombre, x.com/nombre, tiktok.com/@nombre u onlyfans.com/nombre",
  },
  faults: {
    quote: "Estas comillas no se cierran. Se esperan unas de cierre, o ninguna",
    second: "Esta fila tiene más de un enlace de una plataforma. Se espera como mucho uno de cada una",
  },
  many: (rows: string, most: string, over: string) =>
    `${rows} filas. Puedes añadir hasta ${most} a la vez: quita ${over} o divide la lista`,
  none: "Pega al menos un enlace de perfil o un nombre de usuario",
  box: "Enlaces de perfil o nombres de usuario",
  boxHint:
    "Un modelo por línea. Pon los enlaces de una misma persona en la misma línea; el nombre delante es opcional.",
  whichPlatform: "¿En qué plataforma está este nombre de usuario?",
  allAreOn: "Todos estos nombres de usuario son de:",
  onePerVisitor: "Sin cuenta puedes analizar un modelo a la vez. Regístrate gratis para analizarlos todos.",
  signUp: "Registrarme y conservar estos enlaces",
  publicPages:
    "Cada perfil público tiene en FanRadar una página pública con lo que publica su plataforma. Nada de lo que añadas, como nombres, notas, cifras y archivos, aparece en ella.",
  toForm: "Rellenar un formulario",
  toBox: "Pegar enlaces",
};
