import { useState } from 'react';
import * as paths from '#contract/paths.generated.ts';
import type { GivenAnswerView } from '#contract/bookings/booking-questions.ts';
import type { MetBookingView } from '#contract/suppliers/supplier-bookings.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { Notice } from '#web/ui/notice.tsx';
import { Skeleton } from '#web/ui/loading/skeleton.tsx';
import { Waiting } from '#web/ui/loading/waiting.tsx';
import styles from './booking-answers.module.css';

/** What the traveller answered to the supplier's questions; read when it is opened. */
export function BookingAnswers({ booking }: { booking: MetBookingView }) {
  const t = useT('questions');
  const { call } = usePageContext();
  const [answers, setAnswers] = useState<GivenAnswerView[] | 'failed' | null>(null);
  const { id, reference, openQuestions } = booking;
  const load = () =>
    void call(paths.listAnswers, { params: { id } }).then(
      (given) => setAnswers(given.answers),
      () => setAnswers('failed'),
    );
  return (
    <details className={styles.answers} onToggle={(event) => event.currentTarget.open && load()}>
      <summary>
        {t('answers')}
        {openQuestions > 0 ? ` · ${t('answers_open', { count: openQuestions })}` : null}
        <span className="visually-hidden"> ({reference})</span>
      </summary>
      {answers === 'failed' ? <Notice tone="bad">{t('load_failed')}</Notice> : null}
      {answers === null ? (
        <Waiting>
          <Skeleton />
        </Waiting>
      ) : null}
      {Array.isArray(answers) ? <AnswerList answers={answers} /> : null}
    </details>
  );
}

function AnswerList({ answers }: { answers: readonly GivenAnswerView[] }) {
  const t = useT('questions');
  if (answers.length === 0) return <p>{t('no_answers')}</p>;
  return (
    <dl>
      {answers.map(({ questionId, person, label, value }) => (
        <div key={`${questionId} ${person}`}>
          <dt>{person === 0 ? label : `${label} · ${t('person', { number: person })}`}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
