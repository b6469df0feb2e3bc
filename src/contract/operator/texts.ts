// The texts of the product as editors read and rewrite them.
import { z } from '@hono/zod-openapi';
import { endpoints, fileResponse } from '#contract/endpoint.ts';
import { actor } from './actor.ts';
import { id, instant, language, listOf, noContent, paging } from '#contract/primitives.ts';

const textsByKey = z.record(z.string(), z.string());

const textEntry = z
  .object({
    language,
    namespace: z.string(),
    key: z.string().describe('of all plural forms together'),
    forms: z.array(
      z.object({
        key: z.string(),
        form: z.string().nullable().describe('of a plural: one, many, other'),
        text: z.string().describe('what pages show'),
        built: z.string().describe('what the build has'),
        english: z.string().nullable().describe('what the build has in English; null: English has no such form'),
      }),
    ),
    isChanged: z.boolean(),
    history: z
      .array(
        z.object({
          id,
          at: instant,
          actor: actor.nullable(),
          before: textsByKey,
          after: textsByKey,
        }),
      )
      .describe('the last ten changes, latest first'),
  })
  .openapi('TextEntry');
export type TextEntryView = z.output<typeof textEntry>;

const namespace = z.string().max(40);

export const operatorTextEndpoints = endpoints({
  listTexts: {
    method: 'GET',
    path: '/admin/texts',
    summary: 'The texts of a language, with what staff has written instead of those of the build',
    access: 'editor',
    query: z.object({
      ...paging,
      language: language.default('en'),
      namespace: namespace.optional(),
      find: z.string().trim().max(100).optional().describe('in the key, the text or the English text'),
      changed: z.stringbool().optional().describe('only those that were rewritten'),
    }),
    status: 200,
    response: listOf(textEntry).extend({
      namespaces: z.array(z.string()),
      changes: z.int().describe('rewritten texts, in all languages'),
      unused: z
        .array(z.object({ language, namespace: z.string(), key: z.string(), text: z.string() }))
        .describe('rewritten texts that no page shows: the build has them no more, or fills in something else'),
      missing: z.int().describe('keys that pages did not find: listMissingTranslations'),
    }),
    codes: [],
  },
  changeText: {
    method: 'PUT',
    path: '/admin/texts/{language}/{namespace}/{key}',
    summary:
      'Write the text of a key anew; every process shows it within a second. The text of the build takes it back',
    access: 'editor',
    params: z.object({ language, namespace, key: z.string().max(120) }),
    body: z.strictObject({
      texts: z.record(z.string().max(130), z.string().max(2000)).describe('by key: one, or each plural form'),
      began: z
        .record(z.string().max(130), z.string().max(2000))
        .optional()
        .describe('what pages showed when the editor began: refused if that is another text by now'),
    }),
    status: 200,
    response: textEntry,
    codes: ['not_found', 'article_changed'],
  },
  removeUnusedText: {
    method: 'DELETE',
    path: '/admin/texts/{language}/{namespace}/{key}',
    summary: 'Delete what was written anew for a text that no page shows any more',
    access: 'editor',
    params: z.object({ language, namespace, key: z.string().max(130) }),
    status: 204,
    response: noContent,
    codes: ['not_found'],
  },
  exportTexts: {
    method: 'GET',
    path: '/admin/texts.csv',
    summary: 'What was written anew, as a table',
    access: 'editor',
    status: 200,
    response: fileResponse,
    file: 'text/csv; charset=utf-8',
    codes: [],
  },
});
