import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { EntryImportView } from '#contract/suppliers/imports/entry-imports.ts';
import * as paths from '#contract/paths.generated.ts';
import { ConfirmInPlace } from '#web/profile/security/confirm-in-place.tsx';
import { saveResponse } from '#web/runtime/api/save-response.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import type { Acts } from '#web/team/use-acts.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { momentText } from '#web/ui/place-time.ts';
import { StatusMessage } from '#web/ui/status-message.tsx';
import { FileChoice } from './file-choice.tsx';
import styles from './files.module.css';
import { ImportChoice } from './import-choice.tsx';
import { ImportResult } from './import-result.tsx';
import { useImport } from './use-import.ts';

type Props = { imports: readonly EntryImportView[]; acts: Acts };

/** Bookings that were taken elsewhere: looked at as soon as their file is chosen, and undone as a whole. */
export function BookingsSection({ imports, acts }: Props) {
  const t = useT('supplier-files');
  const { call, language } = usePageContext();
  const { revalidate } = useRevalidator();
  const chosen = useImport({
    look: (body) => call(paths.previewEntryImport, { body }),
    take: (body, idempotencyKey) => call(paths.importEntries, { body, idempotencyKey }),
  });
  const { preview, outcome, state, begin } = chosen;
  const created = outcome?.created ?? 0;
  const take = async (lines: number[]) => {
    await begin(lines);
    await revalidate();
  };
  return (
    <section className={styles.section} aria-labelledby="bookings">
      <h2 id="bookings">{t('bookings')}</h2>
      <p className={styles.text}>{t('bookings_text')}</p>
      <FileChoice
        id="bookings-file"
        labels={{ template: t('bookings_template'), file: t('bookings_file'), note: t('bookings_file_note') }}
        chosen={chosen}
        onTemplate={() => saveResponse(paths.getEntryTemplate, {}, language)}
      />
      {preview && !outcome ? (
        <ImportChoice
          column={t('booking')}
          preview={preview}
          isBusy={state !== 'idle'}
          buttonText={(count) => t('bookings_begin', { count })}
          onBegin={take}
        >
          <p>{t('bookings_found', { count: preview.bookings })}</p>
          {preview.known > 0 ? <p>{t('bookings_known', { count: preview.known })}</p> : null}
        </ImportChoice>
      ) : null}
      <StatusMessage isShown={outcome !== null}>
        <Notice tone={created > 0 ? 'good' : 'bad'}>{t('bookings_created', { count: created })}</Notice>
      </StatusMessage>
      {preview && outcome ? (
        <ImportResult
          column={t('booking')}
          preview={preview}
          outcome={outcome}
          address={(id) => `/supplier/departures/${id}`}
        />
      ) : null}
      {imports.length > 0 ? <Imports imports={imports} acts={acts} /> : null}
    </section>
  );
}

function Imports({ imports, acts }: Props) {
  const t = useT('supplier-files');
  const { call, language } = usePageContext();
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const [confirmingId, setConfirmingId] = useState<string | null>(null);
  const undo = (id: string) => {
    setConfirmingId(null);
    void acts.run(() => call(paths.undoEntryImport, { params: { id } }), t('undone'));
  };
  return (
    <div className={styles.preview}>
      <h3>{t('imports')}</h3>
      <ul className={styles.imports}>
        {imports.map(({ id, madeAt, entries, live, isUndone }) => {
          const moment = momentText(madeAt, timeZone, language);
          return (
            <li key={id}>
              <p>
                {moment} · {isUndone ? t('is_undone') : t('import_counts', { count: entries, live })}
              </p>
              {live > 0 && confirmingId !== id ? (
                <Button
                  look="line"
                  disabled={acts.isBusy}
                  aria-label={t('undo_spoken', { moment })}
                  onClick={() => setConfirmingId(id)}
                >
                  {t('undo')}
                </Button>
              ) : null}
              {confirmingId === id ? (
                <ConfirmInPlace
                  question={t('undo_question', { count: live })}
                  action={t('undo')}
                  onConfirm={() => undo(id)}
                  onCancel={() => setConfirmingId(null)}
                />
              ) : null}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
