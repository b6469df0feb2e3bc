import type { TourCardView } from '#contract/catalogue.ts';
import type { FiguresView } from '#contract/content.ts';
import { Figures } from '#web/content/figures.tsx';
import { PageHeader } from '#web/content/page-header.tsx';
import { Inline } from '#web/content/prose.tsx';
import { definePage } from '#web/page.ts';
import { useSurroundings, useT } from '#web/surroundings.ts';
import { Boilerplate } from './boilerplate.tsx';
import { Brand } from './brand.tsx';
import { Posters } from './posters.tsx';
import styles from './press-page.module.css';

const postersShown = 3;

type Loaded = { figures: FiguresView; tours: readonly TourCardView[] };

export const page = definePage<Loaded>({
  load: async ({ call, language }) => {
    const query = { lang: language, orderBy: 'popularity', orderDir: 'DESC', pageSize: postersShown } as const;
    const [figures, tours] = await Promise.all([call('getFigures'), call('listTours', { query })]);
    return { figures, tours: tours.data };
  },
  head: (_, { t, appName }) => ({ title: t('press:title'), description: t('press:lead', { appName }) }),
  Page: PressPage,
});

function PressPage({ data: { figures, tours } }: { data: Loaded }) {
  const t = useT('press');
  const { appName } = useSurroundings().settings;
  return (
    <>
      <PageHeader title={t('title')} lead={t('lead', { appName })} motif="balloon" />
      <div className={`wide ${styles.page}`}>
        <section>
          <h2>{t('facts')}</h2>
          <p className={styles.text}>{t('facts_text')}</p>
          <Figures figures={figures} />
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
