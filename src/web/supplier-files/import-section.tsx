import type { ChangeEvent } from 'react';
import { Link } from 'react-router';
import type { TourImportFault, TourImportPreview } from '#contract/suppliers/tour-imports.ts';
import * as paths from '#contract/paths.generated.ts';
import { saveResponse } from '#web/runtime/api/save-response.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { StatusMessage } from '#web/ui/status-message.tsx';
import styles from './files.module.css';
import { useImport } from './use-import.ts';

/** A file is looked at as soon as it is chosen; its tours are begun by a button that says how many. */
export function ImportSection() {
  const t = useT('supplier-files');
  const { language } = usePageContext();
  const { file, preview, problem, created, state, choose, begin } = useImport();
  const pick = (event: ChangeEvent<HTMLInputElement>) => void choose(event.target.files?.[0]);
  return (
    <section className={styles.section} aria-labelledby="import">
      <h2 id="import">{t('import')}</h2>
      <p className={styles.text}>{t('import_text')}</p>
      <p>
        <Button look="line" onClick={() => void saveResponse(paths.getTourTemplate, {}, language)}>
          {t('template')}
        </Button>
      </p>
      <Field
        type="file"
        accept=".csv,.json,text/csv,application/json"
        label={t('file')}
        note={t('file_note')}
        error={problem}
        onChange={pick}
      />
      <div role="status">
        {state === 'looking' ? <p>{t('looking', { name: file?.name ?? '' })}</p> : null}
        {state === 'importing' ? <p>{t('importing')}</p> : null}
      </div>
      {preview && !created ? <Preview preview={preview} isBusy={state !== 'idle'} onBegin={begin} /> : null}
      <StatusMessage isShown={created !== null}>
        <Notice tone="good">
          <p>{t('created', { count: created ?? 0 })}</p>
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

function Faults({ faults, more }: { faults: readonly TourImportFault[]; more: number }) {
  const t = useT('supplier-files');
  return (
    <div className={styles.scroller} role="region" aria-labelledby="faults" tabIndex={0}>
      <table className={styles.faults}>
        <caption id="faults">{t('faults')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('line')}</th>
            <th scope="col">{t('column')}</th>
            <th scope="col">{t('fault')}</th>
          </tr>
        </thead>
        <tbody>
          {faults.map(({ line, field, message }) => (
            <tr key={`${line} ${field} ${message}`}>
              <td>{line}</td>
              <td>
                <code>{field}</code>
              </td>
              <td>{message}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {more > 0 ? <p>{t('more_faults', { count: more })}</p> : null}
    </div>
  );
}
