/** How many calendar months a span of whole months has. */
export function monthsIn({ from, to }: { from: string; to: string }): number {
  const monthOf = (iso: string) => Number(iso.slice(0, 4)) * 12 + Number(iso.slice(5, 7));
  return monthOf(to) - monthOf(from) + 1;
}
