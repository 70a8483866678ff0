import Bowser from "bowser";

/** How a browser and its system are named in a language. */
export interface DeviceWords {
  unknownBrowser: string;
  browserOn: (browser: string, system: string) => string;
}

/** 'Chrome on Linux' where the browser says so; undefined where it does not. Never a text of the browser's own. */
export function knownDevice(userAgent: string | null | undefined, words: DeviceWords): string | undefined {
  if (!userAgent) return undefined;
  const { browser, os } = Bowser.parse(userAgent);
  return browser.name && os.name ? words.browserOn(browser.name, os.name) : undefined;
}

/** As `knownDevice`; else what the browser calls itself. */
export const deviceName = (userAgent: string | null | undefined, words: DeviceWords): string =>
  knownDevice(userAgent, words) ?? (userAgent || words.unknownBrowser);
