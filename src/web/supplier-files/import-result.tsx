import { useState } from 'react';
import { Link } from 'react-router';
import type { ImportedLine, ImportPreviewLine } from '#contract/suppliers/imports/import-files.ts';
import { useT } from '#web/runtime/router/page-context.ts';
import styles from './files.module.css';
import { LineErrors } from './line-errors.tsx';
import { LineFilter } from './line-filter.tsx';

type Props = {
  column: string;
  /** For the titles, and for the errors of what could not be chosen. */
  preview: { lines: readonly ImportPreviewLine[] };
  outcome: { lines: readonly ImportedLine[] };
  address: (id: string) => string;
};

/** What became of each line: what was made, with its page, and why others were left out. */
export function ImportResult({ column, preview, outcome: { lines }, address }: Props) {
  const t = useT('supplier-files');
  const [shown, setShown] = useState<'all' | 'created' | 'left_out'>('all');
  const looked = new Map(preview.lines.map((one) => [one.line, one]));
  const created = lines.filter(({ id }) => id !== null);
  return (
    <div className={styles.preview}>
      <LineFilter
        choices={[
          { name: 'all', text: t('show_all'), count: lines.length },
          { name: 'created', text: t('show_created'), count: created.length },
          { name: 'left_out', text: t('show_left_out'), count: lines.length - created.length },
        ]}
        shown={shown}
        onShow={setShown}
      />
      <div className={styles.scroller} role="region" aria-label={t('results')} tabIndex={0}>
        <table className={styles.lines}>
          <thead>
            <tr>
              <th scope="col">{t('line')}</th>
              <th scope="col">{column}</th>
            </tr>
          </thead>
          <tbody>
            {lines.map((one) =>
              shown === 'all' || (shown === 'created') === (one.id !== null) ? (
                <ResultRow key={one.line} row={one} looked={looked.get(one.line)} address={address} />
              ) : null,
            )}
          </tbody>
        </table>
      </div>
    </div>
  );
}

type RowProps = { row: ImportedLine; looked: ImportPreviewLine | undefined; address: Props['address'] };

function ResultRow({ row: { line, outcome, id, faults }, looked, address }: RowProps) {
  const t = useT('supplier-files');
  const title = looked?.title || t('untitled');
  const before = looked && looked.status !== 'ready' ? looked : null;
  const why = outcome === 'not_chosen' ? (before?.status ?? outcome) : outcome;
  return (
    <tr>
      <td className={styles.number}>{line}</td>
      <td>
        {id ? <Link to={address(id)}>{title}</Link> : title}
        <p className={styles.why}>{t(`outcome_${why === 'ready' ? 'created' : why}`)}</p>
        <LineErrors line={line} faults={faults.length > 0 ? faults : (before?.faults ?? [])} />
      </td>
    </tr>
  );
}
