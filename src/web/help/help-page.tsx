import type { HelpAnswerView, HelpTopicView } from '#contract/help.ts';
import * as paths from '#contract/paths.generated.ts';
import { PageHeader } from '#web/articles/page-header.tsx';
import { definePage, type HeadContext, type LoadContext } from '#web/runtime/router/page.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { FoundAnswers } from './found-answers.tsx';
import { HelpContact } from './help-contact.tsx';
import styles from './help-page.module.css';
import { HelpSearch } from './help-search.tsx';
import { QuickLinks } from './quick-links.tsx';
import { TopicCards } from './topic-cards.tsx';

type Help = { topics: readonly HelpTopicView[]; searched: string; answers: readonly HelpAnswerView[] };

export const page = definePage<Help>({ load, head, failure: 'help:load_failed', Page: HelpPage });

async function load({ call, language, url }: LoadContext): Promise<Help> {
  const searched = (url.searchParams.get('q') ?? '').trim().slice(0, 200);
  const [topics, answers] = await Promise.all([
    call(paths.listHelpTopics, { query: { lang: language } }),
    searched ? call(paths.findHelp, { query: { q: searched, lang: language } }) : [],
  ]);
  return { topics, searched, answers };
}

function head({ searched }: Help, { t, appName }: HeadContext) {
  return {
    title: searched ? t('help:results_title', { words: searched }) : t('help:title'),
    description: t('help:lead', { appName }),
    canonical: '/help',
    indexed: !searched,
  };
}

function HelpPage({ data: { topics, searched, answers } }: { data: Help }) {
  const t = useT('help');
  const { appName } = usePageContext().settings;
  return (
    <>
      <PageHeader title={t('title')} lead={t('lead', { appName })} motif="lighthouse">
        <HelpSearch searched={searched} />
      </PageHeader>
      <div className={`wide ${styles.page}`}>
        {searched ? <FoundAnswers searched={searched} answers={answers} topics={topics} /> : <QuickLinks />}
        <section aria-labelledby="topics">
          <h2 id="topics">{t('topics')}</h2>
          <TopicCards topics={topics} />
        </section>
        <HelpContact />
      </div>
    </>
  );
}
