import { Link } from 'react-router';
import type { TourImportPreview } from '#contract/suppliers/imports/tour-imports.ts';
import * as paths from '#contract/paths.generated.ts';
import { saveResponse } from '#web/runtime/api/save-response.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { StatusMessage } from '#web/ui/status-message.tsx';
import { Faults } from './faults.tsx';
import { FileChoice } from './file-choice.tsx';
import styles from './files.module.css';
import { useImport } from './use-import.ts';

/** A file is looked at as soon as it is chosen; its tours are begun by a button that says how many. */
export function ImportSection() {
  const t = useT('supplier-files');
  const { call, language } = usePageContext();
  const chosen = useImport({
    look: (body) => call(paths.previewTourImport, { body }),
    take: (body, idempotencyKey) => call(paths.importTours, { body, idempotencyKey }),
  });
  const { preview, outcome, state, begin } = chosen;
  return (
    <section className={styles.section} aria-labelledby="import">
      <h2 id="import">{t('import')}</h2>
      <p className={styles.text}>{t('import_text')}</p>
      <FileChoice
        id="tours-file"
        labels={{ template: t('template'), file: t('file'), note: t('file_note') }}
        chosen={chosen}
        onTemplate={() => saveResponse(paths.getTourTemplate, {}, language)}
      />
      {preview && !outcome ? <Preview preview={preview} isBusy={state !== 'idle'} onBegin={begin} /> : null}
      <StatusMessage isShown={outcome !== null}>
        <Notice tone="good">
          <p>{t('created', { count: outcome?.created.length ?? 0 })}</p>
          <p>
            <Link to="/supplier/tours">{t('to_tours')}</Link>
          </p>
        </Notice>
      </StatusMessage>
    </section>
  );
}

type PreviewProps = { preview: TourImportPreview; isBusy: boolean; onBegin: () => Promise<void> };

function Preview({ preview, isBusy, onBegin }: PreviewProps) {
  const t = useT('supplier-files');
  const { tours, faulty, faults, faultCount, ready } = preview;
  const incomplete = ready.filter(({ missing }) => missing > 0).length;
  return (
    <div className={styles.preview}>
      <Notice tone={faulty > 0 ? 'bad' : 'good'}>
        <p>{t('found', { count: tours })}</p>
        {faulty > 0 ? <p>{t('faulty', { count: faulty })}</p> : null}
        {incomplete > 0 ? <p>{t('incomplete', { count: incomplete })}</p> : null}
      </Notice>
      {faults.length > 0 ? <Faults faults={faults} more={faultCount - faults.length} /> : null}
      {ready.length > 0 ? (
        <p>
          <Button disabled={isBusy} onClick={() => void onBegin()}>
            {t('begin', { count: ready.length })}
          </Button>
        </p>
      ) : null}
    </div>
  );
}
