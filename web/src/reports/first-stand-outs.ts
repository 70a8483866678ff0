/** As many posts are shown at first. */
const most = 3;

type Group = readonly { key: string }[];

/** Whether a post drew less than those around it. */
export const isDown = (group: Group): boolean => group[0]?.key.startsWith("standOut.down") === true;

/**
 * The posts that are shown at first, in the order of the report: those that drew most, with one that drew least where there is one, and more of
 * these where few drew more.
 */
export function firstStandOuts<One extends Group>(groups: readonly One[]): One[] {
  const [ups, downs] = [groups.filter((group) => !isDown(group)), groups.filter(isDown)];
  const shownUps = ups.slice(0, most - Math.min(1, downs.length));
  return [...shownUps, ...downs.slice(0, most - shownUps.length)];
}
