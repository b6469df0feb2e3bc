import type { SupplierView } from '#contract/suppliers/suppliers.ts';
import { missingDocuments } from '#kernel/choices/supplier-documents.ts';
import { listText } from '#kernel/formats.ts';
import type { ResponseBody } from '#web/runtime/api/call.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import styles from '#web/supplier-documents/documents.module.css';
import { Notice } from '#web/ui/notice.tsx';
import console from '../console.module.css';
import { CheckedDocument } from './checked-document.tsx';

export type OfSuppliers = ResponseBody<'listDocuments'>;

type Props = { supplier: SupplierView; documents: OfSuppliers; onDone: (text: string) => Promise<void> };

/** Documents of the supplier that is checked, and which of those that are required are missing. */
export function SupplierDocuments({ supplier, documents: { data, required }, onDone }: Props) {
  const t = useT('supplier-documents');
  const { language } = usePageContext();
  const own = data.filter((one) => one.supplier.id === supplier.id);
  const [current, history] = [false, true].map((isHistory) =>
    own.filter(({ state }) => (state === 'replaced' || state === 'withdrawn') === isHistory),
  );
  const missing = missingDocuments(required, own);
  const kinds = listText(
    language,
    missing.map((kind) => t(`kind_${kind}`)),
  );
  const waits = current!.some(({ state }) => state === 'waiting');
  return (
    <>
      {missing.length > 0 ? (
        <Notice tone="bad" role={undefined}>
          {t('missing', { kinds })}
        </Notice>
      ) : null}
      {own.length > 0 ? (
        <details className={console.fold} open={waits || undefined}>
          <summary>
            {t('of_partner')} ({current!.length})
          </summary>
          <Documents documents={current!} onDone={onDone} />
          {history!.length > 0 ? (
            <details className={console.fold}>
              <summary>{t('history', { count: history!.length })}</summary>
              <Documents documents={history!} onDone={onDone} />
            </details>
          ) : null}
        </details>
      ) : null}
    </>
  );
}

const Documents = ({ documents, onDone }: { documents: OfSuppliers['data']; onDone: Props['onDone'] }) => (
  <ul className={styles.documents}>
    {documents.map((document) => (
      <li key={document.id}>
        <CheckedDocument document={document} onDone={onDone} />
      </li>
    ))}
  </ul>
);
