import type { InstanceCheck, InstancePart, Language } from "@fanradar/contract";
import type { Context } from "../../../context.ts";
import { checkClock, checkDatabase } from "./check-database.ts";
import { checkMail } from "./check-mail.ts";
import { checkGoogle, checkModel, checkPlatform } from "./check-services.ts";
import { checkStorage } from "./check-storage.ts";

/** `detail`: what the other side answered, in its own words and without secrets. */
export type CheckResult = Pick<InstanceCheck, "state" | "detail">;

export interface CheckOptions {
  /** Recipient of the email that checks mail. */
  to?: string | undefined;
  /** Its language. */
  language?: Language;
}

/** Checks one part of the instance by one real call. Nothing it finds throws: a fault is the result. */
export async function checkPart(
  { db, pool, config }: Pick<Context, "db" | "pool" | "config">,
  part: InstancePart,
  options: CheckOptions = {},
): Promise<CheckResult> {
  try {
    switch (part) {
      case "database":
        return await checkDatabase(pool);
      case "clock":
        return await checkClock(pool);
      case "storage":
        return await checkStorage(config);
      case "mail":
        return await checkMail(db, config, options);
      case "instagram":
      case "x":
        return await checkPlatform(config, part);
      case "google":
        return await checkGoogle(config);
      case "model":
        return await checkModel(config);
    }
  } catch (error) {
    return { state: "failed", detail: describe(error) };
  }
}

/** A library's error as an operator reads it: its code where it has no message, the cause where that says more. */
function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { cause } = error;
  const code = "code" in error ? String(error.code) : "";
  const own = error.message || code || error.name;
  return (cause instanceof Error && cause.message !== "" ? `${own}: ${cause.message}` : own).slice(0, 300);
}
