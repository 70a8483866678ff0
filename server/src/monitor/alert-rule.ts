/** A measurement by its name and some of its labels. */
export interface Series {
  metric: string;
  labels?: Readonly<Record<string, string>>;
}

/**
 * When a rule holds. `level`: the lowest or highest of the newest values passes a limit. `growth`: a counter grew by more
 * within minutes. `share`: of all that was counted within minutes, a part is more or less than a limit.
 */
export type Condition =
  | { kind: "level"; series: Series; of: "min" | "max"; above?: number; below?: number }
  | { kind: "growth"; series: readonly Series[]; minutes: number; above: number }
  | { kind: "share"; part: readonly Series[]; whole: Series; minutes: number; above?: number; below?: number };

export interface AlertRule {
  name: string;
  severity: "page" | "ticket";
  condition: Condition;
  /** Minutes that the condition must hold. */
  forMinutes: number;
  summary: string;
  /** What to do. */
  remedy: string;
}
