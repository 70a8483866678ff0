/** A paste of links, handles and names, one model or many: what is wrong in which row, and what becomes of them. */
export const addManyWords = {
  title: "Añadir varios modelos",
  lead: "Escribe un modelo por fila: un nombre y sus enlaces. Todas las filas se añaden juntas cuando cada una es válida.",
  rows: "Filas",
  rowsHint:
    "Pega desde una hoja de cálculo, o escribe un nombre, una coma y un enlace. Una fila admite un enlace por plataforma. Una fila de encabezado puede nombrar estas columnas: name, username, link, instagram, x, tiktok, onlyfans, notes.",
  file: "O un archivo CSV",
  fileHint: "Las filas aparecen en el cuadro de arriba para que las revises.",
  fileLarge: "Este archivo es demasiado grande para una lista de modelos. Se esperan como mucho 256 kB de filas",
  example: "Ana Roca, instagram.com/demo.ana\nBlas Sol, x.com/demo_blas, instagram.com/demo.blas",
  inOrder: "Lista",
  toChange: "Por corregir",
  row: (n: number) => `Fila ${n}`,
  problems: "Qué corregir",
  ready: "Filas listas",
  follows: "Ya sigues este perfil",
  adult: "Todas las personas titulares de estos perfiles de OnlyFans tienen 18 años o más",
  add: "Añadir modelos",
  adding: "Añadiendo...",
  cancel: "Cancelar",
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
  none: "Pega al menos un enlace de perfil o un nombre de usuario",
  box: "Enlaces de perfil o nombres de usuario",
  boxHint:
    "Un modelo por línea. Pon los enlaces de una misma persona en la misma línea; el nombre delante es opcional.",
  whichPlatform: "¿En qué plataforma está este nombre de usuario?",
  allAreOn: "Todos estos nombres de usuario son de:",
  onePerVisitor: "Sin cuenta puedes analizar un modelo a la vez. Regístrate gratis para analizarlos todos.",
  signUp: "Registrarme y conservar estos enlaces",
  toForm: "Rellenar un formulario",
  toBox: "Pegar enlaces",
};
