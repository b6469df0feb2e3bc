import { useState } from 'react';
import { Link } from 'react-router';
import { type EditKind, editKinds } from '#kernel/choices/calendar-edits.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { StatusMessage } from '#web/ui/status-message.tsx';
import styles from './edits.module.css';
import { EditForm } from './edit-form.tsx';
import { EditProgress, ProgressSpoken } from './edit-progress.tsx';
import { chosenText, isStanding, outcomeText, useEditTexts } from './edit-texts.ts';
import { RefusedDepartures } from './refused-departures.tsx';
import type { Tours } from './tour-choice.tsx';
import type { CalendarEditing } from './use-calendar-edit.ts';

type Span = { from: string; to: string };
type Props = {
  /** What the form begins with. */
  days: Span;
  /** null: all. */
  tourIds: readonly string[] | null;
  tours: Tours;
  editing: CalendarEditing;
  /** The days are chosen, and perhaps rows. */
  isChosen: boolean;
  rows?: string;
  clear: () => void;
};

/** The buttons that open the form, how far an edit is, and its outcome with a way back; before anything is sold, what comes first. */
export function EditBar({ days, tourIds, tours, editing, isChosen, rows, clear }: Props) {
  const t = useT('calendar');
  const { language } = usePageContext();
  const [kind, setKind] = useState<EditKind | null>(null);
  const { underWay } = editing;
  if (tours.every(({ units }) => units.length === 0))
    return (
      <Notice>
        {t('edits_none')} <Link to="/supplier/tours">{t('to_tours')}</Link>
      </Notice>
    );
  const close = () => {
    editing.forget();
    setKind(null);
  };
  return (
    <div className={styles.closing}>
      <div className={styles.buttons}>
        {/* It is there before it says something: so screen readers say it. */}
        <p role="status">
          {isChosen ? chosenText(t, language, days) : null}
          {isChosen && rows ? <span className={styles.soft}> {rows}</span> : null}
        </p>
        {isChosen ? (
          <Button look="line" onClick={clear}>
            {t('clear_days')}
          </Button>
        ) : null}
      </div>
      <div className={`${styles.buttons} ${styles.edits}`}>
        {editKinds.map((one) => (
          <Button key={one} look="line" onClick={() => setKind(one)}>
            {t(`do_${one}`)}
          </Button>
        ))}
      </div>
      <ProgressSpoken edit={underWay} />
      {underWay ? <EditProgress edit={underWay} editing={editing} /> : null}
      <EditOutcome editing={editing} isHidden={kind !== null} />
      <Dialog title={t(`do_${kind ?? 'close'}`)} open={kind !== null} onClose={close}>
        {kind ? (
          <EditForm kind={kind} days={days} tourIds={tourIds} tours={tours} editing={editing} onDone={close} />
        ) : null}
      </Dialog>
    </div>
  );
}

function EditOutcome({ editing, isHidden }: { editing: CalendarEditing; isHidden: boolean }) {
  const words = useEditTexts();
  const { t } = words;
  const { outcome, undoProblem, isBusy } = editing;
  if (undoProblem) return <Notice tone="bad">{undoProblem}</Notice>;
  const edit = outcome?.edit;
  return (
    <StatusMessage isShown={outcome !== null && !isHidden}>
      <Notice tone={edit && !isStanding(edit) ? 'plain' : 'good'} role="status">
        <div className={styles.outcome}>
          <p>{edit ? outcomeText(words, edit) : null}</p>
          {edit && edit.state === 'done' && isStanding(edit) ? (
            <Button look="line" disabled={isBusy} onClick={() => void editing.undo(edit)}>
              {t(`undo_${edit.kind}`)}
            </Button>
          ) : null}
        </div>
      </Notice>
      {edit && edit.state === 'done' && edit.refused > 0 ? (
        <RefusedDepartures total={edit.refused} refused={outcome.refused} />
      ) : null}
    </StatusMessage>
  );
}
