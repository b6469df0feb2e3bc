import { memo, type ReactNode, useCallback, useState } from 'react';
import type { ImportPreviewLine } from '#contract/suppliers/imports/import-files.ts';
import { listText } from '#kernel/formats.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import '#web/styles/boxes.css';
import styles from './files.module.css';
import { LineErrors } from './line-errors.tsx';
import { LineFilter } from './line-filter.tsx';
import { takenBy } from './line-seats.ts';

type Props = {
  /** What a line is of. */
  column: string;
  preview: { lines: readonly ImportPreviewLine[]; faulty: number; faultCount: number };
  isBusy: boolean;
  buttonText: (count: number) => string;
  onBegin: (lines: number[]) => Promise<void>;
  children: ReactNode;
};

const takersMost = 5;

/** What a file has, line by line. All lines without an error are imported unless they are unticked; the button says how many. A line whose
 *  seats others of the file take can be ticked instead of them. */
export function ImportChoice({ column, preview, isBusy, buttonText, onBegin, children }: Props) {
  const t = useT('supplier-files');
  const { language } = usePageContext();
  const { lines, faulty, faultCount } = preview;
  const ready = lines.filter(({ status }) => status === 'ready').map(({ line }) => line);
  const [chosen, setChosen] = useState<ReadonlySet<number>>(() => new Set(ready));
  const [shown, setShown] = useState<'all' | 'faulty' | 'full' | 'ready'>(faulty > 0 ? 'faulty' : 'all');
  const toggle = useCallback(
    (line: number) => setChosen((now) => new Set(now).symmetricDifference(new Set([line]))),
    [],
  );
  const full = lines.filter(({ status }) => status === 'full').length;
  const takersOf = takenBy(lines, chosen);
  const takersText = (takers: readonly number[]) => {
    const [count, named] = [takers.length, takers.slice(0, takersMost).map(String)];
    if (count === 0) return '';
    return t('taken_by', { count, lines: count > takersMost ? `${named.join(', ')} …` : listText(language, named) });
  };
  const more = faultCount - lines.reduce((sum, { faults }) => sum + faults.length, 0);
  return (
    <div className={styles.preview}>
      <Notice tone={faulty > 0 ? 'bad' : 'good'}>
        {children}
        {faulty > 0 ? <p>{t('faulty', { count: faulty })}</p> : null}
        {full > 0 ? <p>{t('full', { count: full })}</p> : null}
      </Notice>
      {ready.length > 0 ? (
        <div className={styles.take}>
          <Button disabled={isBusy || chosen.size === 0} onClick={() => void onBegin([...chosen])}>
            {buttonText(chosen.size)}
          </Button>
          <p role="status">{t('chosen', { chosen: chosen.size, count: ready.length + full })}</p>
        </div>
      ) : null}
      <LineFilter
        choices={[
          { name: 'all', text: t('show_all'), count: lines.length },
          { name: 'faulty', text: t('show_faulty'), count: faulty },
          { name: 'full', text: t('show_full'), count: full },
          { name: 'ready', text: t('show_ready'), count: ready.length },
        ]}
        shown={shown}
        onShow={setShown}
      />
      <div className={styles.scroller} role="region" aria-label={t('lines')} tabIndex={0}>
        <table className={styles.lines}>
          <thead>
            <tr>
              <th scope="col">
                <ChooseAll
                  state={chosen.size === 0 ? 'none' : ready.every((line) => chosen.has(line)) ? 'all' : 'some'}
                  isDisabled={isBusy || ready.length === 0}
                  onChoose={(all) => setChosen(new Set(all ? ready : []))}
                />
              </th>
              <th scope="col">{t('line')}</th>
              <th scope="col">{column}</th>
            </tr>
          </thead>
          <tbody>
            {lines.map((one) =>
              shown === 'all' || one.status === shown ? (
                <ChoiceRow
                  key={one.line}
                  row={one}
                  isChosen={chosen.has(one.line)}
                  isDisabled={isBusy}
                  takers={takersText(takersOf(one))}
                  onToggle={toggle}
                />
              ) : null,
            )}
          </tbody>
        </table>
      </div>
      {more > 0 && shown !== 'ready' ? <p>{t('more_faults', { count: more })}</p> : null}
    </div>
  );
}

type AllProps = { state: 'none' | 'some' | 'all'; isDisabled: boolean; onChoose: (all: boolean) => void };

function ChooseAll({ state, isDisabled, onChoose }: AllProps) {
  const t = useT('supplier-files');
  return (
    <label className={styles.tick}>
      <input
        type="checkbox"
        aria-label={t('choose_all')}
        ref={(box) => {
          if (box) box.indeterminate = state === 'some';
        }}
        checked={state === 'all'}
        disabled={isDisabled}
        onChange={() => onChoose(state !== 'all')}
      />
    </label>
  );
}

type RowProps = {
  row: ImportPreviewLine;
  isChosen: boolean;
  isDisabled: boolean;
  /** Which chosen lines leave it no seats; '': none. */
  takers: string;
  onToggle: (line: number) => void;
};

/** Remembered: a file has up to 2,000 of them, and a tick changes one. */
const ChoiceRow = memo(function ChoiceRow({ row, isChosen, isDisabled, takers, onToggle }: RowProps) {
  const t = useT('supplier-files');
  const { line, status, missing, faults } = row;
  const title = row.title || t('untitled');
  return (
    <tr>
      <td>
        <label className={styles.tick}>
          <input
            type="checkbox"
            aria-label={t('choose_line', { line, title })}
            checked={isChosen}
            disabled={isDisabled || takers !== '' || (status !== 'ready' && status !== 'full')}
            onChange={() => onToggle(line)}
          />
        </label>
      </td>
      <td className={styles.number}>{line}</td>
      <td>
        {title}
        {status === 'known' ? <p className={styles.why}>{t('is_known')}</p> : null}
        {missing > 0 ? <p className={styles.why}>{t('missing', { count: missing })}</p> : null}
        {takers ? <p className={styles.why}>{takers}</p> : null}
        {status === 'full' ? null : <LineErrors line={line} faults={faults} />}
      </td>
    </tr>
  );
});
