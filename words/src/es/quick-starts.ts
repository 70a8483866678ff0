/** Eight questions to begin with. The assistant knows each in every language. */
export const quickStartWords = {
  retention: "¿Cómo consigo que mis suscriptores se queden más tiempo?",
  schedule: "¿Cuál es un buen calendario de publicación para Instagram?",
  customs: "¿Qué precio pongo al contenido personalizado?",
  crossPromotion: "¿Cómo promociono unas plataformas mías en otras?",
  piracy: "¿Cómo protejo mi contenido de la piratería?",
  tiktok: "¿Qué contenido de TikTok funciona para creadores?",
  branding: "¿Cómo construyo una marca personal?",
  engagement: "¿Cómo consigo más interacción de mis fans?",
} as const;
