import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { SupplierState } from '#contract/suppliers.paths.ts';
import type { SupplierView } from '#contract/suppliers.ts';
import { Inline } from '#web/content/prose.tsx';
import { momentText } from '#web/place-time.ts';
import { useSurroundings, useT } from '#web/surroundings.ts';
import { Button } from '#web/ui/button.tsx';
import { News } from '#web/ui/news.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { CorrectionForm } from './correction-form.tsx';
import styles from './supplier-page.module.css';

export function StateBadge({ state }: { state: SupplierState }) {
  const t = useT('partner-home');
  return <p className={`${styles.state} ${styles[state]}`}>{t(`state_${state}`)}</p>;
}

/** How the check of the partner stands, and the way to mend what was wrong. Nothing once it is verified. */
export function Standing({ supplier }: { supplier: SupplierView }) {
  const t = useT('partner-home');
  const { revalidate } = useRevalidator();
  const [correcting, setCorrecting] = useState(false);
  const [corrected, setCorrected] = useState(false);
  const { state } = supplier;
  if (state === 'verified') return null;
  return (
    <section className={styles.standing} aria-labelledby="standing">
      <h2 id="standing">{t(`standing_${state}`)}</h2>
      <News told={corrected}>
        <Notice tone="good">{t('corrected')}</Notice>
      </News>
      {state === 'refused' ? <Refusal supplier={supplier} /> : null}
      <p>
        <Inline text={t(`standing_${state}_text`)} />
      </p>
      {correcting ? (
        <CorrectionForm
          supplier={supplier}
          onClose={() => setCorrecting(false)}
          onDone={() => {
            setCorrecting(false);
            setCorrected(true);
            void revalidate();
          }}
        />
      ) : (
        <p>
          <Button look={state === 'refused' ? 'sea' : 'line'} onClick={() => setCorrecting(true)}>
            {t('correct')}
          </Button>
        </p>
      )}
    </section>
  );
}

function Refusal({ supplier: { refusal, checkedAt } }: { supplier: SupplierView }) {
  const t = useT('partner-home');
  const { language } = useSurroundings();
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return (
    <Notice tone="bad">
      <p>{t('refused_on', { moment: momentText(checkedAt!, timeZone, language) })}</p>
      <p className={styles.refusal}>{refusal}</p>
    </Notice>
  );
}
