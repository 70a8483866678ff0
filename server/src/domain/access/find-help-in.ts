import type { HelpText } from "@fanradar/contract";
import { distress } from "@fanradar/words/safety/dangers";
import { findHelp } from "@fanradar/words/safety/help";

/**
 * Help for signs of danger, not of distress, in a member of a request's body, whether or not its contract accepts the member: text, or JSON with
 * text in it. Null where nothing of it is found.
 *
 * @param body as it was sent, not yet validated
 */
export function findHelpIn(body: unknown, member: string): HelpText | null {
  const members = typeof body === "object" && body !== null ? Object.entries(body) : [];
  const sent = members.find(([name]) => name === member)?.[1];
  if (sent === undefined || sent === null) return null;
  // A line break in a string is written as two characters in JSON, and would join the words beside it.
  const text = typeof sent === "string" ? sent : JSON.stringify(sent).replace(/\\[nrt]/g, " ");
  const found = findHelp(text, { today: new Date() });
  if (found === null || found.kind === distress) return null;
  return { language: found.language, paragraphs: found.paragraphs, contacts: found.contacts };
}
