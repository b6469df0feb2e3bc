import type { Prepared, Sample, Side } from './bench.ts';
import type { Measured } from './results.ts';

type TakenSample = { side: Side; samples: Sample[] };

/** Measures all sides in turn, round after round; medians of the rounds, and ours as a ratio to each yardstick. */
export async function measure(prepared: Prepared, rounds: number, seconds: number, isWarmed = true): Promise<Measured> {
  const taken = { ours: { side: prepared.ours, samples: [] as Sample[] }, ...yardsticksOf(prepared) };
  try {
    // The first round opens connections, compiles code and reads pages of the database; it is not counted.
    if (isWarmed) for (const { side } of Object.values(taken)) await side.run(1);
    for (let round = 0; round < rounds; round++) {
      for (const { side, samples } of Object.values(taken)) samples.push(await side.run(seconds));
    }
    await prepared.verify?.();
  } finally {
    await prepared.close?.();
  }
  return summarise(taken);
}

function yardsticksOf({ yardsticks }: Prepared): Record<string, TakenSample> {
  return Object.fromEntries(Object.entries(yardsticks).map(([name, side]) => [name, { side, samples: [] }]));
}

function summarise({ ours, ...yardsticks }: { ours: TakenSample } & Record<string, TakenSample>): Measured {
  const own = summaryOf(ours);
  const others = Object.entries(yardsticks).map(([name, taken]) => {
    const summary = summaryOf(taken);
    // The ratio within a round compares what ran side by side; the median of these is steadier than the ratio of the medians.
    const ratios = taken.samples.map((sample, round) => ours.samples[round]!.value / sample.value);
    return [name, { ...summary, ratio: significant(median(ratios)), ratios: ratios.map(significant) }] as const;
  });
  return { ours: own, yardsticks: Object.fromEntries(others) };
}

function summaryOf({ side, samples }: TakenSample) {
  const values = samples.map(({ value }) => value);
  return {
    what: side.what,
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
