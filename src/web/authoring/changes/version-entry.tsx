import { useState } from 'react';
import * as paths from '#contract/paths.generated.ts';
import type { TourVersionChangesView, TourVersionView } from '#contract/suppliers/tour-drafts.ts';
import type { Difference } from '#kernel/tour-documents/compare-documents.ts';
import { serverText } from '#web/runtime/api/problem-text.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { Notice } from '#web/ui/notice.tsx';
import type { CatalogueNames } from '../catalogue-names.ts';
import styles from '../editor.module.css';
import { useFieldWords } from '../field-label.ts';
import type { Editing } from '../use-draft.ts';
import { ChangesTable } from './changes-table.tsx';

export type EntryProps = {
  version: TourVersionView;
  /** With its time: of one day there may be several. */
  moment: string;
  editing: Editing;
  names: CatalogueNames;
};

const namedMax = 4;

/** What became of a version, and which fields it changed. */
export function VersionEntry({ version, moment, editing, names }: EntryProps) {
  const t = useT('authoring');
  const { what, by, reason, changes, changed } = version;
  const words = useFieldWords({ document: editing.document, currency: editing.draft.currency });
  const fields = [...new Set(changed?.map(words.label))];
  const named = fields.slice(0, namedMax).join(', ');
  const more = fields.length - namedMax;
  return (
    <>
      <p>
        <strong>{t(`what_${what}`)}</strong> {moment} {by === null ? null : t('by', { name: by })}
        {version.version === 0 ? t('by_unknown') : null}
      </p>
      {reason ? <p className={styles.reason}>{reason}</p> : null}
      {fields.length > 0 ? (
        <Changed
          summary={
            more > 0 ? t('changed_more', { fields: named, count: more }) : t('changed_fields', { fields: named })
          }
          label={t('changed_in', { moment })}
          entry={{ version, moment, editing, names }}
        />
      ) : (
        <p className={styles.note}>{t(changed === null ? 'changed_first' : 'changed_nothing')}</p>
      )}
      <p className={styles.note}>{changes === 0 ? t('differs_none') : t('differs', { count: changes })}</p>
    </>
  );
}

type ChangedProps = { summary: string; label: string; entry: EntryProps };

/** Loaded when it is opened: texts are long. */
function Changed({ summary, label, entry: { version, editing, names } }: ChangedProps) {
  const t = useT('authoring');
  const { call } = usePageContext();
  const { draft, document } = editing;
  const [loaded, setLoaded] = useState<TourVersionChangesView | null>(null);
  const [problem, setProblem] = useState<unknown>(null);
  const differences = (loaded?.sincePrevious ?? []) as Difference[];
  const words = useFieldWords({ document, currency: draft.currency, names, differences });
  const load = () => {
    setProblem(null);
    const params = { id: draft.id, versionId: version.id };
    call(paths.getTourVersionChanges, { params }).then(setLoaded, setProblem);
  };
  return (
    <details
      className={styles.more}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open && !loaded) load();
      }}
    >
      <summary>{summary}</summary>
      {problem ? <Notice tone="bad">{serverText(problem, t) ?? t('failed')}</Notice> : null}
      {loaded ? (
        <ChangesTable
          label={label}
          differences={differences}
          words={words}
          columns={{ before: t('changed_before'), after: t('changed_after') }}
        />
      ) : null}
    </details>
  );
}
