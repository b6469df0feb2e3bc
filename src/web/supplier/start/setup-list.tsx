import { Link } from 'react-router';
import type { KeyEnding } from '#kernel/text-keys.ts';
import { DocumentsToDo } from './documents-to-do.tsx';
import { useT } from '#web/runtime/router/page-context.ts';
import type { SupplierStart } from './load-start.ts';
import styles from './start.module.css';

/** Documents alone are optional. */
type StepText = `step_${KeyEnding<'partner-home', 'step_'>}`;

type Props = { start: SupplierStart['start']; setup: NonNullable<SupplierStart['start']['setup']> };

/** What is missing before the first booking, in the order in which one does it. */
export function SetupList({ start, setup: { steps, tour } }: Props) {
  const t = useT('partner-home');
  const done = steps.filter(({ state }) => state === 'done').length;
  const tourAddress = tour ? `/supplier/tours/${tour.id}` : '/supplier/tours';
  // What is optional does not keep anyone from the end of the list.
  const numbered = steps.flatMap(({ step, state }) => (state === 'optional' ? [] : step));
  const counted = numbered.length;
  const addresses = {
    details: '#facts',
    documents: '/supplier/documents',
    tour: tourAddress,
    check: null,
    sale: tourAddress,
  } as const;
  const next = steps.find(({ state }) => state === 'todo')?.step;
  return (
    <section aria-labelledby="setup" className={styles.setup}>
      <h2 id="setup">{t('setup')}</h2>
      <p id="setup-done">{t('setup_done', { done, count: counted })}</p>
      <progress aria-labelledby="setup-done" value={done} max={counted} />
      <ol>
        {steps.map(({ step, state }) => {
          const to = addresses[step];
          return (
            <li key={step} data-state={state} aria-current={step === next ? 'step' : undefined}>
              <span className={styles.mark} aria-hidden="true">
                {state === 'todo' ? numbered.indexOf(step) + 1 : null}
              </span>
              <div>
                {step === next ? <p className={styles.next}>{t('setup_next')}</p> : null}
                {to && (state === 'todo' || step === 'documents') ? (
                  <Link to={to}>{t(`step_${step}`)}</Link>
                ) : (
                  <strong>{t(`step_${step}`)}</strong>
                )}
                <p className={styles.soft}>
                  {step === 'tour' && state === 'todo' && tour
                    ? t('step_percent', { percent: tour.percent })
                    : t(`step_${step}_${state}` as StepText)}
                </p>
                {step === 'documents' && state === 'todo' ? <DocumentsToDo start={start} /> : null}
              </div>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
