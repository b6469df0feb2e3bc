import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import * as paths from '#contract/paths.generated.ts';
import { ApiProblem, statusOf } from '#web/runtime/api/call.ts';
import { serverText } from '#web/runtime/api/problem-text.ts';
import { saveResponse } from '#web/runtime/api/save-response.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { BusyButton } from '#web/ui/loading/busy-button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import styles from './digital-services-page.module.css';

type State = 'idle' | 'coming' | 'there' | 'expired' | 'password_only' | { problem: unknown };

/** An owner of a suspended supplier takes everything along, by the pass of the sign-in that led here. */
export function ExportSuspended() {
  const t = useT('digital-services');
  const { language } = usePageContext();
  const { exportPass: pass } = (useLocation().state ?? {}) as { exportPass?: string };
  const [state, setState] = useState<State>('idle');
  const download = async () => {
    setState('coming');
    try {
      await saveResponse(paths.exportSuspendedSupplier, { body: { pass } }, language);
      setState('there');
    } catch (problem) {
      const lacksFactor = problem instanceof ApiProblem && problem.code === 'second_factor_required';
      setState(lacksFactor ? 'password_only' : statusOf(problem) === 404 ? 'expired' : { problem });
    }
  };
  const signIn = <Link to="/supplier/login">{t('export_sign_in')}</Link>;
  return (
    <section className={styles.next} aria-labelledby="export">
      <h3 id="export">{t('export')}</h3>
      <p className={styles.text}>{t('export_text')}</p>
      {pass ? (
        <p>
          <BusyButton
            look="line"
            isBusy={state === 'coming'}
            busyText={t('export_making')}
            onPress={() => void download()}
          >
            {t('export_button')}
          </BusyButton>
        </p>
      ) : (
        <p>{signIn}</p>
      )}
      {state === 'there' ? <Notice tone="good">{t('exported')}</Notice> : null}
      {state === 'expired' ? (
        <Notice tone="bad">
          <p>{t('export_expired')}</p>
          <p>{signIn}</p>
        </Notice>
      ) : null}
      {state === 'password_only' ? (
        <Notice tone="bad">
          <p>{t('export_password_only')}</p>
          <p>
            <Link to="/forgot-password">{t('export_new_password')}</Link>
          </p>
        </Notice>
      ) : null}
      {typeof state === 'object' ? (
        <Notice tone="bad">{serverText(state.problem, t) ?? t('content:action_failed')}</Notice>
      ) : null}
    </section>
  );
}
