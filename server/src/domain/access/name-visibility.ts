import { type SQL, sql } from "drizzle-orm";
import { userSettings, users } from "../../platform/db/schema.ts";

/**
 * For queries that join an account and its settings: may its name be seen by these readers, everybody or who has a link? Who
 * chose nothing is not named. A model's choice is of their page, not of their name.
 */
export const showsName = (to: "public" | "link"): SQL<boolean> =>
  sql`coalesce(${users.userType} <> 'model' and ${userSettings.profileVisibility} in ('public'${to === "link" ? sql`, 'limited'` : sql``}), false)`;

/** The same beside a rating, which only who shows their activity signs; a model by that switch alone. */
export const signsRatings = (to: "public" | "link"): SQL<boolean> =>
  sql`(coalesce(${userSettings.showActivity}, false) and (${users.userType} = 'model' or ${showsName(to)}))`;

/** Whether a person's picture is visible to holders of its address: by the same choice as their name. */
export const showsPicture = (): SQL<boolean> => sql`(${showsName("link")} or ${signsRatings("link")})`;
