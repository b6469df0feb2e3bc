// The settings that operators change while the marketplace runs.
import { z } from '@hono/zod-openapi';
import { endpoints } from '#contract/endpoint.ts';
import { actor } from './actor.ts';
import { calendarDate, id, instant, noContent } from '#contract/primitives.ts';

const setting = z
  .object({
    key: z.string(),
    value: z.string().describe('JSON'),
    default: z.string().describe('JSON'),
    range: z
      .object({ min: z.number(), max: z.number(), isWhole: z.boolean() })
      .nullable()
      .describe('of a number; null: it is none'),
    isByCommandOnly: z.boolean().describe('shown here, changed on the server alone'),
    history: z
      .array(
        z.object({
          id,
          at: instant,
          actor: actor.nullable().describe('null: a command on the machine'),
          before: z.string().describe('JSON'),
          after: z.string().describe('JSON'),
        }),
      )
      .describe('the last ten changes, latest first'),
  })
  .openapi('OperatorSetting');
export type OperatorSettingView = z.output<typeof setting>;

const colour = z.string().regex(/^#[0-9a-f]{6}$/i);

const featuredTour = z.strictObject({ tour: z.uuid(), from: calendarDate, until: calendarDate });

export const operatorSettingEndpoints = endpoints({
  listSettings: {
    method: 'GET',
    path: '/admin/settings',
    summary: 'Every setting with its value, its default and who changed it when',
    access: 'operator',
    status: 200,
    response: z.object({ data: z.array(setting) }),
    codes: [],
  },
  changeSetting: {
    method: 'PUT',
    path: '/admin/settings/{key}',
    summary: 'Change a setting; every process knows within a second',
    access: 'operator',
    params: z.object({ key: z.string().max(60) }),
    body: z.strictObject({ value: z.string().max(10_000).describe('JSON, or a text as it is') }),
    status: 200,
    response: z.object({ key: z.string(), value: z.string() }),
    codes: ['not_found'],
  },
  addLogo: {
    method: 'POST',
    path: '/admin/logo',
    summary:
      'Upload a picture for the setting `logo`, which shows nothing of it before it names it. A drawing is rendered, so nothing of it runs',
    access: 'operator',
    body: z.strictObject({ picture: z.string().describe('PNG, WebP or SVG as a data URL, up to 180 kB') }),
    status: 201,
    response: z.object({
      picture: z.object({ file: z.string(), png: z.string(), width: z.int(), height: z.int() }),
      standsOut: z
        .object({ light: z.boolean(), dark: z.boolean() })
        .describe('from the ground of the navigation bar, in the present colours'),
    }),
    codes: [],
  },
  checkLogoOnColours: {
    method: 'GET',
    path: '/admin/logo/check',
    summary: 'Say whether the logo can be told from the navigation bar in other colours, before they are saved',
    access: 'operator',
    query: z.object({ light: colour, dark: colour }).describe('the grounds of pages'),
    status: 200,
    response: z.object({
      standsOut: z.object({ light: z.boolean(), dark: z.boolean() }).describe('true without a logo'),
    }),
    codes: [],
  },
  featureTour: {
    method: 'POST',
    path: '/admin/featured-tours',
    summary: 'Feature one more tour from a day until another; those that are over are left out',
    access: 'operator',
    body: featuredTour,
    status: 204,
    response: noContent,
    codes: [],
  },
  unfeatureTour: {
    method: 'POST',
    path: '/admin/featured-tours/removal',
    summary: 'Feature a tour no more on the days for which it was featured',
    access: 'operator',
    body: featuredTour,
    status: 204,
    response: noContent,
    codes: [],
  },
});
