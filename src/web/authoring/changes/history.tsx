import { useEffect, useState } from 'react';
import * as paths from '#contract/paths.generated.ts';
import type { TourVersionView } from '#contract/suppliers/tour-drafts.ts';
import { serverText } from '#web/runtime/api/problem-text.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { Notice } from '#web/ui/notice.tsx';
import { momentText } from '#web/ui/place-time.ts';
import { StatusMessage } from '#web/ui/status-message.tsx';
import { type CatalogueNames, loadCatalogueNames } from '../catalogue-names.ts';
import styles from '../editor.module.css';
import type { Editing } from '../use-draft.ts';
import { Restoration } from './restoration.tsx';
import { VersionEntry } from './version-entry.tsx';

type Loaded = { versions: TourVersionView[]; names: CatalogueNames };

/** What was submitted, published and returned, with what each version changed, each to be restored. Loaded when it is opened. */
export function History({ editing }: { editing: Editing }) {
  const t = useT('authoring');
  const { call, language } = usePageContext();
  const { id, version, isInReview, state, may } = editing.draft;
  const [isOpen, setOpen] = useState(false);
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [problem, setProblem] = useState<unknown>(null);
  const [restored, setRestored] = useState({ moment: '', times: 0 });
  useEffect(() => {
    if (!isOpen) return;
    let isCurrent = true;
    Promise.all([call(paths.listTourVersions, { params: { id } }), loadCatalogueNames({ call, language })]).then(
      ([{ data: versions }, names]) => {
        if (!isCurrent) return;
        setLoaded({ versions, names });
        setProblem(null);
      },
      (thrown: unknown) => isCurrent && setProblem(thrown),
    );
    return () => void (isCurrent = false);
  }, [call, language, id, isOpen, version, isInReview, state]);
  const onRestored = (moment: string) => setRestored(({ times }) => ({ moment, times: times + 1 }));
  return (
    <details className={styles.more} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t('history')}</summary>
      <StatusMessage key={restored.times} isShown={restored.times > 0}>
        <Notice tone="good">{t('restored_version', { moment: restored.moment })}</Notice>
      </StatusMessage>
      {problem ? <Notice tone="bad">{serverText(problem, t) ?? t('failed')}</Notice> : null}
      <p className={styles.note}>{t('history_what')}</p>
      {loaded?.versions.length === 0 ? <p>{t('history_none')}</p> : null}
      <ol className={styles.history}>
        {loaded?.versions.map((one) => {
          const moment = momentText(one.at, Intl.DateTimeFormat().resolvedOptions().timeZone, language);
          const entry = { version: one, moment, editing, names: loaded.names };
          return (
            <li key={one.id}>
              <VersionEntry {...entry} />
              {one.changes > 0 && may.edit ? <Restoration {...entry} onRestored={() => onRestored(moment)} /> : null}
            </li>
          );
        })}
      </ol>
    </details>
  );
}
