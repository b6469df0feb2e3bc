// What a bench is. It measures one thing of ours and, in the same rounds, yardsticks that bound it: what the machine
// does now for the same work without us. Only their ratio travels to another machine.
import type { Setting } from './setting.ts';

/** `value` in the bench's unit; the rest is shown beside it. */
export type Sample = { value: number; details?: Record<string, number | string> };

export type Side = {
  /** What is done, as one phrase. */
  what: string;
  run(seconds: number): Promise<Sample>;
};

export type Prepared = {
  ours: Side;
  yardsticks: Record<string, Side>;
  /** What else holds, checked after the last round; throws where a promise is broken. */
  verify?(): Promise<void>;
  close?(): Promise<void>;
};

export type Skipped = { skipped: string };

export type Bench = {
  measures: string;
  unit: 'answers/s' | 'bookings/s' | 'seconds' | 'ms' | 'MB';
  /** Which of two values is the better one. */
  better: 'more' | 'less';
  /** The catalogue it is made for where that is not 10,000 tours; a quick run has 300. */
  tours?: number;
  /** Rounds where the run's own number would take too long. */
  rounds?: number;
  /** Each round starts a process of its own, so a first one is as cold as all. */
  startsAfresh?: true;
  prepare(setting: Setting): Promise<Prepared | Skipped>;
};
