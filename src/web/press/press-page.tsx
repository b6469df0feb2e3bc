import type { TourCardView } from '#contract/catalogue.ts';
import type { StatisticsView } from '#contract/marketplace.ts';
import * as paths from '#contract/paths.generated.ts';
import { Statistics } from '#web/articles/statistics.tsx';
import { PageHeader } from '#web/articles/page-header.tsx';
import { Inline } from '#web/articles/prose.tsx';
import { definePage } from '#web/runtime/router/page.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { Boilerplate } from './boilerplate.tsx';
import { Brand } from './brand.tsx';
import { Posters } from './posters.tsx';
import styles from './press-page.module.css';

const postersShown = 3;

type Loaded = { statistics: StatisticsView; tours: readonly TourCardView[] };

export const page = definePage<Loaded>({
  load: async ({ call, language }) => {
    const query = { lang: language, orderBy: 'popularity', orderDir: 'DESC', pageSize: postersShown } as const;
    const [statistics, tours] = await Promise.all([call(paths.getFigures), call(paths.listTours, { query })]);
    return { statistics, tours: tours.data };
  },
  head: (_, { t, appName }) => ({ title: t('press:title'), description: t('press:lead', { appName }) }),
  Page: PressPage,
});

function PressPage({ data: { statistics, tours } }: { data: Loaded }) {
  const t = useT('press');
  const { appName } = usePageContext().settings;
  return (
    <>
      <PageHeader title={t('title')} lead={t('lead', { appName })} motif="balloon" />
      <div className={`wide ${styles.page}`}>
        <section>
          <h2>{t('facts')}</h2>
          <p className={styles.text}>{t('facts_text')}</p>
          <Statistics statistics={statistics} />
        </section>
        <Boilerplate />
        <Brand />
        <Posters tours={tours} />
        <section>
          <h2>{t('questions')}</h2>
          <p className={styles.text}>
            <Inline text={t('questions_text')} />
          </p>
        </section>
      </div>
    </>
  );
}
