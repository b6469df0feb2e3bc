// Which tests of a suite to look at first when a run takes too long.
const listed = 8;

/** The longest of `durations` ({ name, seconds }), longest first. */
export const slowestOf = (durations) =>
  durations
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, listed)
    .map(({ name, seconds }) => `${seconds.toFixed(0)} s ${name}`);
