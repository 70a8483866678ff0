import * as z from "zod/mini";

const followed = z.object({ followers: z.string(), engagement: z.string(), postFrequency: z.string() });

/** The specification's report content: text ready to show, rendered from the sealed facts on reading. */
export const reportContent = z.object({
  platformOverview: z.string(),
  engagementMetrics: z.object({
    instagram: z.optional(followed),
    twitter: z.optional(followed),
    tiktok: z.optional(z.object({ followers: z.string(), avgViews: z.string(), viralPotential: z.string() })),
    onlyfans: z.optional(z.object({ activityLevel: z.string(), contentStyle: z.string(), interaction: z.string() })),
  }),
  contentAnalysis: z.object({
    themes: z.array(z.string()),
    postingSchedule: z.string(),
    audienceDemographics: z.string(),
  }),
  growthPotential: z.object({ positiveIndicators: z.array(z.string()), marketPosition: z.string() }),
  riskAssessment: z.object({ considerations: z.array(z.string()), recommendations: z.array(z.string()) }),
});
export type ReportContent = z.infer<typeof reportContent>;
