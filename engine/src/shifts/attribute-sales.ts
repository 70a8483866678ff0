/** A span of time, milliseconds since 1970; the end is not part of it. */
interface TimeSpan {
  from: number;
  to: number;
}

/** A time in which a chatter answered a model's messages. */
export interface Shift extends TimeSpan {
  chatter: string;
}

/** A tip or a paid message: milliseconds since 1970, and net cents. */
interface Sale {
  at: number;
  cents: number;
}

export interface SalesSum {
  cents: number;
  payments: number;
}

/** What was sold while a chatter was alone on shift, and how long their shifts were. */
export interface ChatterSales extends SalesSum {
  chatter: string;
  hours: number;
  /** Hours alone on shift, of days that a statement covers: only in these a sale could be attributed. */
  aloneHours: number;
}

export interface AttributedSales {
  /** The highest sales first. */
  chatters: ChatterSales[];
  /** What was sold while several were on shift at once: of none of them alone. */
  shared: (SalesSum & { chatters: string[] })[];
  /** What was sold outside all shifts. */
  outside: SalesSum;
}

/** A time in which the same chatters are on shift. */
interface Segment extends TimeSpan {
  chatters: string[];
}

const hourMs = 3_600_000;

/**
 * Attributes sales to chatters by time. A sale belongs to the chatter on whose shift it was made; one made while several were on shift
 * belongs to none of them and is summed for the group, since nothing says whose it is. All sums together are all sales.
 * Source: docs/methods.md, 'Shifts of chatters'.
 *
 * @param sales of one book, in any order
 * @param shifts may overlap, also of the same chatter, whose time is counted once
 * @param covered spans in which the statements are complete, in any order
 * @param within hours outside this span are not counted
 */
export function attributeSales({
  sales,
  shifts,
  covered,
  within,
}: {
  sales: readonly Sale[];
  shifts: readonly Shift[];
  covered: readonly TimeSpan[];
  within: TimeSpan;
}): AttributedSales {
  const known = new Map<string, ChatterSales>();
  const chatterOf = (chatter: string): ChatterSales => {
    const found = known.get(chatter) ?? { chatter, cents: 0, payments: 0, hours: 0, aloneHours: 0 };
    known.set(chatter, found);
    return found;
  };
  const segments = segmentsOf(shifts);
  for (const { chatters, ...segment } of segments) {
    const part = overlap(segment, within);
    if (!part) continue;
    for (const chatter of chatters) chatterOf(chatter).hours += (part.to - part.from) / hourMs;
    const [alone, ...others] = chatters;
    if (alone !== undefined && others.length === 0) chatterOf(alone).aloneHours += coveredHours(part, covered);
  }
  const shared = new Map<string, SalesSum & { chatters: string[] }>();
  const outside: SalesSum = { cents: 0, payments: 0 };
  for (const { at, cents } of sales) {
    const chatters = segmentAt(segments, at)?.chatters ?? [];
    const [alone, ...others] = chatters;
    const sum = alone === undefined ? outside : others.length === 0 ? chatterOf(alone) : groupOf(shared, chatters);
    sum.cents += cents;
    sum.payments++;
  }
  return {
    chatters: [...known.values()].sort((a, b) => b.cents - a.cents || (a.chatter < b.chatter ? -1 : 1)),
    shared: [...shared.values()].sort((a, b) => b.cents - a.cents),
    outside,
  };
}

function groupOf(shared: Map<string, SalesSum & { chatters: string[] }>, chatters: string[]) {
  const key = JSON.stringify(chatters);
  const found = shared.get(key) ?? { chatters, cents: 0, payments: 0 };
  shared.set(key, found);
  return found;
}

/** Times between two changes of who is on shift, in order; times outside all shifts are left out. */
function segmentsOf(shifts: readonly Shift[]): Segment[] {
  const changes = shifts
    .flatMap(({ chatter, from, to }) => [
      { at: from, chatter, step: 1 },
      { at: to, chatter, step: -1 },
    ])
    .sort((a, b) => a.at - b.at);
  const present = new Map<string, number>();
  const segments: Segment[] = [];
  for (const [index, { at, chatter, step }] of changes.entries()) {
    const count = (present.get(chatter) ?? 0) + step;
    if (count === 0) present.delete(chatter);
    else present.set(chatter, count);
    const next = changes[index + 1];
    if (next && next.at > at && present.size > 0)
      segments.push({ from: at, to: next.at, chatters: [...present.keys()].sort() });
  }
  return segments;
}

/** The segment that a moment lies in; undefined outside all shifts. */
function segmentAt(segments: readonly Segment[], at: number): Segment | undefined {
  let [low, high] = [0, segments.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((segments[middle]?.to ?? at) <= at) low = middle + 1;
    else high = middle;
  }
  const found = segments[low];
  return found && found.from <= at ? found : undefined;
}

function overlap(a: TimeSpan, b: TimeSpan): TimeSpan | undefined {
  const [from, to] = [Math.max(a.from, b.from), Math.min(a.to, b.to)];
  return to > from ? { from, to } : undefined;
}

function coveredHours(span: TimeSpan, covered: readonly TimeSpan[]): number {
  let [sum, until] = [0, span.from];
  for (const one of [...covered].sort((a, b) => a.from - b.from)) {
    const part = overlap({ from: until, to: span.to }, one);
    if (!part) continue;
    sum += part.to - part.from;
    until = part.to;
  }
  return sum / hourMs;
}
