import { useState } from 'react';
import type { FoundPromoCodeView } from '#contract/operator/codes.ts';
import * as paths from '#contract/paths.generated.ts';
import type { PromoCodeSetting } from '#kernel/choices/promo-code-states.ts';
import { ConfirmInPlace } from '#web/profile/security/confirm-in-place.tsx';
import { serverText } from '#web/runtime/api/problem-text.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import styles from '../console.module.css';

type Props = { code: FoundPromoCodeView; onDone: (text: string) => Promise<void> };

/** Pauses a code of the marketplace, uses it again, or ends it after a question. */
export function CodeState({ code: { id, code, state }, onDone }: Props) {
  const t = useT('codes');
  const { call } = usePageContext();
  const [isConfirming, setConfirming] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const set = async (setting: PromoCodeSetting, done: string) => {
    setBusy(true);
    setProblem('');
    try {
      await call(paths.setMarketplaceCodeState, { params: { id }, body: { state: setting } });
      await onDone(done);
    } catch (error) {
      setProblem(serverText(error, t) ?? t('console:failed'));
    } finally {
      setBusy(false);
    }
  };
  const isPaused = state === 'paused';
  const action = isPaused ? 'resume' : 'pause';
  return (
    <>
      <div className={styles.buttons}>
        <Button
          look="line"
          disabled={isBusy}
          aria-label={t(`${action}_spoken`, { name: code })}
          onClick={() => void set(isPaused ? 'active' : 'paused', t(`${action}_done`, { name: code }))}
        >
          {t(action)}
        </Button>
        <Button
          look="line"
          disabled={isBusy}
          aria-label={t('end_spoken', { name: code })}
          onClick={() => setConfirming(true)}
        >
          {t('end')}
        </Button>
      </div>
      {isConfirming ? (
        <ConfirmInPlace
          question={t('end_question', { name: code })}
          action={t('end')}
          onConfirm={() => {
            setConfirming(false);
            void set('ended', t('end_done', { name: code }));
          }}
          onCancel={() => setConfirming(false)}
        />
      ) : null}
      {problem ? <Notice tone="bad">{problem}</Notice> : null}
    </>
  );
}
