import { type ReactNode, useId, useState } from 'react';
import { hasDraft } from '#web/forms/use-draft-submit.ts';
import styles from './cases.module.css';

/** What a case is known by while it is closed. */
export type CaseSummary = {
  title: string;
  facts: readonly (ReactNode | null)[];
  excerpt?: string | undefined;
  language?: string;
};

type Props<Case> = {
  cases: readonly Case[];
  summaryOf: (one: Case) => CaseSummary;
  children: (one: Case) => ReactNode;
};

/** A row for each case: one is open at a time, from the start the only one, or the one in which something is written. */
export function FoldedCases<Case extends { id: string }>({ cases, summaryOf, children }: Props<Case>) {
  const [first] = useState(() => (cases.length === 1 ? cases[0] : cases.find(({ id }) => hasDraft(id)))?.id ?? null);
  const [openId, setOpenId] = useState(first);
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set(first ? [first] : []));
  const toggle = (id: string, isOpen: boolean) => {
    if (isOpen) setOpened((before) => new Set(before).add(id));
    setOpenId((before) => (isOpen ? id : before === id ? null : before));
  };
  return (
    <ul className={styles.rows}>
      {cases.map((one) => (
        <li key={one.id}>
          <Row summary={summaryOf(one)} isOpen={openId === one.id} onToggle={(isOpen) => toggle(one.id, isOpen)}>
            {opened.has(one.id) ? children(one) : null}
          </Row>
        </li>
      ))}
    </ul>
  );
}

type RowProps = { summary: CaseSummary; isOpen: boolean; onToggle: (isOpen: boolean) => void; children: ReactNode };

function Row({ summary: { title, facts, excerpt, language }, isOpen, onToggle, children }: RowProps) {
  const id = useId();
  return (
    <article className={styles.row} aria-labelledby={id}>
      <details open={isOpen} onToggle={({ currentTarget }) => onToggle(currentTarget.open)}>
        <summary>
          <h2 id={id}>{title}</h2>
          <span className={styles.soft}>
            {facts.map((fact, number) => (fact ? <span key={number}>{fact}</span> : null))}
          </span>
          {excerpt ? (
            <span className={styles.excerpt} lang={language}>
              {excerpt}
            </span>
          ) : null}
        </summary>
        <div className={styles.case}>{children}</div>
      </details>
    </article>
  );
}
