import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { InvariantCheckView } from '#contract/operator/operations.ts';
import * as paths from '#contract/paths.generated.ts';
import { serverText } from '#web/runtime/api/problem-text.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { momentText } from '#web/ui/place-time.ts';
import styles from '../console.module.css';
import { durationText } from './measures.ts';

type Props = { last: InvariantCheckView | null; pending: InvariantCheckView | null };

const pauseMs = 2000;

/** What the last check of the invariants has found, and another one. While one is pending its end is waited for. */
export function Invariants({ last, pending }: Props) {
  const t = useT('operations');
  const { call } = usePageContext();
  const { revalidate } = useRevalidator();
  const [problem, setProblem] = useState('');
  useEffect(() => {
    if (!pending) return;
    const timer = setTimeout(() => void revalidate(), pauseMs);
    return () => clearTimeout(timer);
  }, [pending, revalidate]);
  const check = () => {
    setProblem('');
    call(paths.checkInvariants).then(revalidate, (thrown) => setProblem(serverText(thrown, t) ?? t('console:failed')));
  };
  return (
    <section className={styles.card} aria-labelledby="invariants">
      <h2 id="invariants">{t('invariants')}</h2>
      <p>{t('invariants_note')}</p>
      {problem ? <Notice tone="bad">{problem}</Notice> : null}
      {last ? <Outcome check={last} /> : <p>{t('invariants_never')}</p>}
      <div>
        <Button look="line" disabled={pending !== null} onClick={check}>
          {t(pending ? (pending.startedAt ? 'invariants_running' : 'invariants_requested') : 'invariants_check')}
        </Button>
      </div>
    </section>
  );
}

function Outcome({ check }: { check: InvariantCheckView }) {
  const t = useT('operations');
  const { language } = usePageContext();
  const { startedAt, finishedAt, broken, findings, failure } = check;
  const took = (Date.parse(finishedAt!) - Date.parse(startedAt!)) / 1000;
  const when = {
    moment: t('console:moment', { moment: momentText(finishedAt!, 'UTC', language) }),
    took: durationText(took, language),
  };
  if (failure !== null)
    return (
      <Notice tone="bad">
        <p>{t('invariants_failed', when)}</p>
        <code>{failure}</code>
      </Notice>
    );
  if (broken === 0) return <Notice tone="good">{t('invariants_hold', when)}</Notice>;
  return (
    <>
      <Notice tone="bad">{t('invariants_broken', { ...when, count: broken! })}</Notice>
      <ul className={styles.rows} aria-label={t('findings')}>
        {findings.map(({ invariant, subject, detail }) => (
          <li key={`${invariant} ${subject} ${detail}`}>
            <p lang="en">
              <strong>{invariant}</strong>
            </p>
            <p className={styles.soft}>
              <code>{subject}</code>
              {detail ? <code>{detail}</code> : null}
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}
