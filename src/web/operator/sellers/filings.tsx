import * as paths from '#contract/paths.generated.ts';
import type { FilingView } from '#contract/operator/seller-reports.ts';
import type { FilingKind } from '#kernel/tax/filings.ts';
import { FormProblems } from '#web/forms/form-problems.tsx';
import { Form } from '#web/forms/form.tsx';
import { useSubmit } from '#web/forms/use-submit.ts';
import type { ResponseBody } from '#web/runtime/api/call.ts';
import { serverText } from '#web/runtime/api/problem-text.ts';
import { useIdempotentSend } from '#web/runtime/boot/use-idempotent-send.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { Button } from '#web/ui/button.tsx';
import { DownloadButton } from '#web/ui/files/download-button.tsx';
import { momentText } from '#web/ui/place-time.ts';
import styles from '../console.module.css';

export type Done = (text: string) => Promise<void>;

/** What was made and sent of a year, the latest first. */
export function Filings({
  filings,
  year,
  onDone,
}: Pick<ResponseBody<'listSellerFilings'>, 'filings' | 'year'> & { onDone: Done }) {
  const t = useT('seller-reports');
  return (
    <section className={styles.card} aria-labelledby="filings">
      <h2 id="filings">{t('filings', { year })}</h2>
      {filings.length === 0 ? (
        <p>{t('filings_none')}</p>
      ) : (
        <ul className={styles.rows}>
          {filings.map((filing) => (
            <Filing key={filing.id} filing={filing} onDone={onDone} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Filing({ filing, onDone }: { filing: FilingView; onDone: Done }) {
  const t = useT('seller-reports');
  const { language } = usePageContext();
  const { id, kind, messageRef, madeAt, filedAt, counts, operatorChanged } = filing;
  const moment = (at: string) => t('console:moment', { moment: momentText(at, 'UTC', language) });
  const given = (['new', 'changed', 'gone'] as const).filter((change) => counts[change] > 0);
  return (
    <li>
      <strong>{t(`kind_${kind}`)}</strong>
      <span className={styles.soft}>
        {filedAt ? (
          <span>{t('filed_at', { moment: moment(filedAt) })}</span>
        ) : (
          <span>{t('made_at', { moment: moment(madeAt) })}</span>
        )}
        {given.map((change) => (
          <span key={change}>{t(`count_${change}`, { count: counts[change] })}</span>
        ))}
        {given.length === 0 && kind === 'original' ? <span>{t('count_none')}</span> : null}
        {operatorChanged ? <span>{t('count_operator')}</span> : null}
      </span>
      <span className={styles.hash}>{t('reference', { ref: messageRef })}</span>
      <DownloadButton
        path={paths.downloadSellerFiling}
        params={{ id }}
        query={{}}
        texts={{
          label: t('download'),
          working: t('working'),
          done: t('downloaded'),
          failed: (problem) => serverText(problem, t) ?? t('console:failed'),
        }}
      />
      {filedAt ? null : <OpenFiling id={id} onDone={onDone} />}
    </li>
  );
}

function OpenFiling({ id, onDone }: { id: string; onDone: Done }) {
  const t = useT('seller-reports');
  const { call } = usePageContext();
  return (
    <div className={styles.actions}>
      <details className={styles.fold}>
        <summary>{t('file_it')}</summary>
        <p className={styles.written}>{t('file_note')}</p>
        <ActForm
          label={t('file_confirm')}
          send={async () => {
            await call(paths.fileSellerFiling, { params: { id } });
            await onDone(t('filed_done'));
          }}
        />
      </details>
      <ActForm
        label={t('discard')}
        look="quiet"
        send={async () => {
          await call(paths.discardSellerFiling, { params: { id } });
          await onDone(t('discarded'));
        }}
      />
    </div>
  );
}

type MakeProps = { year: number; kind: FilingKind; label: string; onDone: Done };

export function MakeFiling({ year, kind, label, onDone }: MakeProps) {
  const t = useT('seller-reports');
  const { call } = usePageContext();
  const sendOnce = useIdempotentSend();
  const body = { year, kind };
  return (
    <ActForm
      label={label}
      send={async () => {
        await sendOnce(body, (idempotencyKey) => call(paths.makeSellerFiling, { body, idempotencyKey }));
        await onDone(t('made_file'));
      }}
    />
  );
}

function ActForm({ label, look, send }: { label: string; look?: 'quiet'; send: () => Promise<void> }) {
  const { form, problem, isSubmitting, submit } = useSubmit(async () => {
    await send();
    return true;
  });
  return (
    <Form ref={form} onSubmit={(event) => (isSubmitting ? event.preventDefault() : submit(event))}>
      <FormProblems problem={problem} labels={{}} form={form} />
      {/* Not `disabled`: it would lose the focus. */}
      <Button type="submit" {...(look ? { look } : {})} aria-disabled={isSubmitting || undefined}>
        {label}
      </Button>
    </Form>
  );
}
