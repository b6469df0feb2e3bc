import { useEffect, useState } from 'react';
import * as paths from '#contract/paths.generated.ts';
import type { TourVersionView } from '#contract/suppliers/tour-drafts.ts';
import { serverText } from '#web/runtime/api/problem-text.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { momentText } from '#web/ui/place-time.ts';
import { StatusMessage } from '#web/ui/status-message.tsx';
import styles from './editor.module.css';
import type { Editing } from './use-draft.ts';

/** What was submitted, published and returned, each to be restored. Loaded when it is opened. */
export function History({ editing }: { editing: Editing }) {
  const t = useT('authoring');
  const { call, language } = usePageContext();
  const { id, version, isInReview, state } = editing.draft;
  const [isOpen, setOpen] = useState(false);
  const [versions, setVersions] = useState<TourVersionView[] | null>(null);
  const [problem, setProblem] = useState<unknown>(null);
  const [restored, setRestored] = useState({ moment: '', times: 0 });
  useEffect(() => {
    if (!isOpen) return;
    let isCurrent = true;
    call(paths.listTourVersions, { params: { id } }).then(
      ({ data }) => isCurrent && setVersions(data),
      (thrown: unknown) => isCurrent && setProblem(thrown),
    );
    return () => void (isCurrent = false);
  }, [call, id, isOpen, version, isInReview, state]);
  const momentOf = ({ at }: TourVersionView) =>
    momentText(at, Intl.DateTimeFormat().resolvedOptions().timeZone, language);
  const restore = async (wanted: TourVersionView) => {
    setProblem(null);
    try {
      const saved = await editing.flush();
      if (!saved) throw new Error('not saved');
      const body = { versionId: wanted.id, basedOn: saved.version };
      editing.replace(await call(paths.restoreTourVersion, { params: { id }, body }));
      setRestored(({ times }) => ({ moment: momentOf(wanted), times: times + 1 }));
    } catch (thrown) {
      setProblem(thrown);
    }
  };
  return (
    <details className={styles.more} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t('history')}</summary>
      <StatusMessage key={restored.times} isShown={restored.times > 0}>
        <Notice tone="good">{t('restored_version', { moment: restored.moment })}</Notice>
      </StatusMessage>
      {problem ? <Notice tone="bad">{serverText(problem, t) ?? t('failed')}</Notice> : null}
      {versions?.length === 0 ? <p>{t('history_none')}</p> : null}
      <ol className={styles.history}>
        {versions?.map((one) => (
          <li key={one.id}>
            <Version
              version={one}
              moment={momentOf(one)}
              restore={editing.draft.may.edit ? () => void restore(one) : null}
            />
          </li>
        ))}
      </ol>
    </details>
  );
}

type VersionProps = { version: TourVersionView; moment: string; restore: (() => void) | null };

/** With its time: of one day there may be several. */
function Version({ version: { what, by, reason, changes }, moment, restore }: VersionProps) {
  const t = useT('authoring');
  return (
    <>
      <p>
        <strong>{t(`what_${what}`)}</strong> {moment} {by === null ? null : t('by', { name: by })}
      </p>
      {reason ? <p className={styles.reason}>{reason}</p> : null}
      <p className={styles.note}>{changes === 0 ? t('differs_none') : t('differs', { count: changes })}</p>
      {changes > 0 && restore ? (
        <div>
          <Button look="line" onClick={restore} aria-label={t('restore_spoken', { moment })}>
            {t('restore_version')}
          </Button>
        </div>
      ) : null}
    </>
  );
}
