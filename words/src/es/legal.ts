/** /terms and /privacy: what holds, and no more than that. */
export const legalWords = {
  terms: {
    title: "Condiciones",
    description: "Lo que puedes esperar de FanRadar, y lo que espera de ti.",
    sections: [
      {
        title: "Quién puede usarlo",
        paragraphs: [
          "FanRadar trata de creadores de contenido para adultos. Debes tener 18 años o más, y lo confirmas al registrarte. De cada enlace de OnlyFans confirmas que su titular tiene 18 años o más.",
          "No envíes perfiles de menores. Un perfil cuyo nombre público o biografía indique una edad inferior a 18 no se analiza. En la página de cada creador puedes decir que puede ser de una persona menor: entonces se oculta al instante, y una persona la revisa.",
        ],
      },
      {
        title: "Lo que recibes",
        paragraphs: [
          "Los informes se calculan a partir de lecturas públicas y de lo que tú das. Cada cifra dice de dónde sale, qué antigüedad tiene, cómo se calculó y con qué certeza. Las estimaciones y previsiones son solo eso: pueden fallar, y no son consejo sobre dinero, leyes ni impuestos.",
          "Lo que no se sabe se muestra como «—».",
        ],
      },
      {
        title: "Lo que puedes hacer",
        paragraphs: [
          "Puedes analizar perfiles públicos de creadores, sean tuyos o no. No puedes usar FanRadar para averiguar quién es alguien, dónde está o qué otras cuentas tiene; para acosar a nadie; ni para copiar sus listas con una máquina.",
          "Da solo cifras que tengas derecho a dar. Reclama solo lo que es tuyo. Quien reclame en falso, informe en falso muchas veces o eluda los límites puede perder su cuenta.",
        ],
      },
      {
        title: "Creadores",
        paragraphs: [
          "Un creador que reclama su perfil con un código en su biografía pública decide quién ve qué de él. Un creador que quiere ser retirado se retira, con cuenta o sin ella: mira Retirada.",
        ],
      },
      {
        title: "Sin garantía",
        paragraphs: [
          "FanRadar lo lleva quien opera esta instancia, tal como está y sin garantía. Las plataformas pueden limitar o terminar lo que le dejan leer.",
        ],
      },
    ],
  },
  privacy: {
    title: "Privacidad",
    description: "Lo que FanRadar guarda sobre creadores, cuentas y visitantes, durante cuánto tiempo y cómo se va.",
    sections: [
      {
        title: "Sobre los creadores",
        paragraphs: [
          "Leído por las interfaces de las propias plataformas, como cualquiera puede: nombre, usuario, biografía, número de seguidores y de publicaciones, y de cada publicación su hora, su texto y sus recuentos. No se descargan imágenes ni vídeos. Edad, género, etnia y lugar nunca se deducen.",
          "Los perfiles que alguien sigue se leen una vez al día. Cuando uno pasa a ser privado, se suspende o desaparece, la lectura siguiente lo oculta y borra sus textos. El que nadie reclamó y nadie ha seguido en 90 días se borra.",
          "Las páginas de creadores piden a los buscadores que no las muestren, salvo que el creador haya reclamado la página y quiera que aparezca.",
          "Ingresos y suscriptores son privados salvo que el creador los abra.",
        ],
      },
      {
        title: "Sobre las cuentas",
        paragraphs: [
          "Tu dirección de correo, tu nombre, un hash de tu contraseña y dónde tienes la sesión abierta: el nombre del navegador y cuándo se vio por última vez. Con un segundo factor, también su secreto, cifrado.",
          "Lo que envías (nombres, notas, cifras, archivos, qué enlaces van juntos) es solo tuyo. Nunca llega a la página pública de un creador, a la búsqueda ni a otra cuenta. Los originales de las capturas se borran cuando las has confirmado, salvo que los conserves a propósito. Los nombres de los fans nunca se guardan: solo un hash con clave que distingue a un pagador de otro.",
          "Los tokens de las cuentas que conectas están cifrados, y se borran cuando terminas la conexión.",
        ],
      },
      {
        title: "Sobre los visitantes",
        paragraphs: [
          "Mirar no deja ni cuenta ni perfil tuyo. Las visitas a la página de un creador se cuentan una vez al día con un hash cuya clave se borra pasado ese día. Un análisis gratuito pone una cookie, y lo que empezó se borra a los 14 días salvo que te registres.",
          "No hay más cookies que estas: quién tiene la sesión abierta, el análisis gratuito y un inicio de sesión con Google en curso. Las páginas no cargan nada de otros sitios, y a nadie más se le dice que estás aquí.",
          "El registro del servidor guarda las peticiones con su ruta, su estado y su dirección de red, para encontrar fallos y abusos.",
        ],
      },
      {
        title: "Quién más lo ve",
        paragraphs: [
          "Los correos pasan por el servidor de correo del operador. Las plataformas saben qué perfiles se leen, no para quién. Los informes los escribe el motor propio de esta instancia. Donde su operador ha configurado un modelo de lenguaje, este puede redactarlos a partir de las mismas cifras; cada informe dice quién lo escribió. Nunca se le envían notas, direcciones ni nombres de fans.",
          "Las estadísticas sobre muchos creadores salen de lo que cualquiera puede leer, en grupos de al menos 5. Lo que un creador oculta no entra en ellas.",
        ],
      },
      {
        title: "Cómo se va",
        paragraphs: [
          "Creadores: al instante con el código en la biografía, o con el formulario de Retirada. Se borra todo lo que se leyó, y con ello los informes de otros al respecto, y una marca irreconocible impide que el perfil se lea de nuevo.",
          "Puedes quitar pruebas, conexiones y capturas en cualquier momento.",
        ],
      },
    ],
  },
  removalLink: "Pedir la retirada de un perfil",
} as const;
