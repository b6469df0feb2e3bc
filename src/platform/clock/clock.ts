/** The only source of 'now' for product rules; tests move theirs. */
export type Clock = { now(): Date };

export const systemClock: Clock = { now: () => new Date() };
