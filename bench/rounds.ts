import type { PreparedBench, Sample, Subject } from './bench.ts';
import type { Measured } from './results.ts';

type Samples = { subject: Subject; samples: Sample[] };

/** `isWarmedUp`: a first round of one second is not counted. */
type Rounds = { rounds: number; seconds: number; isWarmedUp: boolean };

/** Measures the product and its yardsticks in turn, round after round. Returns the medians of the rounds, and the product (`ours`) as a ratio
 *  to each yardstick. */
export async function measure(prepared: PreparedBench, { rounds, seconds, isWarmedUp }: Rounds): Promise<Measured> {
  const taken = { ours: { subject: prepared.ours, samples: [] as Sample[] }, ...yardsticksOf(prepared) };
  try {
    // The first round opens connections, compiles code and reads pages of the database; it is not counted.
    if (isWarmedUp) for (const { subject } of Object.values(taken)) await subject.run(1);
    for (let round = 0; round < rounds; round++) {
      for (const { subject, samples } of Object.values(taken)) samples.push(await subject.run(seconds));
    }
    await prepared.verify?.();
  } finally {
    await prepared.close?.();
  }
  return summarise(taken);
}

function yardsticksOf({ yardsticks }: PreparedBench): Record<string, Samples> {
  return Object.fromEntries(Object.entries(yardsticks).map(([name, subject]) => [name, { subject, samples: [] }]));
}

function summarise({ ours, ...yardsticks }: { ours: Samples } & Record<string, Samples>): Measured {
  const own = summaryOf(ours);
  const others = Object.entries(yardsticks).map(([name, taken]) => {
    const summary = summaryOf(taken);
    // The ratio within a round compares what ran side by side; the median of these is steadier than the ratio of the medians.
    const ratios = taken.samples.map((sample, round) => ours.samples[round]!.value / sample.value);
    return [name, { ...summary, ratio: significant(median(ratios)), ratios: ratios.map(significant) }] as const;
  });
  return { ours: own, yardsticks: Object.fromEntries(others) };
}

function summaryOf({ subject, samples }: Samples) {
  const values = samples.map(({ value }) => value);
  return {
    what: subject.what,
    median: significant(median(values)),
    rounds: values.map(significant),
    details: samples.at(-1)?.details ?? {},
  };
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

/** Three digits: on a shared machine the fourth is noise. */
const significant = (value: number): number => Number(value.toPrecision(3));
