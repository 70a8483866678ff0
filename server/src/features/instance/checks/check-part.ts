import type { InstanceCheck, InstancePart, Language } from "@fanradar/contract";
import type { Context } from "../../../context.ts";
import { checkClock, checkDatabase } from "./check-database.ts";
import { checkMail } from "./check-mail.ts";
import { checkPlatform } from "./check-platform.ts";
import { checkModel, checkProviders } from "./check-services.ts";
import { checkStorage } from "./check-storage.ts";
import { describe } from "./describe-fault.ts";
import type { RecordedAnswer } from "./redact-answer.ts";

/** `detail`: what the other side answered, in its own words and without secrets. */
export type CheckResult = Pick<InstanceCheck, "state" | "detail">;

export interface CheckOptions {
  /** Recipient of the email that checks mail. */
  to?: string | undefined;
  /** Its language. */
  language?: Language;
  /** Gets what platforms answered, without what is private in it. */
  onRecord?: ((answer: RecordedAnswer) => void) | undefined;
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
        return await checkDatabase(pool, config);
      case "clock":
        return await checkClock(pool);
      case "storage":
        return await checkStorage(config);
      case "mail":
        return await checkMail(db, config, options);
      case "instagram":
      case "x":
        return await checkPlatform(config, part, options);
      case "providers":
        return await checkProviders(config);
      case "model":
        return await checkModel(config);
    }
  } catch (error) {
    return { state: "failed", detail: describe(error) };
  }
}
