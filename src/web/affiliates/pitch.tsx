import type { AffiliateKind, AffiliateOfferView } from '#contract/affiliates.ts';
import type { Motif } from '#web/content/horizon-art.tsx';
import { PageHeader } from '#web/content/page-header.tsx';
import { Inline, Prose } from '#web/content/prose.tsx';
import { useSurroundings, useT } from '#web/surroundings.ts';
import { Application } from './application.tsx';
import styles from './affiliates.module.css';

type Props = { kind: AffiliateKind; offer: AffiliateOfferView; motif: Motif };

/** What recommending the marketplace brings, how it works, what it asks, and the way in. */
export function Pitch({ kind, offer: { percent, days }, motif }: Props) {
  const t = useT('affiliates');
  const { appName } = useSurroundings().settings;
  const values = { appName, percent, days };
  return (
    <>
      <PageHeader title={t(`${kind}.title`)} lead={t(`${kind}.lead`, values)} motif={motif} />
      <div className={`wide ${styles.page}`}>
        <ul className={styles.benefits}>
          {[1, 2, 3].map((number) => (
            <li key={number}>
              <h2>{t(`${kind}.benefit_${number}`, values)}</h2>
              <p>
                <Inline text={t(`${kind}.benefit_${number}_text`, values)} />
              </p>
            </li>
          ))}
        </ul>
        <div className={styles.pair}>
          <div className={styles.words}>
            <section aria-labelledby="steps">
              <h2 id="steps">{t('steps')}</h2>
              <ol className={styles.steps}>
                {[1, 2, 3, 4].map((number) => (
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
