import { useEffect, useState } from 'react';
import * as paths from '#contract/paths.generated.ts';
import type { ResponseBody } from '#web/runtime/api/call.ts';
import { usePageContext } from '#web/runtime/router/page-context.ts';
import { Button } from '#web/ui/button.tsx';
import styles from './edits.module.css';
import { isStanding, lineText, useEditTexts } from './edit-texts.ts';
import { type CalendarEditing, isUnderWay } from './use-calendar-edit.ts';

type Edits = ResponseBody<'listCalendarEdits'>;
type Props = { latest: Edits; editing: CalendarEditing };

/** What was closed, opened or changed at once, and taking it back later. */
export function LatestEdits({ latest, editing }: Props) {
  const words = useEditTexts();
  const { t } = words;
  const { earlier, showMore } = useEarlierEdits(latest);
  const shown = [...latest.data, ...earlier.data].filter((edit) => isStanding(edit) && !isUnderWay(edit));
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
      {earlier.next ? (
        <Button look="line" onClick={showMore}>
          {t('earlier_edits')}
        </Button>
      ) : null}
    </details>
  );
}

/** Those behind the latest, page by page; anew whenever the latest are, as one of them may have been undone. */
function useEarlierEdits(latest: Edits): { earlier: Edits; showMore: () => void } {
  const { call } = usePageContext();
  const [pages, setPages] = useState(0);
  const [earlier, setEarlier] = useState<Edits>({ data: [], next: latest.next });
  useEffect(() => {
    let isStale = false;
    const load = async () => {
      let found: Edits = { data: [], next: latest.next };
      for (let page = 0; page < pages && found.next; page++) {
        const { data, next } = await call(paths.listCalendarEdits, { query: { before: found.next } });
        found = { data: [...found.data, ...data], next };
      }
      if (!isStale) setEarlier(found);
    };
    // What was shown stays, and the button with it.
    void load().catch(() => undefined);
    return () => void (isStale = true);
  }, [latest, pages, call]);
  return { earlier, showMore: () => setPages(pages + 1) };
}
