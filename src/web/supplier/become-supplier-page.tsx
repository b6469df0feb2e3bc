import type { StatisticsView } from '#contract/marketplace.ts';
import * as paths from '#contract/paths.generated.ts';
import type { SupplierTermsView } from '#contract/suppliers/suppliers.ts';
import { Statistics } from '#web/articles/statistics.tsx';
import { PageHeader } from '#web/articles/page-header.tsx';
import { Inline } from '#web/articles/prose.tsx';
import { definePage } from '#web/runtime/router/page.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import styles from './become-supplier-page.module.css';
import { Benefits } from './benefits.tsx';
import { SignInLinks } from './sign-in-links.tsx';

type Loaded = { statistics: StatisticsView; terms: SupplierTermsView };

export const page = definePage<Loaded>({
  load: async ({ call }) => {
    const [statistics, terms] = await Promise.all([call(paths.getFigures), call(paths.getPartnerTerms)]);
    return { statistics, terms };
  },
  head: (_, { t, appName }) => ({
    title: t('become-supplier:title'),
    description: t('become-supplier:lead', { appName }),
  }),
  Page: BecomeSupplierPage,
});

const steps = ['register', 'check', 'sell'] as const;

function BecomeSupplierPage({ data: { statistics, terms } }: { data: Loaded }) {
  const t = useT('become-supplier');
  const { appName } = usePageContext().settings;
  return (
    <>
      <PageHeader title={t('title')} lead={t('lead', { appName })} motif="signpost">
        <SignInLinks />
      </PageHeader>
      <div className={`wide ${styles.page}`}>
        <Benefits />
        <section>
          <h2>{t('figures')}</h2>
          <Statistics statistics={statistics} />
        </section>
        <Terms terms={terms} />
        <section>
          <h2>{t('steps')}</h2>
          <ol className={styles.steps}>
            {steps.map((step) => (
              <li key={step}>
                <h3>{t(`step_${step}`)}</h3>
                <p>{t(`step_${step}_text`, { hours: terms.decideWithinHours })}</p>
              </li>
            ))}
          </ol>
        </section>
        <section className={styles.last}>
          <h2>{t('last')}</h2>
          <p>
            <Inline text={t('last_text')} />
          </p>
          <SignInLinks />
        </section>
      </div>
    </>
  );
}

function Terms({ terms: { commissionPercent } }: { terms: SupplierTermsView }) {
  const t = useT('become-supplier');
  return (
    <section className={styles.terms}>
      <p className={styles.share} aria-hidden="true">
        {t('share', { percent: 100 - commissionPercent })}
      </p>
      <div>
        <h2>{t('keep', { percent: 100 - commissionPercent })}</h2>
        <p>{t('keep_text', { percent: commissionPercent })}</p>
      </div>
    </section>
  );
}
