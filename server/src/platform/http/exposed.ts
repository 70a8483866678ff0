import { isIP } from "node:net";
import type { Config } from "../../config/config.ts";

/** Whether an address can be reached from this machine only. */
export function isLoopback(host: string): boolean {
  const name = host.replace(/^\[|\]$/g, "").toLowerCase();
  return name === "localhost" || name === "::1" || (isIP(name) === 4 && name.startsWith("127."));
}

/** A demo that other machines reach: its passwords are public, so a banner says so and the admin account is off. */
export const isExposed = ({ mode, host }: Pick<Config, "mode" | "host">) => mode === "demo" && !isLoopback(host);

/** The admin of an exposed demo does not exist. */
export const isTurnedOff = (config: Pick<Config, "mode" | "host">, { userType }: { userType: string }) =>
  userType === "admin" && isExposed(config);

/** Whether emails reach people, the demo's on its mailbox page. */
export const sendsMail = ({ mode, smtpUrl }: Pick<Config, "mode" | "smtpUrl">) =>
  mode === "demo" || smtpUrl !== undefined;

/** Whether an account is made by the link in a mail, which its owner alone reads. The demo's mailbox is open to everybody. */
export const confirmsSignUp = ({ mode, smtpUrl }: Pick<Config, "mode" | "smtpUrl">) =>
  mode === "live" && smtpUrl !== undefined;
