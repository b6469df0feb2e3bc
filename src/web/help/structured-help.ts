// JSON-LD of a topic: its questions with their answers, and breadcrumb.
import type { ResponseBody } from '#web/runtime/api/call.ts';
import type { HeadContext } from '#web/runtime/router/page.ts';
import { helpPath } from './help-path.ts';

export function structuredHelp(topic: ResponseBody<'getHelpTopic'>, { t, language, base }: HeadContext): object[] {
  const crumbs = [
    { name: t('common:home'), item: base || '/' },
    { name: t('help:title'), item: `${base}/help` },
    { name: topic.title, item: base + helpPath(topic.slug) },
  ];
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
    {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: crumbs.map((crumb, index) => ({ '@type': 'ListItem', position: index + 1, ...crumb })),
    },
  ];
}

/** Without the markup of texts (articles/prose.tsx). */
const plain = (text: string): string =>
  text
    .replace(/^- /, '')
    .replaceAll('**', '')
    .replace(/\[([^\]]+)\]\([^)\s]+\)/g, '$1');
