import type { ReactNode } from 'react';
import type { CheckedDocumentView } from '#contract/operator/supplier-documents.ts';
import * as paths from '#contract/paths.generated.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { DocumentFacts } from '#web/supplier-documents/document-facts.tsx';
import { OpenButton } from '#web/supplier-documents/open-button.tsx';
import console from '../console.module.css';
import { DecisionForm } from '../decision-form.tsx';

type Props = {
  document: CheckedDocumentView;
  onDone: (text: string) => Promise<void>;
  /** Whose it is, where documents of several partners stand. */
  children?: ReactNode;
};

const outcomes = ['accepted', 'refused'] as const;
const outcomeTexts = { accepted: 'accept', refused: 'refuse' } as const;

/** A document to look at and to decide on. */
export function CheckedDocument({ document, onDone, children }: Props) {
  const t = useT('supplier-documents');
  const { call } = usePageContext();
  const { id, kind, state, isStored, supplier } = document;
  const kindName = t(`kind_${kind}`);
  return (
    <>
      <DocumentFacts document={document}>{children}</DocumentFacts>
      {isStored ? <OpenButton path={paths.openDocument} document={document} /> : <p>{t('deleted')}</p>}
      {state === 'waiting' ? (
        <details className={console.fold}>
          <summary>{t('decide', { kind: kindName })}</summary>
          <DecisionForm
            outcomes={outcomes.map((value) => ({
              value,
              text: t(outcomeTexts[value]),
              fields: value === 'refused' ? ['reasons'] : [],
            }))}
            note={t('decide_note')}
            decide={async ({ outcome, reasons }) => {
              await call(paths.decideDocument, { params: { id }, body: { outcome, reasons } });
              await onDone(t(`${outcome}_done`, { kind: kindName, partner: supplier.name }));
            }}
          />
        </details>
      ) : null}
    </>
  );
}
