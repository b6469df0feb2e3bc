import type { CalendarEditView } from '#contract/suppliers/calendar-edits.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { Button } from '#web/ui/button.tsx';
import { dayText } from '#web/ui/place-time.ts';
import styles from './calendar.module.css';
import type { Closing } from './use-closing.ts';

/** What was closed or changed at once, and taking it back later. */
export function LatestClosings({ edits, closing }: { edits: readonly CalendarEditView[]; closing: Closing }) {
  const t = useT('calendar');
  const { language } = usePageContext();
  const shown = edits.filter(({ departures }) => departures > 0);
  if (shown.length === 0) return null;
  return (
    <details className={styles.latest}>
      <summary>{t('latest')}</summary>
      <ul>
        {shown.map(({ id, from, to, departures: count, capacity, reason, undoneAt }) => {
          const span = { from: dayText(from, language), to: dayText(to, language) };
          const places = capacity ?? 0;
          const what =
            from === to
              ? t(capacity === null ? 'closed_day' : 'set_day', { day: span.from, count, places })
              : t(capacity === null ? 'closed_span' : 'set_span', { ...span, count, places });
          return (
            <li key={id}>
              <p>
                {what}
                {reason ? <span className={styles.soft}> · {reason}</span> : null}
              </p>
              {undoneAt ? (
                <p className={styles.soft}>{t('was_undone')}</p>
              ) : (
                <Button
                  look="line"
                  disabled={closing.isBusy}
                  aria-label={t('undo_spoken', { what })}
                  onClick={() => void closing.undo({ id, capacity })}
                >
                  {t(capacity === null ? 'undo' : 'set_undo')}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </details>
  );
}
