import { Link } from 'react-router';
import type { OperatorView } from '#contract/marketplace.ts';
import * as paths from '#contract/paths.generated.ts';
import { PageHeader } from '#web/articles/page-header.tsx';
import { Prose } from '#web/articles/prose.tsx';
import { definePage } from '#web/runtime/router/page.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { ContactPoint } from './contact-point.tsx';
import styles from './digital-services-page.module.css';
import { NoticeForm, noticeForm } from './notice-form.tsx';
import { NoticeLookup, noticeLookup } from './notice-lookup.tsx';

export const page = definePage<OperatorView>({
  load: ({ call }) => call(paths.getOperator),
  head: (_, { t, appName }) => ({
    title: t('digital-services:title'),
    description: t('digital-services:lead', { appName }),
  }),
  Page: DigitalServicesPage,
  forms: [noticeForm, noticeLookup],
});

function DigitalServicesPage({ data: operator }: { data: OperatorView }) {
  const t = useT('digital-services');
  const { appName } = usePageContext().settings;
  return (
    <>
      <PageHeader title={t('title')} lead={t('lead', { appName })} motif="signpost" />
      <div className={`wide ${styles.page}`}>
        <div className={styles.main}>
          <section aria-labelledby="report">
            <h2 id="report">{t('report')}</h2>
            <p className={styles.text}>{t('report_text')}</p>
            <NoticeForm />
          </section>
          <section aria-labelledby="state">
            <h2 id="state">{t('state')}</h2>
            <p className={styles.text}>{t('state_text')}</p>
            <NoticeLookup />
          </section>
        </div>
        <aside className={styles.aside}>
          <section>
            <h2>{t('contact')}</h2>
            <p>{t('contact_text')}</p>
            <ContactPoint operator={operator} />
          </section>
          <section>
            <h2>{t('how')}</h2>
            <Prose paragraphs={[t('how_1'), t('how_2', { appName }), t('how_3'), t('how_4')]} />
            <p>
              <Link to="/digital-services-law/decisions">{t('log_link')}</Link>
            </p>
          </section>
        </aside>
      </div>
    </>
  );
}
