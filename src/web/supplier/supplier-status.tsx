import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { SupplierState } from '#kernel/choices/supplier-states.ts';
import type { SupplierView } from '#contract/suppliers/suppliers.ts';
import { Inline } from '#web/articles/prose.tsx';
import { momentText } from '#web/ui/place-time.ts';
import { may } from '#web/runtime/session/may.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { Badge, type BadgeTone } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { StatusMessage } from '#web/ui/status-message.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { CorrectionForm } from './correction-form.tsx';
import styles from './supplier-page.module.css';

const tones: Record<SupplierState, BadgeTone> = { to_check: 'plain', verified: 'good', refused: 'bad' };

export function SupplierBadge({ state }: { state: SupplierState }) {
  return <Badge tone={tones[state]}>{useT('partner-home')(`state_${state}`)}</Badge>;
}

/** The status of the supplier's verification, and a form to correct refused details. Nothing once verified. */
export function SupplierStatus({ supplier }: { supplier: SupplierView }) {
  const t = useT('partner-home');
  const { revalidate } = useRevalidator();
  const [correcting, setCorrecting] = useState(false);
  const [corrected, setCorrected] = useState(false);
  const { state } = supplier;
  if (state === 'verified') return null;
  return (
    <section className={styles.status} aria-labelledby="standing">
      <h2 id="standing">{t(`standing_${state}`)}</h2>
      <StatusMessage isShown={corrected}>
        <Notice tone="good">{t('corrected')}</Notice>
      </StatusMessage>
      {state === 'refused' ? <Refusal supplier={supplier} /> : null}
      <p>
        <Inline text={t(`standing_${state}_text`)} />
      </p>
      {!may('owner') ? null : correcting ? (
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
  const { language } = usePageContext();
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return (
    <Notice tone="bad">
      <p>{t('refused_on', { moment: momentText(checkedAt!, timeZone, language) })}</p>
      <p className={styles.refusal}>{refusal}</p>
    </Notice>
  );
}
