// What people decide by, in addition to the prose of a tour. A supplier may leave out each part: the page shows no empty section.
import { z } from '@hono/zod-openapi';

const line = (longest: number) => z.string().min(1).max(longest);
const lines = (fewest: number, most: number, longest: number) => z.array(line(longest)).min(fewest).max(most);

const isKnown = z.enum(['yes', 'no', 'unknown']);

export const languageDays = z.object({
  language: z.string().min(2).max(3),
  weekdays: z.array(z.int().min(1).max(7)).min(1).max(7).describe('1 is Monday'),
});

export const guide = z.object({
  name: line(60),
  since: z.int().min(1950).max(2100).describe('the year since which this person guides'),
  languages: z.array(z.string().min(2).max(3)).min(1).max(10),
});

/** The same in every language. */
export const commonFacts = z.object({
  groupSizeMax: z.int().min(1).max(100).describe('people that one guide takes along at most'),
  guides: z.array(guide).min(1).max(10).describe('who goes with the travellers; one of them on each departure'),
  languageDays: z
    .array(languageDays)
    .min(1)
    .max(20)
    .describe('which language a guide speaks on which weekday; a departure has those of its local day'),
  fitness: z.enum(['easy', 'moderate', 'demanding']),
  accessibility: z.object({
    stepFree: isKnown.describe('no step and no stairs from beginning to end'),
    wheelchairs: isKnown,
    prams: isKnown,
    toilets: isKnown.describe('on the way or at the start'),
    assistanceDogs: isKnown,
  }),
});

const step = z.object({ minute: z.int().min(0).describe('after the start'), title: line(60), text: line(220) });

const isInOrder = (steps: { minute: number }[]) =>
  steps.every(({ minute }, index) => (index === 0 ? minute === 0 : minute > steps[index - 1]!.minute));

/** Written in each language. */
export const factTexts = z.object({
  highlights: lines(3, 5, 90),
  itinerary: z.array(step).min(2).max(10).refine(isInOrder, 'steps begin at minute 0 and follow each other'),
  notIncluded: lines(1, 6, 80),
  toBring: lines(1, 6, 80),
  fitnessNote: line(160),
  agesNote: line(160),
  accessibilityNote: line(200),
  knowBefore: lines(1, 5, 180),
  questions: z
    .array(z.object({ question: line(100), answer: line(320) }))
    .min(2)
    .max(4),
});

export const tourFacts = z
  .object({ ...commonFacts.shape, ...factTexts.shape })
  .partial()
  .openapi('TourFacts');

export type Guide = z.output<typeof guide>;
export type LanguageDays = z.output<typeof languageDays>;
export type CommonFacts = z.output<typeof commonFacts>;
export type FactTexts = z.output<typeof factTexts>;
export type TourFacts = z.output<typeof tourFacts>;
