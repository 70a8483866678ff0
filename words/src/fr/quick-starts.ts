/** Eight questions to begin with. The assistant knows each in every language. */
export const quickStartWords = {
  retention: "Comment garder mes abonnés plus longtemps ?",
  schedule: "Quel est un bon rythme de publication sur Instagram ?",
  customs: "Quel prix demander pour du contenu personnalisé ?",
  crossPromotion: "Comment promouvoir mes plateformes les unes par les autres ?",
  piracy: "Comment protéger mon contenu du piratage ?",
  tiktok: "Quel contenu TikTok marche pour les créateurs ?",
  branding: "Comment construire une marque personnelle ?",
  engagement: "Comment obtenir plus d’interaction de mes fans ?",
} as const;
