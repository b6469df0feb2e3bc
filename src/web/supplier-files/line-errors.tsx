import type { ImportLineError } from '#contract/suppliers/imports/import-files.ts';
import { useT } from '#web/runtime/router/page-context.ts';
import styles from './files.module.css';

/** What is wrong with a line; a tour may have further lines, one for each option. */
export function LineErrors({ line, faults }: { line: number; faults: readonly ImportLineError[] }) {
  const t = useT('supplier-files');
  if (faults.length === 0) return null;
  return (
    <ul className={styles.faults}>
      {faults.map((fault) => (
        <li key={`${fault.line} ${fault.field} ${fault.message}`}>
          {fault.line === line ? null : `${t('line_number', { line: fault.line })}, `}
          <code>{fault.field}</code>: {fault.message}
        </li>
      ))}
    </ul>
  );
}
