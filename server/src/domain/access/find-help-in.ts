import type { HelpText } from "@fanradar/contract";
import { findHelp } from "@fanradar/words/safety/help";

/**
 * Help for signs of danger in a member of a request's body, whether or not its contract accepts the member: text, or JSON with
 * text in it. Null where nothing of it is found.
 *
 * @param body as it was sent, not yet validated
 */
export function findHelpIn(body: unknown, member: string): HelpText | null {
  const given = typeof body === "object" && body !== null ? Object.entries(body) : [];
  const sent = given.find(([name]) => name === member)?.[1];
  if (sent === undefined || sent === null) return null;
  // A line break in a string is written as two characters in JSON, and would join the words beside it.
  const text = typeof sent === "string" ? sent : JSON.stringify(sent).replace(/\\[nrt]/g, " ");
  const found = findHelp(text, { today: new Date() });
  return found && { language: found.language, paragraphs: found.paragraphs, contacts: found.contacts };
}
