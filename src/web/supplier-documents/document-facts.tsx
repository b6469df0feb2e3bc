import type { ReactNode } from 'react';
import type { OwnDocumentView } from '#contract/operator/supplier-documents.ts';
import { longDate } from '#web/articles/long-date.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { Badge, type BadgeTone } from '#web/ui/badge.tsx';
import styles from './documents.module.css';

type Facts = Pick<
  OwnDocumentView,
  'kind' | 'name' | 'state' | 'validUntil' | 'ends' | 'uploadedBy' | 'uploadedAt' | 'reason'
>;

const tones: Partial<Record<Facts['state'], BadgeTone>> = { accepted: 'good', refused: 'bad' };

/** What a document is, its status, until when it is valid, and who uploaded it. `children`: more in the line of its file. */
export function DocumentFacts({ document, children }: { document: Facts; children?: ReactNode }) {
  const t = useT('supplier-documents');
  const { language } = usePageContext();
  const { kind, name, state, validUntil, ends, uploadedBy, uploadedAt, reason } = document;
  const day = longDate(uploadedAt, language);
  return (
    <div className={styles.facts}>
      <div className={styles.heading}>
        <h3>{t(`kind_${kind}`)}</h3>
        <Badge tone={tones[state]}>{t(`state_${state}`)}</Badge>
      </div>
      <p className={styles.soft}>
        {children}
        <span>{name}</span>
        <span>{uploadedBy ? t('uploaded', { day, name: uploadedBy }) : t('uploaded_nobody', { day })}</span>
        {validUntil ? (
          <span className={ends ? styles[ends] : undefined}>
            {t(ends ? `valid_${ends}` : 'valid', { day: longDate(validUntil, language) })}
          </span>
        ) : null}
      </p>
      {reason ? (
        <p className={styles.reason}>
          <strong>{t('refused_because')}</strong> {reason}
        </p>
      ) : null}
    </div>
  );
}
