import { PageHeader } from '#web/articles/page-header.tsx';
import { Prose } from '#web/articles/prose.tsx';
import { definePage } from '#web/runtime/router/page.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { ApplicationForm } from './application-form.tsx';
import styles from './jobs-page.module.css';

export const page = definePage<null>({
  head: (_, { t, appName }) => ({ title: t('jobs:title'), description: t('jobs:lead', { appName }) }),
  Page: JobsPage,
});

function JobsPage() {
  const t = useT('jobs');
  const { appName } = usePageContext().settings;
  return (
    <>
      <PageHeader title={t('title')} lead={t('lead', { appName })} motif="tent" />
      <div className={`wide ${styles.page}`}>
        <section className={styles.text}>
          <h2>{t('how')}</h2>
          <Prose paragraphs={[t('how_1'), t('how_2'), t('how_3'), t('how_4')]} />
          <h2>{t('process')}</h2>
          <p>{t('process_1')}</p>
        </section>
        <section aria-labelledby="form">
          <h2 id="form">{t('form')}</h2>
          <ApplicationForm />
        </section>
      </div>
    </>
  );
}
