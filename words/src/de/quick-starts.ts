/** Eight questions to begin with. The assistant knows each in every language. */
export const quickStartWords = {
  retention: "Wie halte ich meine Abonnenten länger?",
  schedule: "Was ist ein guter Posting-Plan für Instagram?",
  customs: "Welchen Preis verlange ich für individuelle Inhalte?",
  crossPromotion: "Wie werbe ich auf einer Plattform für die anderen?",
  piracy: "Wie schütze ich meine Inhalte vor Piraterie?",
  tiktok: "Welche TikTok-Inhalte funktionieren für Creator?",
  branding: "Wie baue ich eine eigene Marke auf?",
  engagement: "Wie bekomme ich mehr Interaktion von Fans?",
} as const;
