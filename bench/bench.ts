// The types of a bench. It measures one thing of the product and, in the same rounds, yardsticks: what the machine
// does at that moment for the same work without the product. Only their ratio is comparable between machines.
import type { BenchEnvironment } from './bench-environment.ts';

/** `value` in the bench's unit; the details are printed after it. */
export type Sample = { value: number; details?: Record<string, number | string> };

export type Subject = {
  /** What is measured, as one phrase. */
  what: string;
  run(seconds: number): Promise<Sample>;
};

export type PreparedBench = {
  ours: Subject;
  yardsticks: Record<string, Subject>;
  /** Checks after the last round; throws if an invariant is violated. */
  verify?(): Promise<void>;
  close?(): Promise<void>;
};

export type Skipped = { skipped: string };

export type Bench = {
  measures: string;
  unit: 'responses/s' | 'bookings/s' | 'seconds' | 'ms' | 'MB';
  /** Whether a higher or a lower value is better. */
  better: 'more' | 'less';
  /** The size of the catalogue, if not 10,000 tours; a quick run has 300. */
  tours?: number;
  /** The departures of each tour, if not the usual number of a catalogue of that size. */
  departuresPerTour?: number;
  /** The number of rounds, if the run's own would take too long. */
  rounds?: number;
  /** Each round starts its own process, so no warm-up round is needed. */
  startsAfresh?: true;
  /** Even when quick, as it starts servers, fills a world of its own or floods one: `npm test` leaves it to `npm run check:all -- benches`. */
  takesLong?: true;
  prepare(environment: BenchEnvironment): Promise<PreparedBench | Skipped>;
};
