import type { ReactNode } from 'react';
import type { CheckedDocumentView } from '#contract/operator/supplier-documents.ts';
import * as paths from '#contract/paths.generated.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { DocumentFacts } from '#web/supplier-documents/document-facts.tsx';
import styles from '#web/supplier-documents/documents.module.css';
import { OpenButton } from '#web/supplier-documents/open-button.tsx';
import { DecisionForm } from '../cases/decision-form.tsx';

type Props = {
  document: CheckedDocumentView;
  onDone: (text: string) => Promise<void>;
  /** Whose it is, where documents of several partners are listed. */
  children?: ReactNode;
};

/** A document to look at and to decide on. */
export function CheckedDocument({ document, onDone, children }: Props) {
  const t = useT('supplier-documents');
  const { call } = usePageContext();
  const { id, kind, state, isStored, supplier } = document;
  const kindName = t(`kind_${kind}`);
  return (
    <>
      <DocumentFacts document={document}>{children}</DocumentFacts>
      <div className={styles.decide}>
        {isStored ? <OpenButton path={paths.openDocument} document={document} /> : <p>{t('deleted')}</p>}
        {state === 'waiting' ? (
          <DecisionForm
            caseId={id}
            subject={kindName}
            outcomes={[
              { value: 'accepted', text: t('accept') },
              { value: 'refused', text: t('refuse'), asks: ['reasons'], isHarmful: true },
            ]}
            note={t('decide_note')}
            decide={async ({ outcome, reasons }) => {
              await call(paths.decideDocument, { params: { id }, body: { outcome, reasons } });
              await onDone(t(`${outcome}_done`, { kind: kindName, partner: supplier.name }));
            }}
          />
        ) : null}
      </div>
    </>
  );
}
