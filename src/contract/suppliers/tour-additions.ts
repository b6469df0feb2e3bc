// What a supplier adds to the options of a tour.
import { z } from '@hono/zod-openapi';
import { mostPerBooking } from '#kernel/tickets/most-per-booking.ts';
import { id } from '#contract/primitives.ts';
import {
  type TourExtra,
  type TourPickupPoint,
  type TourQuestion,
  writtenQuestionKinds,
} from '#kernel/tour-documents/tour-additions.ts';

const inLanguages = (longest: number) => {
  const text = z.string().trim().max(longest);
  return z.strictObject({ es: text, en: text, fr: text });
};

/** What ends before it begins. */
const inOrder = ({ least, most }: { least: number | null; most: number | null }): boolean =>
  least === null || most === null || least <= most;
const disorder = { path: ['most'], params: { rule: 'contradiction' } };

const onceEach = (things: readonly { id: string }[]): boolean =>
  new Set(things.map((one) => one.id)).size === things.length;
const listed = <T extends z.ZodType<{ id: string }>>(thing: T, most: number) =>
  z
    .array(thing)
    .max(most)
    .refine(onceEach, { params: { rule: 'contradiction' } });

const per = z.enum(['person', 'booking']);

export const extras = listed(
  z
    .strictObject({
      id: id.describe('made by who adds it'),
      option: id.nullable().describe('null: of all options'),
      labels: inLanguages(60),
      notes: inLanguages(200),
      per,
      priceMinor: z.int().min(0).max(1e8).nullable(),
      least: z.int().min(1).max(mostPerBooking).describe('in one booking that has any'),
      most: z.int().min(1).max(mostPerBooking).nullable(),
      stock: z.int().min(0).max(10_000).nullable().describe('of each departure; null: without a limit'),
    })
    .refine(inOrder, disorder) satisfies z.ZodType<TourExtra>,
  20,
);

export const questions = listed(
  z
    .strictObject({
      id: id.describe('made by who adds it; the question stays once it is published'),
      kind: z.enum(writtenQuestionKinds),
      per,
      required: z.boolean(),
      beforeBooking: z.boolean().default(false).describe('no booking without an answer; only of one that is required'),
      labels: inLanguages(200),
      notes: inLanguages(500),
      choices: z
        .array(z.strictObject({ key: z.string().trim().min(1).max(40), labels: inLanguages(80) }))
        .max(12)
        .refine((choices) => new Set(choices.map(({ key }) => key)).size === choices.length, {
          params: { rule: 'contradiction' },
        }),
      least: z.int().min(-1e9).max(1e9).nullable(),
      most: z.int().min(-1e9).max(1e9).nullable(),
      bodies: inLanguages(8000).describe('of a waiver'),
      version: z.string().trim().max(40).describe('of the text of a waiver'),
    })
    .refine(inOrder, disorder)
    .refine(({ required, beforeBooking }) => required || !beforeBooking, {
      path: ['required'],
      params: { rule: 'contradiction' },
    }) satisfies z.ZodType<TourQuestion>,
  12,
);

export const pickupPoints = listed(
  z
    .strictObject({
      id: id.describe('made by who adds it; the place and its time stay once it is published'),
      names: inLanguages(120),
      zones: inLanguages(60),
      minutesBefore: z.int().min(0).max(600).nullable(),
      at: z
        .strictObject({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) })
        .nullable()
        .default(null),
      radiusMetres: z
        .int()
        .min(50)
        .max(50_000)
        .nullable()
        .default(null)
        .describe('how far around it travellers are picked up; null: at the point itself'),
    })
    .refine(({ at, radiusMetres }) => at !== null || radiusMetres === null, {
      path: ['radiusMetres'],
      params: { rule: 'contradiction' },
    }) satisfies z.ZodType<TourPickupPoint>,
  40,
);
