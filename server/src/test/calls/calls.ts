import { accountsCalls } from "./accounts.ts";
import { assistantCalls } from "./assistant.ts";
import type { CallSample } from "./call-sample.ts";
import { claimsCalls } from "./claims.ts";
import { creatorsCalls } from "./creators.ts";
import { endingCalls } from "./ending.ts";
import { evidenceCalls } from "./evidence.ts";
import { instanceCalls } from "./instance.ts";
import { modelsCalls } from "./models.ts";
import { moderationCalls } from "./moderation.ts";
import { reportsCalls } from "./reports.ts";
import { settingsCalls } from "./settings.ts";
import { shiftsCalls } from "./shifts.ts";
import { splitsCalls } from "./splits.ts";
import { todosCalls } from "./todos.ts";
import { workspacesCalls } from "./workspaces.ts";

/** One sample of every call of the contract, in the order in which tests make them. */
export const calls: Record<string, CallSample> = {
  ...instanceCalls,
  ...settingsCalls,
  ...accountsCalls,
  ...claimsCalls,
  ...moderationCalls,
  ...modelsCalls,
  ...creatorsCalls,
  ...assistantCalls,
  ...reportsCalls,
  ...evidenceCalls,
  ...workspacesCalls,
  ...todosCalls,
  ...shiftsCalls,
  ...splitsCalls,
  ...endingCalls,
};
