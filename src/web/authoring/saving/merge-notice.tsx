import { useT } from '#web/runtime/router/page-context.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import styles from '../editor.module.css';
import { useFieldWords } from '../field-label.ts';
import type { Editing } from '../use-draft.ts';

/** What another editor has saved meanwhile: merged, except for fields that both have changed. */
export function MergeNotice({ editing }: { editing: Editing }) {
  const t = useT('authoring');
  const { document, draft, merge, takeTheirs } = editing;
  const words = useFieldWords({ document, currency: draft.currency });
  if (!merge) return null;
  return (
    <Notice role="status">
      <p>{t('merged', { name: merge.by ?? t('somebody') })}</p>
      {merge.conflicts.length > 0 ? (
        <>
          <p>{t('conflicts')}</p>
          <ul className={styles.conflicts}>
            {merge.conflicts.map((conflict) => (
              <li key={conflict.path}>
                <strong>{words.label(conflict.path)}</strong>
                <Button look="line" onClick={() => takeTheirs(conflict)}>
                  {t('take_theirs', { text: words.value(conflict.path, conflict.theirs) || t('empty') })}
                </Button>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </Notice>
  );
}
