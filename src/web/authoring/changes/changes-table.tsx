import { Fragment, type ReactNode, useState } from 'react';
import type { Difference } from '#kernel/tour-documents/compare-documents.ts';
import { useT } from '#web/runtime/router/page-context.ts';
import { Button } from '#web/ui/button.tsx';
import type { FieldWords } from '../field-label.ts';
import styles from './changes-table.module.css';
import { compareTexts, shortened, type Stretch } from './word-diff.ts';

type Props = {
  label: string;
  differences: readonly Difference[];
  words: FieldWords;
  /** Headings; without `before` there is nothing to compare with, and everything is shown as a whole. */
  columns: { before: string | null; after: string };
  noteOf?: (path: string) => ReactNode;
};

/** Field by field what differs between two versions of a tour, with the words that went and came marked. */
export function ChangesTable({ label, differences, words, columns, noteOf }: Props) {
  const t = useT('authoring');
  return (
    <div className={styles.table} role="region" tabIndex={0} aria-label={label}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('review_field')}</th>
            {columns.before === null ? null : <th scope="col">{columns.before}</th>}
            <th scope="col">{columns.after}</th>
          </tr>
        </thead>
        <tbody>
          {differences.map((difference) => (
            <Row
              key={difference.path}
              difference={difference}
              words={words}
              columns={columns}
              note={noteOf?.(difference.path)}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

type RowProps = Pick<Props, 'words' | 'columns'> & { difference: Difference; note: ReactNode };

function Row({ difference: { path, before, after }, words, columns, note }: RowProps) {
  const t = useT('authoring');
  const [isWhole, setWhole] = useState(false);
  const label = words.label(path);
  const now = words.value(path, after);
  const compared = compareTexts(words.value(path, before), now);
  const short = { before: shortened(compared.before), after: shortened(compared.after) };
  const isLong = columns.before !== null && lengthOf(short) < lengthOf(compared);
  const shown = isWhole || !isLong ? compared : short;
  return (
    <tr>
      <th scope="row">
        {label}
        {isLong ? (
          <Button
            look="quiet"
            className={styles.whole}
            aria-expanded={isWhole}
            aria-label={t(isWhole ? 'diff_short_spoken' : 'diff_whole_spoken', { field: label })}
            onClick={() => setWhole(!isWhole)}
          >
            {t(isWhole ? 'diff_short' : 'diff_whole')}
          </Button>
        ) : null}
      </th>
      {columns.before === null ? null : (
        <td data-column={columns.before}>
          <Marked stretches={shown.before} as="del" />
        </td>
      )}
      <td data-column={columns.before === null ? undefined : columns.after}>
        {columns.before === null ? now || t('empty') : <Marked stretches={shown.after} as="ins" />}
        {note}
      </td>
    </tr>
  );
}

const lengthOf = (both: { before: Stretch[]; after: Stretch[] }): number =>
  [...both.before, ...both.after].reduce((length, { text }) => length + text.length, 0);

function Marked({ stretches, as: Mark }: { stretches: readonly Stretch[]; as: 'del' | 'ins' }) {
  const t = useT('authoring');
  if (stretches.every(({ text }) => text === '')) return <span className={styles.nothing}>{t('empty')}</span>;
  return stretches.map(({ text, isChanged }, place) => {
    if (!isChanged) return <span key={place}>{text}</span>;
    const word = text.trimEnd();
    return (
      <Fragment key={place}>
        {word ? <Mark>{word}</Mark> : null}
        {text.slice(word.length)}
      </Fragment>
    );
  });
}
