import { startModelProxy } from "@fanradar/sandbox";
import { afterAll } from "vitest";
import type { LanguageModelConfig } from "../config/language-model.ts";
import { setUpWorld } from "./start-world.ts";

/** A world whose language models are the sandbox's, and the proxy by which a test chooses among them. */
export async function setUpNarrator({
  worker = true,
  ...model
}: Partial<LanguageModelConfig> & { worker?: boolean } = {}) {
  const proxy = await startModelProxy();
  afterAll(() => proxy.close());
  const world = await setUpWorld({ worker, config: { languageModel: { ...proxy.config, ...model } } });
  return { proxy, world };
}
