/** Adding many models at once: rows of names and links, what is wrong in which, and what becomes of them. */
export const addManyWords = {
  title: "Añadir varios modelos",
  lead: "Un modelo en cada fila: un nombre y sus enlaces. Se añaden todas las filas o ninguna: no se guarda nada hasta que todas estén en orden.",
  rows: "Filas",
  rowsHint:
    "Pega desde una hoja de cálculo o escribe: un nombre, una coma, un enlace. En una fila puede haber varios enlaces, uno de cada plataforma. Un encabezado puede nombrar columnas: nombre, usuario, enlace, instagram, x, tiktok, onlyfans, notas.",
  file: "O un archivo CSV",
  fileHint: "Lo que contiene el archivo se pone en el cuadro de arriba, para revisarlo.",
  fileLarge: "Este archivo es demasiado grande para una lista de modelos. Se esperan como mucho 256 kB de filas",
  example: "Ana Roca, instagram.com/demo.ana\nBlas Sol, x.com/demo_blas, instagram.com/demo.blas",
  inOrder: "En orden",
  toChange: "Por cambiar",
  row: (n: number) => `Fila ${n}`,
  problems: "Lo que hay que cambiar",
  ready: "Filas en orden",
  follows: "Ya sigues este perfil",
  adult: "Todas las personas titulares de estos perfiles de OnlyFans tienen 18 años o más",
  add: "Añadir modelos",
  adding: "Añadiendo...",
  cancel: "Cancelar",
  done: "Modelos añadidos",
  doneText: (when: string) => `Sus análisis empiezan uno tras otro, el último: ${when}.`,
  failed: "No se pudieron añadir los modelos",
  /** What is expected where any platform may stand: its name alone would not tell which. */
  anyLink: {
    kind: "un enlace de perfil",
    form: "un enlace como instagram.com/nombre, x.com/nombre, tiktok.com/@nombre u onlyfans.com/nombre",
  },
  faults: {
    quote: "Aquí se abre una comilla que nunca se cierra. Se espera una segunda, o ninguna",
    second: "En esta fila hay dos enlaces de una misma plataforma. Se espera como mucho uno de cada una",
  },
  none: "Escribe o pega al menos una fila",
};
