// Texts of a tour by machine, where the operator has a translator: drafts, which are marked until a person has checked them.
import { z } from '@hono/zod-openapi';
import { endpoints } from '#contract/endpoint.ts';
import { id, idParams, language } from '#contract/primitives.ts';
import { translatedFields } from '#kernel/tour-documents/machine-texts.ts';
import { tourDraftView } from './tour-drafts.ts';

const field = z.enum(translatedFields);

// A translation may be longer than its field: the editor who puts it into the document shortens it.
const text = z.string();
const lines = z.array(text);
const translatedTexts = z.object({
  title: text,
  description: text,
  whatToDo: text,
  detail: text,
  highlights: lines,
  included: lines,
  notIncluded: lines,
  toBring: lines,
  meetingPoint: text,
} satisfies Record<(typeof translatedFields)[number], z.ZodType>);

export const tourTranslationEndpoints = endpoints({
  getTourTranslator: {
    method: 'GET',
    path: '/supplier/tour-translator',
    summary: 'Whether this marketplace translates texts of tours by machine',
    access: 'supplier',
    status: 200,
    response: z.object({ isThere: z.boolean() }),
    codes: [],
  },
  translateTourTexts: {
    method: 'POST',
    path: '/supplier/tours/{id}/translations',
    summary:
      'Have texts of an own tour translated: those that the other language lacks, or one. Nothing is saved but that they are by a machine: the caller puts them into the document',
    access: 'supplier',
    params: idParams,
    body: z.strictObject({
      basedOn: z.int().min(0).describe('the version that is saved'),
      from: language,
      to: language,
      field: field.optional().describe('this one, also where the other language has it; none: all that are missing'),
    }),
    status: 200,
    response: z.object({
      texts: translatedTexts.partial().describe('of the other language; they may be longer than their fields take'),
      left: z.array(field).describe('those that were not there in time: ask again'),
      draft: tourDraftView,
    }),
    codes: ['not_found', 'tour_changed', 'tour_state', 'too_many_requests', 'unavailable'],
  },
  confirmTourTranslation: {
    method: 'DELETE',
    path: '/supplier/tours/{id}/translations/{language}/{field}',
    summary: 'Say that a text by a machine is right as it is',
    access: 'supplier',
    params: z.object({ id, language, field }),
    status: 200,
    response: tourDraftView,
    codes: ['not_found'],
  },
});
