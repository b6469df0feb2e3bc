import type { CalendarEditView } from '#contract/suppliers/calendar-edits.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import styles from './calendar.module.css';
import { spanText } from './edit-texts.ts';
import type { CalendarEditing } from './use-calendar-edit.ts';

/** How far an edit is that goes on by itself. Only its end is read out. */
export function EditProgress({ edit, editing }: { edit: CalendarEditView; editing: CalendarEditing }) {
  const t = useT('calendar');
  const { language } = usePageContext();
  const { kind, state, worked } = edit;
  const isUndo = state === 'undoing';
  const total = isUndo ? edit.departures : edit.total;
  const number = new Intl.NumberFormat(language);
  const counts = { done: number.format(worked), total: number.format(total) };
  return (
    <Notice>
      <div className={styles.underWay}>
        <p>
          <strong>{t(`do_${kind}`)}</strong> · {spanText(t, language, edit)}
        </p>
        <progress max={Math.max(total, 1)} value={worked} aria-label={t(`do_${kind}`)} />
        <p>{t(isUndo ? 'undoing' : 'working', counts)}</p>
        <p className={styles.soft}>{t('leave')}</p>
        {isUndo ? null : (
          <Button look="line" disabled={editing.isBusy} onClick={() => void editing.undo(edit)}>
            {t('stop_undo')}
          </Button>
        )}
      </div>
    </Notice>
  );
}
