/** Eight questions to begin with. The assistant knows each in every language. */
export const quickStartWords = {
  retention: "How can I keep my subscribers longer?",
  schedule: "What is a good posting schedule for Instagram?",
  customs: "How should I price custom content?",
  crossPromotion: "How do I cross-promote between my platforms?",
  piracy: "How do I protect my content from piracy?",
  tiktok: "What TikTok content works for creators?",
  branding: "How do I build a personal brand?",
  engagement: "How do I get more fan engagement?",
} as const;
