import type { AffiliateKind, AffiliateOfferView } from '#contract/affiliates.ts';
import type { Motif } from '#web/articles/horizon-art.tsx';
import { PageHeader } from '#web/articles/page-header.tsx';
import { Inline, Prose } from '#web/articles/prose.tsx';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { Application } from './application.tsx';
import styles from './affiliates.module.css';

type Props = { kind: AffiliateKind; offer: AffiliateOfferView; motif: Motif };

/** The landing page: benefits, how it works, the conditions and the application. */
export function Pitch({ kind, offer: { percent, days }, motif }: Props) {
  const t = useT('affiliates');
  const { appName } = usePageContext().settings;
  const values = { appName, percent, days };
  return (
    <>
      <PageHeader title={t(`${kind}.title`)} lead={t(`${kind}.lead`, values)} motif={motif} />
      <div className={`wide ${styles.page}`}>
        <ul className={styles.benefits}>
          {([1, 2, 3] as const).map((number) => (
            <li key={number}>
              <h2>{t(`${kind}.benefit_${number}`, values)}</h2>
              <p>
                <Inline text={t(`${kind}.benefit_${number}_text`, values)} />
              </p>
            </li>
          ))}
        </ul>
        <div className={styles.pair}>
          <div className={styles.text}>
            <section aria-labelledby="steps">
              <h2 id="steps">{t('steps')}</h2>
              <ol className={styles.steps}>
                {([1, 2, 3, 4] as const).map((number) => (
                  <li key={number}>{t(`step_${number}`, values)}</li>
                ))}
              </ol>
            </section>
            <section aria-labelledby="fair">
              <h2 id="fair">{t('fair')}</h2>
              <Prose paragraphs={[t('fair_1'), t('fair_2'), t('fair_3', values), t('fair_4')]} />
            </section>
          </div>
          <Application kind={kind} />
        </div>
      </div>
    </>
  );
}
