import { useState } from 'react';
import type { OwnDocumentView } from '#contract/operator/supplier-documents.ts';
import * as paths from '#contract/paths.generated.ts';
import { ConfirmInPlace } from '#web/profile/security/confirm-in-place.tsx';
import { serverText } from '#web/runtime/api/problem-text.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { DocumentFacts } from './document-facts.tsx';
import styles from './documents.module.css';
import { OpenButton } from './open-button.tsx';
import { UploadForm } from './upload-form.tsx';

type Props = { document: OwnDocumentView; onDone: (text: string) => Promise<void> };

export function OwnDocument({ document, onDone }: Props) {
  const t = useT('supplier-documents');
  const { call } = usePageContext();
  const [isReplacing, setReplacing] = useState(false);
  const [isConfirming, setConfirming] = useState(false);
  const [problem, setProblem] = useState('');
  const { id, kind, name, state, may } = document;
  const spoken = { kind: t(`kind_${kind}`), name };
  const withdraw = async () => {
    setProblem('');
    setConfirming(false);
    try {
      await call(paths.withdrawDocument, { params: { id } });
    } catch (thrown) {
      return setProblem(serverText(thrown, t) ?? t('failed'));
    }
    await onDone(t('withdrawn', { name }));
  };
  return (
    <>
      <DocumentFacts document={document} />
      {state === 'refused' && may.replace ? <p>{t('what_to_do')}</p> : null}
      {problem ? <Notice tone="bad">{problem}</Notice> : null}
      <div className={styles.actions}>
        <OpenButton path={paths.openOwnDocument} document={document} />
        {may.replace && !isReplacing ? (
          <Button
            look={state === 'refused' ? 'sea' : 'line'}
            aria-label={t('replace_spoken', spoken)}
            onClick={() => setReplacing(true)}
          >
            {t('replace')}
          </Button>
        ) : null}
        {may.withdraw && !isConfirming ? (
          <Button look="quiet" aria-label={t('withdraw_spoken', spoken)} onClick={() => setConfirming(true)}>
            {t('withdraw')}
          </Button>
        ) : null}
      </div>
      {isConfirming ? (
        <ConfirmInPlace
          question={t('withdraw_question', spoken)}
          action={t('withdraw')}
          onConfirm={() => void withdraw()}
          onCancel={() => setConfirming(false)}
        >
          <p>{t('withdraw_note')}</p>
        </ConfirmInPlace>
      ) : null}
      {isReplacing ? (
        <section className={styles.card} aria-label={t('replacing', spoken)}>
          <UploadForm replaced={document} onDone={onDone} onCancel={() => setReplacing(false)} />
        </section>
      ) : null}
    </>
  );
}
