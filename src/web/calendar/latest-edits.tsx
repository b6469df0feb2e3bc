import { useEffect, useRef, useState } from 'react';
import * as paths from '#contract/paths.generated.ts';
import type { ResponseBody } from '#web/runtime/api/call.ts';
import { usePageContext } from '#web/runtime/router/page-context.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import styles from './edits.module.css';
import { isStanding, lineText, useEditTexts } from './edit-texts.ts';
import { type CalendarEditing, isUnderWay } from './use-calendar-edit.ts';

type Edits = ResponseBody<'listCalendarEdits'>;
type Props = { latest: Edits; editing: CalendarEditing };

/** What was closed, opened or changed at once, and taking it back later. */
export function LatestEdits({ latest, editing }: Props) {
  const words = useEditTexts();
  const { t } = words;
  const { earlier, hasFailed, showMore } = useEarlierEdits(latest);
  const shown = [...latest.data, ...earlier.data].filter((edit) => isStanding(edit) && !isUnderWay(edit));
  const box = useRef<HTMLDetailsElement>(null);
  const shownBefore = useRef<number>(null);
  useEffect(() => {
    if (shownBefore.current === null) return;
    // The button goes with the last of them.
    const added = box.current!.querySelectorAll('li')[shownBefore.current];
    (added ?? (earlier.next ? null : box.current!.querySelector('summary')))?.focus();
    shownBefore.current = null;
  }, [earlier]);
  if (shown.length === 0 && !earlier.next) return null;
  return (
    <details ref={box} className={styles.latest}>
      <summary>{t('latest')}</summary>
      <ul>
        {shown.map((edit) => {
          const { id, kind, reason, undoneAt } = edit;
          const what = lineText(words, edit);
          const undo = t(`undo_${kind}`);
          return (
            <li key={id} tabIndex={-1}>
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
      {earlier.next ? (
        <Button
          look="line"
          onClick={() => {
            shownBefore.current = shown.length;
            showMore();
          }}
        >
          {t('earlier_edits')}
        </Button>
      ) : null}
      {hasFailed ? <Notice tone="bad">{t('failed')}</Notice> : null}
    </details>
  );
}

type Earlier = Edits & { pages: number };

/** Those behind the latest, page by page; again whenever the latest are, as one of them may have been undone. */
function useEarlierEdits(latest: Edits): { earlier: Earlier; hasFailed: boolean; showMore: () => void } {
  const { call } = usePageContext();
  // A new object at each press: what has failed is tried again.
  const [wanted, want] = useState({ pages: 0 });
  const [earlier, setEarlier] = useState<Earlier>({ data: [], next: latest.next, pages: 0 });
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    let isStale = false;
    const load = async () => {
      let found: Earlier = { data: [], next: latest.next, pages: 0 };
      while (found.pages < wanted.pages && found.next) {
        const { data, next } = await call(paths.listCalendarEdits, { query: { before: found.next } });
        found = { data: [...found.data, ...data], next, pages: found.pages + 1 };
      }
      return found;
    };
    const settle = (found: Earlier | null) => {
      if (isStale) return;
      // What was shown stays, and the button with it.
      setFailed(found === null);
      if (found) setEarlier(found);
    };
    void load().then(settle, () => settle(null));
    return () => void (isStale = true);
  }, [latest, wanted, call]);
  const showMore = () => {
    setFailed(false);
    want({ pages: earlier.pages + 1 });
  };
  return { earlier, hasFailed, showMore };
}
