import type { PlatformTexts } from "../platforms.ts";

/** What is particular to a platform, by article. */
export const platformTexts: PlatformTexts = {
  "reduced-reach": {
    instagram:
      "En Instagram mira en los ajustes el estado de la cuenta: ahí está lo que se eliminó, con la opción de pedir una revisión, y si tus publicaciones aún se recomiendan a quien no te sigue.",
    tiktok:
      "En TikTok los vídeos eliminados están en la bandeja de entrada y en la revisión de la cuenta de los ajustes: apela ahí, desde el propio vídeo. Cuentan la ropa, los gestos, las palabras y la página tras tu enlace, no solo el desnudo.",
    x: "X no muestra en ningún sitio si tu alcance está limitado. Lo marcado como sensible no aparece en la búsqueda de quien no lo ha permitido, y eso se toma a menudo por un shadowban.",
    reddit:
      "En Reddit abre tu perfil sin iniciar sesión: si no se encuentra, toda la cuenta está limitada y se apela a Reddit. Si solo desaparecen publicaciones de una comunidad, fue su filtro o sus moderadores: pregúntales.",
  },
  "rules-of-links": {
    instagram:
      "En Instagram se puede poner un enlace en la bio, pero sus normas prohíben ofrecer servicios sexuales, y enlazar directo a una página adulta es un motivo frecuente de límites. Enlaza una página tuya sin imágenes adultas y no nombres la de pago en textos, historias ni mensajes.",
    tiktok:
      "En TikTok no enlaces una página adulta, ni directo ni por una página de enlaces que la muestre: TikTok lee lo que hay detrás. Enlaza otra cuenta que sí pueda tenerla. No todas las cuentas pueden poner un enlace en la bio.",
    x: "En X el enlace a tu página está permitido en la bio, en publicaciones y en la fijada. Marca lo adulto como sensible y no lo pongas en la foto de perfil ni en la cabecera.",
    reddit:
      "En Reddit pon el enlace en tu perfil. Si publicaciones y comentarios pueden llevarlo lo decide cada comunidad: muchas lo prohíben y banean por ello, así que lee antes las reglas fijadas.",
  },
  "account-banned": {
    instagram:
      "En Instagram vuelve a iniciar sesión: la pantalla que dice que la cuenta está desactivada tiene la forma de pedir una revisión y el plazo. Puede que tengas que demostrar quién eres con una foto o un documento.",
    tiktok:
      "En TikTok la apelación está en el mensaje sobre la suspensión, en la app o al iniciar sesión, y tiene un plazo. Guarda tus vídeos mientras te deje.",
    x: "En X apela con el formulario para cuentas bloqueadas y suspendidas de su centro de ayuda, con la sesión de esa cuenta. Una cuenta solo bloqueada suele pedir que borres una publicación o que te verifiques.",
    reddit:
      "El baneo de una comunidad viene de sus moderadores: contesta una vez, con amabilidad, y nombra la regla que ahora conoces. Varios a la vez suelen ser la misma publicación en todas, enlaces o falta de verificación. Solo el baneo de todo Reddit se apela a Reddit. No lo esquives con otra cuenta: pierdes las dos.",
  },
  "being-found": {
    instagram:
      "En Instagram se buscan las palabras del nombre, de la primera línea y del texto; bastan unos pocos hashtags exactos. Los prohibidos o adultos sacan la publicación de las recomendaciones.",
    tiktok:
      "En TikTok deciden las palabras que se dicen y se ven en el vídeo y la primera línea del texto. Bastan unos pocos hashtags exactos.",
    x: "En X, uno o dos hashtags como mucho, o ninguno: ahí lo adulto se encuentra por palabras del texto, reposts y respuestas. Marcado como sensible solo lo ve quien lo permite.",
    reddit: "Reddit no tiene hashtags: deciden la comunidad, el título y su etiqueta.",
  },
  "path-to-the-page": {
    instagram:
      "Desde Instagram: los vídeos cortos traen desconocidos y las historias llevan a los interesados al enlace. Di «enlace en la bio» sin nombrar la página de pago.",
    tiktok:
      "Desde TikTok nadie puede ir directo a la página: lleva a la gente primero a otra cuenta, por su nombre o por el enlace de la bio, y de ahí a la página.",
    x: "Desde X: fija una publicación con tu mejor foto, una frase y el enlace, publica un adelanto cada día, responde a creadoras como tú y acordad reposts. Ahí se permiten adelantos adultos si se marcan como sensibles.",
    reddit:
      "Desde Reddit: publica en comunidades que encajen, ten el enlace en el perfil y responde comentarios en la primera hora. La gente entra al perfil, así que su publicación fijada tiene que vender.",
  },
  "growing-an-audience": {
    instagram:
      "En Instagram los reels llegan a quien no te sigue; las publicaciones y destacadas hacen que se quede. Haz más del tipo de reel que vieron desconocidos y quita del perfil lo que te saque de las recomendaciones.",
    tiktok:
      "En TikTok cada vídeo empieza de cero con desconocidos: una serie con el mismo comienzo trae seguidores, los éxitos sueltos traen vistas.",
    x: "En X los seguidores llegan por reposts y respuestas: responde cada día a creadoras más grandes como tú, cambiad reposts y fija tu mejor publicación.",
    reddit: "En Reddit los seguidores cuentan poco: busca las comunidades que encajen y publica bien ahí.",
  },
  "which-platform": {
    instagram:
      "Instagram te enseña a desconocidos con reels y los mantiene con historias, pero no permite nada para adultos: bueno para el alcance, con riesgo para la cuenta.",
    tiktok:
      "TikTok te enseña a más desconocidos con menos trabajo, prohíbe todo lo adulto y lleva a pocos directamente a una página: bueno para que te vean, no para vender.",
    x: "X permite avances para adultos y enlaces y mantiene a quienes ya les gustas; los desconocidos solo llegan por reposts y respuestas, así que sin otros de tu estilo crece despacio.",
    reddit:
      "Reddit enseña publicaciones sueltas a desconocidos que buscan justo eso, también desde una cuenta nueva: bueno para tener gente nueva pronto, si tienes tiempo de leer las reglas de cada comunidad.",
  },
};
