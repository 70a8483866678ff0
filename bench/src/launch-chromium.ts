import { type Browser, chromium } from "playwright-core";
import { findChromium } from "./find-chromium.ts";

export const launchChromium = (): Promise<Browser> =>
  chromium.launch({ executablePath: findChromium(), args: ["--no-sandbox", "--disable-gpu"] });
