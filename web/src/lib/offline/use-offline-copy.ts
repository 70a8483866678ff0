import type { Model, Report } from "@fanradar/contract";
import { useEffect } from "react";

/** The page is read before it is stored. */
const pauseMs = 1_500;

/** Keeps what is shown for reading offline, in place of what was kept before. A failure is none of the page: it is kept the next time. */
export function useOfflineCopy(userId: number, model: Model, report: Report | undefined): void {
  useEffect(() => {
    if (!report) return;
    const timer = setTimeout(async () => {
      const { storeOffline } = await import("./store-offline.ts");
      await storeOffline({ userId, seenAt: Date.now(), model, report });
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [userId, model, report]);
}
