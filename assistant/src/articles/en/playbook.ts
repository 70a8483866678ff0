import type { PlaybookTexts } from "../articles.ts";
import { agency } from "./agency.ts";
import { branding } from "./branding.ts";
import { crossPromotion } from "./cross-promotion.ts";
import { customs } from "./customs.ts";
import { engagement } from "./engagement.ts";
import { figures } from "./figures.ts";
import { piracy } from "./piracy.ts";
import { product } from "./product.ts";
import { retention } from "./retention.ts";
import { schedule } from "./schedule.ts";
import { tiktok } from "./tiktok.ts";

export const en: PlaybookTexts = {
  agency,
  branding,
  crossPromotion,
  customs,
  engagement,
  figures,
  product,
  piracy,
  retention,
  schedule,
  tiktok,
};
