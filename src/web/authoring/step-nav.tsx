import { useEffect, useRef } from 'react';
import { useT } from '#web/runtime/router/page-context.ts';
import styles from './editor.module.css';
import { type Step, steps } from './steps.ts';

type Props = { step: Step; marked: ReadonlySet<Step>; goTo: (step: Step) => void };

/** The steps in one line, which a phone scrolls to the one with a field to correct, else to the present one. */
export function StepNav({ step, marked, goTo }: Props) {
  const t = useT('authoring');
  const list = useRef<HTMLOListElement>(null);
  const [first = step] = marked;
  useEffect(() => {
    // Only sideways: who writes further down stays there.
    const item = list.current!.children[steps.indexOf(first)] as HTMLElement;
    list.current!.scrollLeft = item.offsetLeft - (list.current!.clientWidth - item.offsetWidth) / 2;
  }, [first, step]);
  return (
    <nav className={styles.steps} aria-label={t('steps')}>
      <ol ref={list}>
        {steps.map((one) => (
          <li key={one}>
            <button
              type="button"
              aria-current={one === step ? 'step' : undefined}
              data-marked={marked.has(one)}
              onClick={() => goTo(one)}
            >
              {t(`step_${one}`)}
              {marked.has(one) ? <span className="visually-hidden">: {t('step_marked')}</span> : null}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
