import type { TopicTexts } from "../articles.ts";

export const piracy: TopicTexts<"piracy"> = {
  "leaked-what-now": {
    title: "Han filtrado mi contenido: qué hacer primero",
    text: [
      "Antes de nada, guarda constancia: la dirección, una captura de la página con su fecha y tu original. Después pide la retirada al sitio, a su alojamiento y a los buscadores que lo muestran; cada uno actúa por su cuenta, y los buscadores suelen ser la vía más rápida para que sea difícil de encontrar.",
      "Un aviso de infracción (DMCA) tiene que decir quién eres o quién actúa por ti, cuál es la obra original y dónde está exactamente la copia, que crees de buena fe que no está autorizada y que lo que dices es exacto; y tiene que ir firmado. Es una declaración legal: envíala solo por lo que es tuyo.",
    ],
    steps: [
      "Guarda la dirección, una captura y la fecha de cada copia, y el archivo original.",
      "Busca la dirección del sitio para avisos; si no tiene, la de su alojamiento.",
      "Envía el aviso, pide después a los buscadores que retiren los resultados y anota qué enviaste y cuándo.",
      "Si las copias no paran, un servicio que se dedica a esto todo el día, o un abogado, vale lo que cuesta.",
    ],
  },
  "intimate-images": {
    title: "Imágenes íntimas difundidas sin consentimiento",
    text: [
      "Difundir imágenes íntimas, amenazar con hacerlo o fabricarlas con tu cara es un abuso, y va más allá de los derechos de autor. Denúncialas en la plataforma donde están según su norma sobre imágenes íntimas: es más rápido que un aviso de infracción.",
      "Hay un servicio gratuito que crea huellas digitales de tus imágenes en tu propio dispositivo y solo entrega esas huellas a las plataformas participantes, que buscan copias. Llega a las plataformas participantes y a ninguna otra. Para imágenes de menores de edad hay otro servicio, y la policía.",
    ],
    steps: [
      "No pagues ni respondas a las amenazas; guarda los mensajes.",
      "Denuncia en la plataforma según su norma sobre imágenes íntimas.",
      "Abre un caso en el servicio de huellas y anota su número.",
      "Acude a la policía si hay una amenaza, y a alguien de confianza.",
    ],
  },
  "make-leaks-traceable": {
    title: "Hacer que las copias se puedan rastrear",
    text: [
      "Una marca visible con el nombre de tu página en pleno centro convierte cada copia en publicidad y se la estropea a quien la revende. Una marca en el borde se recorta.",
      "En lo que vendes a una sola persona, una pequeña diferencia en cada copia dice después cuál se filtró. No evita la copia, pero te dice a quién bloquear.",
    ],
    steps: [
      "Pon el nombre de la página donde recortar estropearía la imagen.",
      "Cambia algo pequeño en lo que envías a cada comprador y anota quién recibió qué.",
      "Bloquea a quien filtra y denúncialo con tu registro.",
    ],
  },
  impersonation: {
    title: "Alguien se hace pasar por ti",
    text: [
      "Hay cuentas que, con tus fotos y casi tu nombre, sacan dinero a tus seguidores como si fueran tú. Las plataformas las retiran cuando se denuncian: antes si la denuncia viene de ti con prueba de quién eres, y antes aún si también denuncian varios seguidores.",
      "Tu perfil reclamado en FanRadar y una lista de tus cuentas verdaderas en una página propia dan a la gente un sitio donde comprobarlo.",
    ],
    steps: [
      "Busca de vez en cuando tu nombre y sus erratas más probables.",
      "Denuncia como la persona suplantada, con la dirección de tu cuenta verdadera.",
      "Di una vez a tus seguidores qué cuentas son tuyas y fija esa publicación.",
    ],
    own: [
      "El parecido entre tus usuarios enlazados es del {likeness}: cuanto más se parecen, antes se nota uno falso.",
    ],
  },
  "privacy-of-a-creator": {
    title: "Mantener tu vida privada fuera de tus imágenes",
    text: [
      "Lo que delata rara vez es la cara: es la vista de una ventana, un paquete, el escudo de un colegio, un recorrido habitual, una publicación hecha desde el propio sitio. Mira cada imagen como lo haría alguien que quiere encontrarte.",
      "Ten trabajo y vida en dispositivos distintos o, al menos, en cuentas distintas, con una dirección postal, un número y una cuenta de cobro solo para el trabajo, y un segundo factor en cada una.",
    ],
    steps: [
      "Revisa el fondo, los reflejos y los datos del archivo antes de publicar; publica los lugares solo cuando ya te hayas ido.",
      "Desactiva la ubicación en la cámara y usa un correo aparte para todo lo de la página.",
      "Activa el segundo factor en todas partes y guarda en papel los códigos de recuperación.",
    ],
  },
};
