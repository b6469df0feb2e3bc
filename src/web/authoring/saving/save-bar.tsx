import { useState } from 'react';
import { useT } from '#web/runtime/router/page-context.ts';
import styles from './save-bar.module.css';
import { markedSteps, type Step } from '../steps.ts';
import type { Editing } from '../use-draft.ts';
import { useSaveText } from './use-save-text.ts';

type Props = {
  editing: Editing;
  percent: number;
  step: Step;
  goTo: (step: Step) => void;
  /** Brings what a colleague has changed into view. */
  showMerge: () => void;
};

/** How much is written and whether it is saved: in view wherever one writes, as is that a colleague has changed the tour, too. */
export function SaveBar({ editing, percent, step, goTo, showMerge }: Props) {
  const t = useT('authoring');
  const saving = useSaveText(editing);
  const [marked] = markedSteps(editing);
  return (
    <div className={styles.bar}>
      <p className={styles.progress}>
        <span>{t('complete', { percent })}</span>
        <progress max={100} value={percent} aria-hidden="true" />
        <span role="status" className={styles[saving.state]}>
          {saving.text}
        </span>
        {marked && marked !== step ? (
          <button type="button" onClick={() => goTo(marked)}>
            {t('save_correct')}
          </button>
        ) : null}
      </p>
      <MergeLink editing={editing} show={showMerge} />
    </div>
  );
}

/** Until it was followed, or as long as there is something to choose. */
function MergeLink({ editing: { merge }, show }: { editing: Editing; show: () => void }) {
  const t = useT('authoring');
  const [seen, setSeen] = useState<Editing['merge']>(null);
  if (!merge) return null;
  const count = merge.conflicts.length;
  if (count === 0 && merge === seen) return null;
  return (
    <button
      type="button"
      onClick={() => {
        setSeen(merge);
        show();
      }}
    >
      {count > 0 ? t('merged_choose', { count }) : t('merged_see', { name: merge.by ?? t('somebody') })}
    </button>
  );
}
