// JSON-LD of a topic: its questions with their answers, and breadcrumb.
import { plainText } from '#kernel/articles/article-text.ts';
import type { ResponseBody } from '#web/runtime/api/call.ts';
import type { HeadContext } from '#web/runtime/router/page.ts';
import { structuredCrumbs } from '#web/runtime/router/structured-crumbs.ts';
import { helpPath } from './help-path.ts';

export function structuredHelp(topic: ResponseBody<'getHelpTopic'>, { t, language, base }: HeadContext): object[] {
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'FAQPage',
      inLanguage: language,
      mainEntity: topic.answers.map(({ question, paragraphs }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: paragraphs.map(plain).join(' ') },
      })),
    },
    structuredCrumbs([
      { name: t('common:home'), item: base || '/' },
      { name: t('help:title'), item: `${base}/help` },
      { name: topic.title, item: base + helpPath(topic.slug) },
    ]),
  ];
}

/** Without the markup of texts (articles/prose.tsx). */
const plain = (text: string): string => plainText(text.replace(/^- /, ''));
