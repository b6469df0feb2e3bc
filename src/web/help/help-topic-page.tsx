import { Link } from 'react-router';
import type { HelpTopicView } from '#contract/help.ts';
import * as paths from '#contract/paths.generated.ts';
import { Prose } from '#web/articles/prose.tsx';
import type { ResponseBody } from '#web/runtime/api/call.ts';
import { definePage, type HeadContext, type LoadContext } from '#web/runtime/router/page.ts';
import { useT } from '#web/runtime/router/page-context.ts';
import { Breadcrumb } from '#web/ui/breadcrumb.tsx';
import { HelpContact } from './help-contact.tsx';
import { helpPath } from './help-path.ts';
import { HelpSearch } from './help-search.tsx';
import styles from './help-topic-page.module.css';
import { structuredHelp } from './structured-help.ts';

type ShownTopic = { topic: ResponseBody<'getHelpTopic'>; others: readonly Pick<HelpTopicView, 'slug' | 'title'>[] };

export const page = definePage<ShownTopic>({ load, head, failure: 'help:load_failed', Page: HelpTopicPage });

async function load({ call, language, params }: LoadContext): Promise<ShownTopic> {
  const query = { lang: language };
  const [topic, topics] = await Promise.all([
    call(paths.getHelpTopic, { params: { topic: params.topic! }, query }),
    call(paths.listHelpTopics, { query }),
  ]);
  return { topic, others: topics.map(({ slug, title }) => ({ slug, title })) };
}

function head({ topic }: ShownTopic, at: HeadContext) {
  return {
    title: `${topic.title} · ${at.t('help:title')}`,
    description: topic.lead,
    canonical: helpPath(topic.slug),
    // Only needed in the document, so the browser's bundle does not include it.
    structured: import.meta.env.SSR ? structuredHelp(topic, at) : [],
  };
}

function HelpTopicPage({ data: { topic, others } }: { data: ShownTopic }) {
  const t = useT('help');
  return (
    <div className={`wide ${styles.page}`}>
      <Breadcrumb
        crumbs={[{ name: t('common:home'), to: '/' }, { name: t('title'), to: '/help' }, { name: topic.title }]}
      />
      <header>
        <h1>{topic.title}</h1>
        <p className={styles.lead}>{topic.lead}</p>
        <HelpSearch searched="" />
      </header>
      <div className={styles.columns}>
        <div className={styles.answers}>
          {topic.answers.map(({ slug, question, paragraphs }) => (
            <section key={slug} aria-labelledby={slug}>
              <h2 id={slug}>{question}</h2>
              <Prose paragraphs={paragraphs} />
            </section>
          ))}
        </div>
        <nav className={styles.topics} aria-labelledby="topics">
          <h2 id="topics">{t('topics')}</h2>
          <ul>
            {others.map(({ slug, title }) => (
              <li key={slug}>
                <Link to={helpPath(slug)} aria-current={slug === topic.slug ? 'page' : undefined}>
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <HelpContact />
    </div>
  );
}
