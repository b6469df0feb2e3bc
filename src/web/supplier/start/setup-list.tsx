import { Link } from 'react-router';
import { useT } from '#web/runtime/router/page-context.ts';
import type { SupplierStart } from './load-start.ts';
import styles from './start.module.css';

type Props = { setup: NonNullable<SupplierStart['start']['setup']> };

/** What is missing before the first booking, in the order in which one does it. */
export function SetupList({ setup: { steps, tour } }: Props) {
  const t = useT('partner-home');
  const done = steps.filter(({ state }) => state === 'done').length;
  const tourAddress = tour ? `/supplier/tours/${tour.id}` : '/supplier/tours';
  const addresses = { details: '#facts', tour: tourAddress, check: null, sale: tourAddress } as const;
  const next = steps.find(({ state }) => state === 'todo')?.step;
  return (
    <section aria-labelledby="setup" className={styles.setup}>
      <h2 id="setup">{t('setup')}</h2>
      <p id="setup-done">{t('setup_done', { done, count: steps.length })}</p>
      <progress aria-labelledby="setup-done" value={done} max={steps.length} />
      <ol>
        {steps.map(({ step, state }) => {
          const to = addresses[step];
          return (
            <li key={step} data-state={state} aria-current={step === next ? 'step' : undefined}>
              <span className={styles.mark} aria-hidden="true" />
              <div>
                {to && state === 'todo' ? (
                  <Link to={to}>{t(`step_${step}`)}</Link>
                ) : (
                  <strong>{t(`step_${step}`)}</strong>
                )}
                <p className={styles.soft}>
                  {step === 'tour' && state === 'todo' && tour
                    ? t('step_percent', { percent: tour.percent })
                    : t(`step_${step}_${state}`)}
                </p>
              </div>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
