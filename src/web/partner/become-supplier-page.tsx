import './partner-calls.ts';
import type { FiguresView } from '#contract/content.ts';
import type { PartnerTermsView } from '#contract/suppliers.ts';
import { Figures } from '#web/content/figures.tsx';
import { PageHeader } from '#web/content/page-header.tsx';
import { Inline } from '#web/content/prose.tsx';
import { definePage } from '#web/page.ts';
import { useSurroundings, useT } from '#web/surroundings.ts';
import styles from './become-supplier-page.module.css';
import { Benefits } from './benefits.tsx';
import { Doors } from './doors.tsx';

type Loaded = { figures: FiguresView; terms: PartnerTermsView };

export const page = definePage<Loaded>({
  load: async ({ call }) => {
    const [figures, terms] = await Promise.all([call('getFigures'), call('getPartnerTerms')]);
    return { figures, terms };
  },
  head: (_, { t, appName }) => ({
    title: t('become-supplier:title'),
    description: t('become-supplier:lead', { appName }),
  }),
  Page: BecomeSupplierPage,
});

const steps = ['register', 'check', 'sell'] as const;

function BecomeSupplierPage({ data: { figures, terms } }: { data: Loaded }) {
  const t = useT('become-supplier');
  const { appName } = useSurroundings().settings;
  return (
    <>
      <PageHeader title={t('title')} lead={t('lead', { appName })} motif="signpost">
        <Doors />
      </PageHeader>
      <div className={`wide ${styles.page}`}>
        <Benefits />
        <section>
          <h2>{t('figures')}</h2>
          <Figures figures={figures} />
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
          <Doors />
        </section>
      </div>
    </>
  );
}

function Terms({ terms: { commissionPercent } }: { terms: PartnerTermsView }) {
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
