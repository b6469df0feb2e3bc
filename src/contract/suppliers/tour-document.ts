// The document that a supplier writes: everything of a tour, and while it is being written parts of it may be missing.
import { z } from '@hono/zod-openapi';
import { calendarDate, id } from '#contract/primitives.ts';
import { extras, pickupPoints, questions } from './tour-additions.ts';
import { tourPictureLimits } from '#kernel/tour-documents/picture-limits.ts';
import { mostPerBooking } from '#kernel/tickets/most-per-booking.ts';
import { unitKinds } from '#kernel/units.ts';
import { completeOption } from '#kernel/tour-documents/complete-document.ts';
import { ticketErrors } from '#kernel/tour-documents/ticket-limits.ts';
import { isOfDay, isSameCondition, isWholeRule } from '#kernel/tour-documents/price-rules.ts';
import { overlaps } from '#kernel/tour-documents/opening-hours.ts';
import { confirmations, optionKinds, policies, type TourDocument } from '#kernel/tour-documents/tour-document.ts';

const text = (longest: number) => z.string().trim().max(longest);
const lines = (most: number, longest: number) => z.array(z.string().trim().min(1).max(longest)).max(most);
const inLanguages = <T extends z.ZodType>(written: T) => z.strictObject({ es: written, en: written, fr: written });
const slug = z.string().min(1).max(80);

const tourTexts = z.strictObject({
  title: text(90),
  description: text(400).describe('two lines on a card'),
  whatToDo: text(4000),
  detail: text(4000),
  highlights: lines(5, 90).describe('none, or three to five to submit the tour'),
  included: lines(12, 80),
  notIncluded: lines(6, 80),
  toBring: lines(6, 80),
  meetingPoint: text(500),
});

const age = z.int().min(0).max(120).nullable();

/** What programs that were written before it leave out; `completeDocument` fills it in wherever a document is read. */
const orAsOnSale = <T extends z.ZodType>(written: T, what: string): T =>
  written.optional().describe(`${what}; left out: as it is on sale`) as unknown as T;

const count = z.int().min(1).max(mostPerBooking);

const unit = z
  .strictObject({
    kind: z.enum(unitKinds),
    priceMinor: z.int().min(0).max(1e9).nullable(),
    minAge: age,
    maxAge: age,
    seats: orAsOnSale(z.int().min(0).max(30), 'that one takes: of a family 1 to 30, of an infant 0 or 1'),
    adults: orAsOnSale(z.int().min(0).max(20), 'whom one admits; 0: sold only together with a ticket that admits some'),
    children: orAsOnSale(z.int().min(0).max(10), 'whom one admits'),
    least: orAsOnSale(count, 'in a booking that has any'),
    most: orAsOnSale(count.nullable(), 'in one booking; null: as many as the party may be'),
    labels: orAsOnSale(inLanguages(text(60)), 'empty: the name of the kind'),
  })
  .refine(({ minAge, maxAge }) => minAge === null || maxAge === null || minAge <= maxAge, {
    path: ['maxAge'],
    params: { rule: 'contradiction' },
  });

const wallTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

const schedule = z
  .strictObject({
    weekdays: z.array(z.int().min(1).max(7)).max(7).describe('1 is Monday'),
    startTimes: z.array(wallTime).max(24),
    endTimes: z.array(wallTime).max(24).describe('of opening hours: for each opening its closing; else empty'),
    firstDay: calendarDate.nullable().describe('null: from today'),
    lastDay: calendarDate.nullable().describe('null: without an end'),
  })
  .refine(({ firstDay, lastDay }) => firstDay === null || lastDay === null || firstDay <= lastDay, {
    path: ['lastDay'],
    params: { rule: 'contradiction' },
  });

const priceRule = z
  .strictObject({
    id: id.describe('made by who adds the rule'),
    unit: z.enum(unitKinds).nullable().describe('null: all'),
    seasonFrom: calendarDate.nullable(),
    seasonTo: calendarDate.nullable(),
    weekdays: z.array(z.int().min(1).max(7)).max(7).describe('empty: all'),
    startTimes: z.array(wallTime).max(24).describe('empty: all'),
    fromPeople: z.int().min(2).max(40).nullable(),
    daysBefore: z.int().min(1).max(365).nullable().describe('booked at least so many days before the start'),
    hoursBefore: z.int().min(1).max(336).nullable().describe('booked at most so many hours before the start'),
    priceMinor: z.int().min(0).max(1e9).nullable().describe('of one unit'),
    percent: z.int().min(-90).max(100).nullable(),
  })
  .superRefine((rule, context) => {
    const refuse = (field: string) =>
      context.addIssue({ code: 'custom', path: [field], params: { rule: 'contradiction' } });
    if (rule.seasonFrom !== null && rule.seasonTo !== null && rule.seasonFrom > rule.seasonTo) refuse('seasonTo');
    if (rule.daysBefore !== null && rule.hoursBefore !== null) refuse('hoursBefore');
    if (rule.priceMinor !== null && rule.percent !== null) refuse('percent');
    if (rule.percent === 0) refuse('percent');
    if (rule.priceMinor !== null && rule.unit === null) refuse('unit');
  });

