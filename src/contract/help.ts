import { z } from '@hono/zod-openapi';
import { endpoints } from './endpoint.ts';
import { language } from './primitives.ts';

const helpTopicView = z
  .object({
    slug: z.string(),
    title: z.string(),
    lead: z.string(),
    questions: z.array(z.object({ slug: z.string(), question: z.string() })),
  })
  .openapi('HelpTopic');
export type HelpTopicView = z.output<typeof helpTopicView>;

const helpAnswerView = z
  .object({
    slug: z.string(),
    topic: z.string().describe('the slug of its topic'),
    question: z.string(),
    paragraphs: z
      .array(z.string())
      .describe("'- ' begins an entry of a list, **words** are bold, [words](/address) is a link"),
  })
  .openapi('HelpAnswer');
export type HelpAnswerView = z.output<typeof helpAnswerView>;

const inLanguage = z.object({ lang: language.optional() });

export const helpEndpoints = endpoints({
  listHelpTopics: {
    method: 'GET',
    path: '/help/topics',
    summary: 'Topics of the help centre with their questions',
    access: 'anyone',
    query: inLanguage,
    status: 200,
    response: z.array(helpTopicView),
    codes: [],
  },
  getHelpTopic: {
    method: 'GET',
    path: '/help/topics/{topic}',
    summary: 'A topic of the help centre with its answers',
    access: 'anyone',
    params: z.object({ topic: z.string().min(1).max(120) }),
    query: inLanguage,
    status: 200,
    response: helpTopicView.omit({ questions: true }).extend({ answers: z.array(helpAnswerView) }),
    codes: ['not_found'],
  },
  findHelp: {
    method: 'GET',
    path: '/help/answers',
    summary: 'Answers of the help centre to a question in the words of the caller, best first, at most ten',
    access: 'anyone',
    query: inLanguage.extend({ q: z.string().trim().min(1).max(200) }),
    status: 200,
    response: z.array(helpAnswerView),
    codes: [],
  },
});
