// What helps to choose a date beside its field: the next days, and the button of the calendar. Not in the first load.
import { lazy, startTransition, Suspense, useLayoutEffect, useRef, useState } from 'react';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import type { DateProps } from '../booking-types.ts';
import styles from './date-picker.module.css';
import { NextDays } from './next-days.tsx';

const loadCalendar = () => import('./month-calendar.tsx');
const MonthCalendar = lazy(async () => ({ default: (await loadCalendar()).MonthCalendar }));

export function DatePicker({ part, ...props }: DateProps & { part: 'days' | 'calendar' }) {
  return part === 'days' ? <NextDays {...props} /> : <CalendarButton {...props} />;
}

function CalendarButton(props: DateProps) {
  const t = useT('tour-detail');
  const context = usePageContext();
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useLayoutEffect(() => {
    // A dialog that is removed does not give the focus back by itself.
    if (wasOpen.current && !isOpen) button.current!.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  const loadAhead = () => void loadCalendar().then(({ loadMonth }) => loadMonth(props, context));
  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        aria-label={t('choose_date')}
        onPointerEnter={loadAhead}
        onFocus={loadAhead}
        // Otherwise React shows nothing first, and then waits 300 ms.
        onClick={() => startTransition(() => setOpen(true))}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M3 9h18M7 3v4m10-4v4M3 5h18v16H3z" />
        </svg>
      </button>
      <Suspense>{isOpen ? <MonthCalendar {...props} onClose={() => setOpen(false)} /> : null}</Suspense>
    </>
  );
}
