import type { Article } from "../../playbook.ts";
import { branding } from "./branding.ts";
import { crossPromotion } from "./cross-promotion.ts";
import { customs } from "./customs.ts";
import { engagement } from "./engagement.ts";
import { figures } from "./figures.ts";
import { growth } from "./growth.ts";
import { money } from "./money.ts";
import { piracy } from "./piracy.ts";
import { retention } from "./retention.ts";
import { schedule } from "./schedule.ts";
import { tiktok } from "./tiktok.ts";

/** Everything the assistant knows to say without a language model. */
export const playbook: readonly Article[] = [
  ...retention,
  ...schedule,
  ...customs,
  ...money,
  ...crossPromotion,
  ...piracy,
  ...tiktok,
  ...branding,
  ...engagement,
  ...growth,
  ...figures,
];
