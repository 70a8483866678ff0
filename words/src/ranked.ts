interface Places {
  3: 1 | 2 | 3;
  4: 1 | 2 | 3 | 4;
  5: 1 | 2 | 3 | 4 | 5;
}

/** The labels of metrics that repeat by place, which are the same for each: 'theme.1.share' of 'theme' and '.share'. */
export function ranked<Name extends string, Count extends keyof Places, Part extends string>(
  name: Name,
  count: Count,
  labels: Record<Part, string>,
): Record<`${Name}.${Places[Count]}${Part}`, string>;
export function ranked(name: string, count: number, labels: Record<string, string>): Record<string, string> {
  const places = Array.from({ length: count }, (_, index) => index + 1);
  const entries = Object.entries(labels);
  return Object.fromEntries(
    places.flatMap((place) => entries.map(([part, label]) => [`${name}.${place}${part}`, label])),
  );
}
