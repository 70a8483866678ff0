/** Who sees what of a claimed creator. */
export const visibilityWords = {
  title: "Quién ve qué",
  lead: "Los cambios se aplican al momento: en tu página, la búsqueda, las tendencias, las comparaciones y las estadísticas.",
  levels: { public: "Todos", link: "Con el enlace", private: "Solo tú" },
  fields: {
    profile: { name: "Perfil entero", hint: "Si está oculto, los visitantes ven «página no encontrada»." },
    figures: {
      name: "Cifras de alcance",
      hint: "Seguidores públicos, me gusta, comentarios y visualizaciones por publicación, interacción, crecimiento y la puntuación de tendencia. Lo que añadiste o conectaste no se muestra.",
    },
    posts: { name: "Publicaciones", hint: "Cifras de tus publicaciones públicas: frecuencia, temas, mejores horas." },
    earnings: { name: "Ingresos", hint: "De lo que añadiste o conectaste. Privado hasta que lo compartas." },
    subscribers: { name: "Suscriptores", hint: "De lo que añadiste o conectaste. Privado hasta que lo compartas." },
  },
  /** Before figures that are private at first are shown to everybody. */
  confirm: {
    earnings: {
      title: "¿Mostrar tus ingresos a todos?",
      lead: "Tu página pública, las comparaciones y las estadísticas muestran entonces lo que dicen tus archivos y entradas:",
      shown: [
        "Ingresos netos de los últimos 30 días y cómo cambian",
        "Lo que aporta cada pagador, propinas por pagador y qué tipos de pagos y contenidos generan ingresos",
        "Los riesgos que hay en ellos, como depender de pocos pagadores o de un solo tipo de pago",
      ],
      note: "Puedes ocultarlos de nuevo cuando quieras, pero no a quienes ya los vieron.",
    },
    subscribers: {
      title: "¿Mostrar tus suscriptores a todos?",
      lead: "Tu página pública, las comparaciones y las estadísticas muestran entonces lo que dicen tus archivos y entradas:",
      shown: ["Cuántos suscriptores tienes", "Suscriptores en relación con tus seguidores"],
      note: "Puedes ocultarlos de nuevo cuando quieras, pero no a quienes ya los vieron.",
    },
    submit: "Mostrar a todos",
  },
  profilePrivate: "Todo tu perfil es privado, así que nadie más ve nada de lo de abajo.",
  profileLink: "Todo tu perfil se comparte solo por enlace: hace falta el enlace para ver lo de abajo.",
  /** A profile that others do not find here stays public where it is. */
  othersAnalyse: "Otros pueden seguir analizando tus cuentas públicas y ver sus cifras públicas.",
  toVeto: "Rechazar los análisis de otras personas",
  link: "Tu enlace",
  linkHint:
    "Quien tenga este enlace ve todo lo que está en «Con el enlace». No se puede adivinar y los buscadores no lo muestran.",
  renew: "Crear un enlace nuevo",
  renewHint: "El enlace anterior deja de funcionar al instante.",
  renewed: "El enlace anterior ya no funciona",
  isIndexed: "Los buscadores pueden mostrar mi página",
  isIndexedHint: "Desactivado por defecto. Solo se aplica mientras todo tu perfil sea público.",
  showsExplicit: "Mostrar palabras explícitas en mis textos",
  showsExplicitHint:
    "Si está desactivado, las palabras explícitas se ocultan en las páginas públicas, en muchos idiomas.",
  byLink: "Ves esta página por el enlace de su titular. Los demás pueden ver menos, o nada.",
} as const;
