import { type ReactNode, useId } from 'react';
import * as paths from '#contract/paths.generated.ts';
import { bookingsForShares, type PerformanceTable } from '#kernel/choices/performance.ts';
import { serverText } from '#web/runtime/api/problem-text.ts';
import { useT } from '#web/runtime/router/page-context.ts';
import { DownloadButton } from '#web/ui/files/download-button.tsx';
import { ScrollTable } from '#web/ui/tables/scroll-table.tsx';
import { parametersOf, type PerformanceQuery } from './performance-address.ts';
import styles from './performance.module.css';

type Props = {
  table: PerformanceTable;
  query: PerformanceQuery;
  title: string;
  note: ReactNode;
  children: ReactNode;
};

/** Charts with the numbers that they are drawn from, as a table below and as a file. */
export function Figure({ table, query, title, note, children }: Props) {
  const t = useT('performance');
  const id = useId();
  const texts = {
    label: t('download'),
    spoken: t('download_spoken', { what: title }),
    working: t('downloading'),
    done: t('downloaded'),
    failed: (problem: unknown) => serverText(problem, t) ?? t('download_failed'),
  };
  return (
    <section className={styles.figure} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <p className={styles.note}>{note}</p>
      {children}
      <DownloadButton path={paths.downloadPerformance} query={{ table, ...parametersOf(query) }} texts={texts} />
    </section>
  );
}

/** In the place of a chart. */
export function TooFew({ bookings }: { bookings: number }) {
  const t = useT('performance');
  return <p>{bookings === 0 ? t('median_none') : t('too_few', { count: bookings, least: bookingsForShares })}</p>;
}

type Cells = readonly [string, ...string[]];
type TableProps = {
  caption: string;
  head: Cells;
  rows: readonly Cells[];
  none?: string;
  /** What the first cells are. */
  first?: 'days' | 'names';
};

/** The numbers of a chart. The first cell of a row names it. */
export function Numbers({ caption, head, rows, none, first }: TableProps) {
  const t = useT('performance');
  const id = useId();
  return (
    <details className={styles.numbers}>
      <summary id={id}>{t('as_table', { what: caption })}</summary>
      {rows.length === 0 ? (
        <p>{none}</p>
      ) : (
        <ScrollTable labelledBy={id} first={first} isLong>
          <thead>
            <tr>
              {head.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([name, ...cells], number) => (
              <tr key={number}>
                <th scope="row">{name}</th>
                {cells.map((cell, index) => (
                  <td key={index}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </ScrollTable>
      )}
    </details>
  );
}
