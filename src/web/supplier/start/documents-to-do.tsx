import { listText } from '#kernel/formats.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import type { SupplierStart } from './load-start.ts';
import styles from './start.module.css';

type Props = { start: Pick<SupplierStart['start'], 'documents' | 'documentsMissing'> };

/** Which documents are missing, and which have to be replaced and why. */
export function DocumentsToDo({ start: { documents, documentsMissing } }: Props) {
  const t = useT('partner-home');
  const { language } = usePageContext();
  const kinds = listText(
    language,
    documentsMissing.map((kind) => t(`supplier-documents:kind_${kind}`)),
  );
  return (
    <ul className={styles.documents}>
      {documents.first.map(({ id, kind, problem, reason }) => (
        <li key={id}>
          {t(`step_documents_${problem}`, { kind: t(`supplier-documents:kind_${kind}`), reason: reason ?? '' })}
        </li>
      ))}
      {documentsMissing.length > 0 ? <li>{t('step_documents_missing', { kinds })}</li> : null}
    </ul>
  );
}
