/** Typed values over those that stand now: a field that was not touched follows what stands. */
export function rebase<Fields extends object>(typed: Fields, { from, to }: { from: Fields; to: Fields }): Fields {
  const before = new Map<string, unknown>(Object.entries(from));
  return { ...to, ...Object.fromEntries(Object.entries(typed).filter(([name, value]) => value !== before.get(name))) };
}
