const emergency =
  "Si hay peligro ahora mismo, llama a emergencias: 112 en la Unión Europea, 911 en México, Argentina, Estados Unidos y Canadá, 123 en Colombia, 999 en el Reino Unido.";

export const safetyWords = {
  "self-harm": [
    "Siento mucho que duela tanto. No tienes que pasar por esto a solas. Habla ahora con alguien: una persona de confianza o una de las líneas de abajo. Escuchan de forma confidencial y no hace falta dar tu nombre.",
    `Si podrías hacerte daño o ya te lo has hecho, no esperes. ${emergency}`,
    "Si se trata de otra persona: pregúntale abiertamente, quédate con ella si puedes y llamad juntas. Lo que escriben sobre tu trabajo no dice nada de lo que vales. Puedes cerrar los comentarios y parar el tiempo que necesites.",
  ],
  distress: [
    "Si es algo más que el trabajo o no quieres seguir adelante, habla hoy con alguien: una persona de confianza o una de estas líneas. Escuchan de forma confidencial, de día y de noche.",
  ],
  "harm-to-others": [
    "Con esto no ayudo. Amenazar, obligar, drogar o grabar a escondidas a alguien, o difundir sus imágenes privadas, es un delito, te deba lo que te deba o haya aceptado lo que haya aceptado antes.",
    `Para ya: borra las grabaciones, devuelve los papeles, el móvil y el dinero, y deja en paz a esa persona. Si a alguien le han dado algo y cuesta despertarlo, está confuso o respira despacio, llama enseguida a una ambulancia. ${emergency}`,
    "Si tienes miedo de lo que podrías hacer, los servicios de abajo también hablan contigo, con confidencialidad. Las deudas y los contratos rotos son cosa de un abogado; si filtraron tu propio contenido, lo son de la policía y de una solicitud de retirada.",
    "Si te lo están haciendo a ti: no es culpa tuya. Cuéntaselo a alguien de confianza y pide ayuda a los servicios de abajo o a la policía.",
  ],
  coercion: [
    "No se puede obligar a nadie a grabar, a desnudarse o a seguir trabajando, ni quedarse con su pasaporte, su teléfono, su dinero o sus vídeos para que no se vaya. Es un delito, se haya firmado lo que se haya firmado. Si te lo hacen a ti, no es culpa tuya.",
    "Si eres tú quien retiene a alguien: en eso no ayudo. Deja que pare, borra las imágenes y devuelve lo que es suyo.",
    `Las líneas de abajo ayudan de forma confidencial, tengas o no papeles y trabajes en lo que trabajes. Si puedes, llama desde un teléfono que nadie más mire. ${emergency}`,
  ],
  blackmail: [
    "Si alguien difunde imágenes íntimas tuyas o amenaza con hacerlo, la culpa no es tuya: es un delito. No pagues ni envíes nada más: quien cobra suele volver a pedir.",
    "Primero guarda las pruebas (capturas con la cuenta, la fecha y el mensaje). Después deja de responder, bloquea la cuenta, denúnciala en la plataforma y acude a la policía.",
    "StopNCII crea en tu propio dispositivo una huella de tus imágenes con la que las plataformas las bloquean sin que nadie las vea. Si en ellas tenías menos de 18 años, Take It Down hace lo mismo.",
    "Si eres tú quien amenaza o difunde esas imágenes: en eso no ayudo. Para y bórralas.",
  ],
  minor: [
    "Nadie menor de 18 años puede ser grabado, fotografiado ni dado de alta para contenido para adultos: ni con permiso de los padres, ni como preparación, ni poco antes del cumpleaños. En eso no ayudo, y FanRadar no analiza a nadie menor de 18 años.",
    "Si tú tienes menos de 18 años: no has hecho nada malo al preguntar. Espera, por favor. Si alguien te presiona o existen imágenes tuyas, estas personas escuchan de forma confidencial y ayudan a retirarlas.",
    "Si trabajas con alguien menor de 18 años: para ya y no grabes ni publiques nada. Si ya existen imágenes, no se las pases a nadie y denúncialas.",
  ],
  "minor-fan": [
    "Una persona menor de 18 años no puede ver ni comprar contenido para adultos, por mucho que pague o insista. Corta la conversación, no envíes nada más y bloquea la cuenta. Nunca le ayudes a pasar la verificación de edad.",
    "Denuncia la cuenta en la plataforma con el mensaje que dice la edad; de los reembolsos decide la plataforma. Si parece estar en peligro o bajo presión, avisa aquí:",
  ],
  stalking: [
    "No tienes por qué soportarlo y no lo has provocado. No respondas más. Bloquea la cuenta, lleva un registro (fecha, lugar, capturas) y cuéntaselo a personas de confianza.",
    "Publica los lugares solo cuando ya te hayas ido y haz revisar el teléfono y el coche por si llevan rastreadores. Si alguien te espera, conoce tu dirección o te da miedo, acude a la policía.",
    emergency,
  ],
  tracking: [
    "No busco a personas: ni direcciones, ni paraderos, ni teléfonos. Seguir o rastrear a alguien sin su consentimiento es delito en muchos países y da miedo.",
    "Si te preocupa la seguridad de alguien, pide a la policía que compruebe cómo está. Si no puedes dejar de pensar en alguien, las líneas de aquí también están para eso.",
  ],
  evasion: [
    "No ayudo a burlar controles de edad o identidad. Protegen a los menores y a quienes actúan bajo coacción. Las cuentas con documentos ajenos se cierran y su dinero queda retenido.",
    "Si falla tu propia verificación: usa tu documento vigente, entero en la imagen, con el mismo nombre que la cuenta, y escribe al soporte de la plataforma. Si alguien quiere tu documento o tu cara para una cuenta, no se los des. Si te presionan, aquí hay ayuda:",
  ],
  everywhere: "En todas partes",
  contact: "{country}: {name}, {reach}",
} as const;
