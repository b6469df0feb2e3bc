import { Link } from 'react-router';
import * as paths from '#contract/paths.generated.ts';
import { saveResponse } from '#web/runtime/api/save-response.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { Notice } from '#web/ui/notice.tsx';
import { StatusMessage } from '#web/ui/status-message.tsx';
import { FileChoice } from './file-choice.tsx';
import styles from './files.module.css';
import { ImportChoice } from './import-choice.tsx';
import { ImportResult } from './import-result.tsx';
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
  const incomplete = preview?.lines.filter(({ missing }) => missing > 0).length ?? 0;
  const created = outcome?.created.length ?? 0;
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
      {preview && !outcome ? (
        <ImportChoice
          column={t('tour')}
          preview={preview}
          isBusy={state !== 'idle'}
          buttonText={(count) => t('begin', { count })}
          onBegin={begin}
        >
          <p>{t('found', { count: preview.tours })}</p>
          {incomplete > 0 ? <p>{t('incomplete', { count: incomplete })}</p> : null}
        </ImportChoice>
      ) : null}
      <StatusMessage isShown={outcome !== null}>
        <Notice tone={created > 0 ? 'good' : 'bad'}>
          <p>{t('created', { count: created })}</p>
          <p>
            <Link to="/supplier/tours">{t('to_tours')}</Link>
          </p>
        </Notice>
      </StatusMessage>
      {preview && outcome ? (
        <ImportResult
          column={t('tour')}
          preview={preview}
          outcome={outcome}
          address={(id) => `/supplier/tours/${id}`}
        />
      ) : null}
    </section>
  );
}