const isEachOnce = (names: readonly unknown[]): boolean => new Set(names).size === names.length;

const optionFields = z.strictObject({
  id: id.describe('made by who adds the option'),
  names: inLanguages(text(80)),
  kind: z.enum(optionKinds).describe('stays once the option is published'),
  validDays: z.int().min(1).max(730).nullable().describe('of an open-dated option'),
  units: z
    .array(unit)
    .max(8)
    .refine((units) => isEachOnce(units.map(({ kind }) => kind)), { params: { rule: 'contradiction' } }),
  capacity: z.int().min(1).max(1000).nullable().describe('seats of each departure'),
  isFreesale: z.boolean().describe('sold without a limit'),
  cutOffMinutes: z.int().min(0).max(20160),
  leastUnits: orAsOnSale(count, 'in one booking, of all units together'),
  mostUnits: orAsOnSale(count.nullable(), 'in one booking, of all units together; null: as many as the party may be'),
  leastPeople: orAsOnSale(
    z.int().min(2).max(1000).nullable(),
    'a departure with fewer is called off, all get their money back; null: it runs with any number',
  ),
  decideHoursBefore: orAsOnSale(z.int().min(1).max(720).nullable(), 'when that is decided; null without `leastPeople`'),
  schedules: z.array(schedule).max(20),
  priceRules: z
    .array(priceRule)
    .max(30)
    .refine((rules) => isEachOnce(rules.map((one) => one.id)), { params: { rule: 'contradiction' } }),
});

const option = optionFields.superRefine((written, context) => {
  const { kind, isFreesale, units, schedules, priceRules } = written;
  const refuse = (path: (string | number)[]) =>
    context.addIssue({ code: 'custom', path, params: { rule: 'contradiction' } });
  for (const { path, ...error } of ticketErrors(completeOption(written, undefined))) {
    const shared = { origin: 'number' as const, inclusive: true, path };
    if (error.rule === 'contradiction') refuse(path);
    else if (error.rule === 'too_small') context.addIssue({ ...shared, code: error.rule, minimum: error.minimum });
    else context.addIssue({ ...shared, code: error.rule, maximum: error.maximum });
  }
  // Who buys a private group takes all places.
  if (isFreesale && units.some((one) => one.kind === 'group')) refuse(['isFreesale']);
  priceRules.forEach((rule, index) => {
    const at = ['priceRules', index];
    if (rule.unit !== null && !units.some((one) => one.kind === rule.unit)) refuse([...at, 'unit']);
    // The second of two that count at the same times never counts.
    const isLost = isWholeRule(rule) && priceRules.slice(0, index).some((earlier) => isSameCondition(earlier, rule));
    if (isLost) refuse([...at, 'unit']);
    // A ticket without a date has no day to price.
    if (kind === 'open_dated' && isOfDay(rule)) refuse(at);
  });
  if (kind === 'open_dated') return;
  schedules.forEach((one, index) => {
    if (one.endTimes.length !== (kind === 'opening_hours' ? one.startTimes.length : 0))
      refuse(['schedules', index, 'endTimes']);
    else if (overlaps(one)) refuse(['schedules', index, 'startTimes']);
  });
});

export const tourDocument = z
  .strictObject({
    texts: inLanguages(tourTexts),
    pictures: z
      .array(z.strictObject({ id: id.describe('of an uploaded picture'), alt: inLanguages(text(200)) }))
      .max(tourPictureLimits.perTour)
      .refine((pictures) => isEachOnce(pictures.map((one) => one.id)), { params: { rule: 'contradiction' } })
      .describe('the first one leads'),
    city: slug.nullable().describe('slug without suffix; stays once the tour is published'),
    categories: z.array(slug).max(3),
    tags: z.array(slug).max(12),
    durationMinutes: z.int().min(5).max(43_200).nullable(),
    guideLanguages: z.array(z.string().regex(/^[a-z]{2}$/)).max(12),
    policy: z.enum(policies),
    payLater: z.boolean(),
    confirmation: z.enum(confirmations),
    meetingPoint: z
      .strictObject({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) })
      .nullable(),
    options: z
      .array(option)
      .max(10)
      .refine((options) => isEachOnce(options.map((one) => one.id)), { params: { rule: 'contradiction' } }),
    extras,
    questions,
    pickupPoints,
  })
  .superRefine((document, context) => {
    document.extras.forEach(({ option: of }, index) => {
      if (of === null || document.options.some((one) => one.id === of)) return;
      context.addIssue({ code: 'custom', path: ['extras', index, 'option'], params: { rule: 'contradiction' } });
    });
  })
  .refine(({ policy, payLater }) => !(policy === 'fixed' && payLater), {
    path: ['payLater'],
    params: { rule: 'contradiction' },
  })
  .openapi('TourDocument') satisfies z.ZodType<TourDocument>;
