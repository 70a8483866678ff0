import { type PricedPeer, peerCurrency } from "@fanradar/engine";
import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "../../platform/db/open-database.ts";
import { creators, observations, priceChanges, profiles, userSettings } from "../../platform/db/schema.ts";
import { mayCountEarnings } from "../access/visibility.ts";
import { isEvidenceOf } from "../profiles/model-links.ts";

/** A sample, the newest prices first: a range needs no more. */
const most = 500;
/** An older price says nothing of what is usual now. */
const days = 400;

const row = z.object({ followers: z.number(), priceCents: z.number() });

/**
 * What claimed creators take for a month of their OnlyFans page, and how many follow them on public platforms: of those who show what they earn, or let it
 * enter statistics. By the newest that states it, a typed figure, a screenshot or a logged change; not of those who own one of these profiles.
 */
export async function findPricedPeers(db: Db, profileIds: readonly number[]): Promise<PricedPeer[]> {
  const { rows } = await db.execute(sql`
    select sized.followers, stated.cents as "priceCents"
    from ${creators} left join ${userSettings} on ${userSettings.userId} = ${creators.ownerUserId}
    cross join lateral (
      select sum(${profiles.followers}) as followers from ${profiles} where ${profiles.creatorId} = ${creators.id}
      having not bool_or(${profiles.id} = any(${sql.param([...profileIds])}::int[]))
    ) sized
    cross join lateral (
      select cents, at from (
        select ${observations.value} as cents, ${observations.observedAt} as at from ${observations}
        where ${isEvidenceOf(observations.modelId, sql`${creators.id}`)} and ${observations.metric} = 'subscription.priceCents'
          and ${observations.platform} = 'onlyfans' and coalesce(${observations.currency}, ${peerCurrency}) = ${peerCurrency}
        union all
        select ${priceChanges.toCents}, ${priceChanges.changedOn} from ${priceChanges}
        where ${priceChanges.modelId} = ${creators.id} and ${priceChanges.currency} = ${peerCurrency}
      ) known where at > now() - make_interval(days => ${days}) and at <= now() order by at desc limit 1
    ) stated
    where ${creators.ownerUserId} is not null and ${mayCountEarnings} and ${creators.isListed} and sized.followers is not null
    order by stated.at desc limit ${most}`);
  return rows.map((one) => row.parse(one));
}
