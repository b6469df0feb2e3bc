import type { CalendarEditView } from '#contract/suppliers/calendar-edits.ts';
import { numberFormat } from '#kernel/formats.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import styles from './edits.module.css';
import { spanText } from './edit-texts.ts';
import type { CalendarEditing } from './use-calendar-edit.ts';

const share = ({ worked, total }: CalendarEditView): number => worked / Math.max(total, 1);

/** Read out when an edit begins and at each quarter, not at each of its hundred steps. It is rendered before: a region that comes with
 *  its text is often not read. The end has a message of its own. */
export function ProgressSpoken({ edit }: { edit: CalendarEditView | null }) {
  const t = useT('calendar');
  const { language } = usePageContext();
  const percent = numberFormat(language, { style: 'percent' });
  const done = edit ? percent.format(Math.floor(4 * share(edit)) / 4) : '';
  return (
    <p className="visually-hidden" role="status">
      {edit
        ? t(edit.state === 'undoing' ? 'undoing_spoken' : 'working_spoken', { what: t(`do_${edit.kind}`), done })
        : ''}
    </p>
  );
}

/** How far an edit is that goes on by itself. `ProgressSpoken` says it to the ear. */
export function EditProgress({ edit, editing }: { edit: CalendarEditView; editing: CalendarEditing }) {
  const t = useT('calendar');
  const { language } = usePageContext();
  const { kind, state, worked, total } = edit;
  const isUndo = state === 'undoing';
  const number = numberFormat(language);
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
