// The vertical scale of a chart: round steps from zero to at least the largest value.
export type Scale = { top: number; ticks: number[] };

const stepsWanted = 4;

/** `smallestStep`: 1 for what is counted, 0.25 for shares. */
export function scaleFor(largest: number, smallestStep: number): Scale {
  const step = Math.max(smallestStep, roundStep(largest / stepsWanted));
  const count = Math.max(1, Math.ceil(largest / step - 1e-9));
  const ticks = Array.from({ length: count + 1 }, (_, index) => Number((index * step).toPrecision(12)));
  return { top: ticks.at(-1)!, ticks };
}

/** The next of 1, 2, 5 and 10 times a power of ten. */
function roundStep(step: number): number {
  if (step <= 0) return 0;
  const power = 10 ** Math.floor(Math.log10(step));
  return power * [1, 2, 5, 10].find((times) => times * power >= step - 1e-12)!;
}

/** Which of so many bars have their day written below: the first, the last, and one between. */
export function labelled(count: number): number[] {
  if (count < 3) return Array.from({ length: count }, (_, index) => index);
  return [0, Math.floor((count - 1) / 2), count - 1];
}
