/** /terms and /privacy: what holds, and no more than that. */
export const legalWords = {
  terms: {
    title: "Condiciones",
    description: "Lo que puedes esperar de FanRadar y lo que espera de ti.",
    sections: [
      {
        title: "Quién puede usarlo",
        paragraphs: [
          "FanRadar trata sobre creadores de contenido para adultos. Debes tener 18 años o más y confirmarlo al registrarte. De cada enlace de OnlyFans confirmas que su titular tiene 18 años o más.",
          "No envíes perfiles de menores. Un perfil cuyo nombre público o biografía indique una edad inferior a 18 no se analiza. En la página de cada creador puedes avisar de que el perfil puede ser de una persona menor. Una persona la revisa en un plazo de 48 horas. Si has iniciado sesión con una dirección de correo verificada, la página queda oculta hasta entonces.",
        ],
      },
      {
        title: "Lo que recibes",
        paragraphs: [
          "Los informes se calculan a partir de datos públicos y de los datos que añades. Cada cifra muestra su fuente, su antigüedad, cómo se calculó y con qué certeza. Las estimaciones y previsiones pueden fallar. No son asesoramiento financiero, legal ni fiscal.",
          "Una cifra que no se conoce se muestra como «—».",
        ],
      },
      {
        title: "Lo que puedes hacer",
        paragraphs: [
          "Puedes analizar perfiles públicos de creadores, sean tuyos o no. No puedes usar FanRadar para averiguar quién es alguien, dónde está o qué otras cuentas tiene, para acosar a nadie ni para copiar sus listas de forma automática.",
          "Añade solo cifras que tengas derecho a compartir. Reclama solo perfiles que sean tuyos. Puedes perder tu cuenta si reclamas en falso, envías avisos falsos repetidamente o eludes los límites.",
        ],
      },
      {
        title: "Creadores",
        paragraphs: [
          "Los creadores que reclaman su perfil con un código en su biografía pública deciden quién ve qué. Los creadores que quieren que se les retire se retiran, con cuenta o sin ella: consulta Retirada.",
        ],
      },
      {
        title: "Sin garantía",
        paragraphs: [
          "FanRadar lo ofrece quien opera esta instancia, tal como está y sin garantía. Las plataformas pueden limitar o terminar el acceso a los datos.",
        ],
      },
    ],
  },
  privacy: {
    title: "Privacidad",
    description: "Lo que FanRadar guarda sobre creadores, cuentas y visitantes, durante cuánto tiempo y cómo se borra.",
    sections: [
      {
        title: "Sobre los creadores",
        paragraphs: [
          "Recopilamos datos mediante las interfaces de las propias plataformas, como puede hacer cualquiera: nombre, usuario, biografía, número de seguidores y de publicaciones y, de cada publicación, su hora, su texto y sus recuentos. No descargamos imágenes ni vídeos. Nunca deducimos la edad, el género, la etnia ni el lugar.",
          "Los perfiles que alguien sigue se actualizan una vez al día. Cuando un perfil pasa a ser privado, se suspende o desaparece, la siguiente actualización lo oculta y borra sus textos. Un perfil que nadie ha reclamado y nadie ha seguido en 90 días se borra.",
          "Las páginas de creadores piden a los buscadores que no las muestren, salvo que el creador haya reclamado la página y quiera que aparezca.",
          "Los ingresos y los suscriptores son privados salvo que el creador los comparta.",
        ],
      },
      {
        title: "Sobre las cuentas",
        paragraphs: [
          "Guardamos tu dirección de correo, tu nombre, un hash de tu contraseña y dónde tienes la sesión abierta: el nombre del navegador y cuándo estuvo activo por última vez. Con la autenticación en dos pasos guardamos también su secreto, cifrado. Un registro que no confirmas con el enlace del correo se borra al cabo de un día.",
          "Lo que envías (nombres, notas, cifras, archivos y qué enlaces van juntos) es solo tuyo. Nunca aparece en la página pública de un creador, en la búsqueda ni en otra cuenta. Los originales de las capturas se borran cuando las confirmas, salvo que elijas conservarlos. Los nombres de los fans nunca se guardan, solo un hash con clave que distingue a un pagador de otro.",
          "Los tokens de acceso de las cuentas que conectas están cifrados y se borran cuando terminas la conexión.",
        ],
      },
      {
        title: "Sobre los visitantes",
        paragraphs: [
          "Navegar no deja ni cuenta ni perfil tuyo. Las visitas a la página de un creador se cuentan una vez al día con un hash cuya clave se borra pasado ese día. Un análisis gratuito pone una cookie, y sus datos se borran a los 14 días salvo que te registres.",
          "Solo ponemos cookies para tu sesión, tu análisis gratuito, un inicio de sesión en curso, reconocer un navegador que ya ha iniciado sesión, tu idioma, tu tema y si este dispositivo oculta importes. Las páginas no cargan nada de otros sitios, así que nadie más sabe que estás aquí.",
          "El registro del servidor guarda la ruta, el estado y la dirección de red de las peticiones para encontrar fallos y abusos.",
        ],
      },
      {
        title: "Quién más lo ve",
        paragraphs: [
          "Los correos pasan por el servidor de correo del operador. Si activas las notificaciones push, las entrega el fabricante de tu navegador (como Google, Apple o Mozilla). Sabe cuándo se envía una, pero no qué dice: el texto va cifrado para tu navegador. Las plataformas saben qué perfiles se leen, pero no para quién. Los informes los escribe el motor propio de esta instancia. Si el operador ha configurado un modelo de lenguaje, este puede reformularlos a partir de las mismas cifras; cada informe dice quién lo escribió. Tus cifras privadas solo se le envían si activas «Compartir datos». Nunca se le envían notas, direcciones ni nombres de fans.",
          "Las estadísticas sobre varios creadores usan cifras públicas, en grupos de al menos 5. Las cifras que un creador oculta solo se incluyen si ha activado «Compartir datos».",
        ],
      },
      {
        title: "Cómo se borran los datos",
        paragraphs: [
          "Los creadores pueden retirar su perfil al instante con un código en la biografía o con el formulario de Retirada. Borramos todo lo que se recopiló, también los informes de otros al respecto. Un hash irreversible del usuario impide que el perfil se analice de nuevo.",
          "Puedes quitar extractos, conexiones, capturas y cifras añadidas en cualquier momento.",
        ],
      },
    ],
  },
  removalLink: "Pedir la retirada de un perfil",
  licensesLink: "Licencias del software del que está hecho FanRadar",
} as const;
