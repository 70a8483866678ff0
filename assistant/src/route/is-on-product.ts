import { articleFrames } from "../articles/articles.ts";

const product: ReadonlySet<string> = new Set(Object.keys(articleFrames.product).map((id) => `article:${id}`));
/** Whether an article is help on this product. */
export const isOnProduct = (intent: string): boolean => product.has(intent);
