import { type ReactNode, useState } from 'react';
import { hasDraft } from '#web/forms/use-draft-submit.ts';
import styles from './console.module.css';

type Props = {
  caseId: string;
  summary: string;
  /** For screen readers, where several have one summary. */
  spoken?: string;
  isOpen?: boolean;
  /** Something is taken from a user: it is red. */
  isHarmful?: boolean;
  children: ReactNode;
};

/** Forms of a case in a fold, which is open from the start while something is written in one of them. */
export function DraftFold({ caseId, summary, spoken, isOpen = false, isHarmful = false, children }: Props) {
  const [isBegun] = useState(() => hasDraft(caseId));
  return (
    <details className={`${styles.fold}${isHarmful ? ` ${styles.harmful}` : ''}`} open={isOpen || isBegun}>
      <summary aria-label={spoken}>{summary}</summary>
      {children}
    </details>
  );
}
