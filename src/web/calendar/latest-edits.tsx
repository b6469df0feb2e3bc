import type { CalendarEditView } from '#contract/suppliers/calendar-edits.ts';
import { Button } from '#web/ui/button.tsx';
import styles from './edits.module.css';
import { isStanding, lineText, useEditTexts } from './edit-texts.ts';
import { type CalendarEditing, isUnderWay } from './use-calendar-edit.ts';

type Props = { edits: readonly CalendarEditView[]; editing: CalendarEditing };

/** What was closed, opened or changed at once, and taking it back later. */
export function LatestEdits({ edits, editing }: Props) {
  const words = useEditTexts();
  const { t } = words;
  const shown = edits.filter((edit) => isStanding(edit) && !isUnderWay(edit));
  if (shown.length === 0) return null;
  return (
    <details className={styles.latest}>
      <summary>{t('latest')}</summary>
      <ul>
        {shown.map((edit) => {
          const { id, kind, reason, undoneAt } = edit;
          const what = lineText(words, edit);
          const undo = t(`undo_${kind}`);
          return (
            <li key={id}>
              <p>
                {what}
                {reason ? <span className={styles.soft}> · {reason}</span> : null}
              </p>
              {undoneAt ? (
                <p className={styles.soft}>{t('was_undone')}</p>
              ) : edit.undoable ? (
                <Button
                  look="line"
                  disabled={editing.isBusy}
                  aria-label={t('undo_spoken', { undo, what })}
                  onClick={() => void editing.undo(edit)}
                >
                  {undo}
                </Button>
              ) : null}
            </li>
          );
        })}
      </ul>
    </details>
  );
}
