import type { TermsView } from '#contract/operator/supplier-terms.ts';
import * as paths from '#contract/paths.generated.ts';
import { percentText } from '#kernel/prices/percent-text.ts';
import type { ResponseBody } from '#web/runtime/api/call.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { definePage, type LoadContext } from '#web/runtime/router/page.ts';
import { FormProblems } from '#web/forms/form-problems.tsx';
import { Form } from '#web/forms/form.tsx';
import { useSubmit } from '#web/forms/use-submit.ts';
import { may } from '#web/runtime/session/may.ts';
import { TermsMoments } from '#web/supplier-terms/terms-moments.tsx';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { StatusMessage } from '#web/ui/status-message.tsx';
import styles from '../console.module.css';
import { pageIn } from '../list-address.ts';
import { OperatorFrame } from '../operator-frame.tsx';
import { useDecisionMessage } from '../use-decision-message.ts';
import { AcceptedTerms } from './accepted-terms.tsx';
import { AnnounceTerms } from './announce-terms.tsx';

type Loaded = { terms: ResponseBody<'listSupplierTerms'>; accepted: ResponseBody<'listAcceptedTerms'> };

export const page = definePage<Loaded | null>({
  load,
  head: (_, { t }) => ({ title: t('supplier-terms:title'), indexed: false }),
  Page: TermsPage,
});

async function load({ call, url: { searchParams } }: LoadContext): Promise<Loaded | null> {
  if (!may('operator')) return null;
  const find = searchParams.get('find') ?? undefined;
  const number = pageIn(searchParams);
  // The pages are those of the suppliers; of changes the latest are enough.
  const [terms, accepted] = await Promise.all([
    call(paths.listSupplierTerms, { query: { page: 1, pageSize: 50 } }),
    call(paths.listAcceptedTerms, { query: { find, page: number, pageSize: 20 } }),
  ]);
  return { terms, accepted };
}

function TermsPage({ data }: { data: Loaded | null }) {
  const t = useT('supplier-terms');
  const { language } = usePageContext();
  const { message, reportDecision } = useDecisionMessage();
  return (
    <OperatorFrame title={t('title')} loaded={data}>
      {({ terms, accepted }) => (
        <div className={styles.page}>
          <p>{t('general', { percent: percentText(terms.commissionPercent, language) })}</p>
          <StatusMessage key={message} isShown={message !== ''}>
            <Notice tone="good">{message}</Notice>
          </StatusMessage>
          <AnnounceTerms key={message} onDone={reportDecision} />
          <h2 id="announced">{t('announced')}</h2>
          {terms.total === 0 ? <p>{t('none')}</p> : null}
          <ul className={styles.rows} aria-labelledby="announced">
            {terms.data.map((one) => (
              <Terms key={one.id} terms={one} onDone={reportDecision} />
            ))}
          </ul>
          <AcceptedTerms accepted={accepted} />
        </div>
      )}
    </OperatorFrame>
  );
}

type Props = { terms: TermsView; onDone: (text: string) => Promise<void> };

function Terms({ terms, onDone }: Props) {
  const t = useT('supplier-terms');
  const { call, language } = usePageContext();
  const { id, supplier, texts, startedAt, withdrawnAt, startsAt } = terms;
  const { form, problem, isSubmitting, submit } = useSubmit(async () => {
    await call(paths.withdrawTerms, { params: { id } });
    await onDone(t('withdrawn'));
    return true;
  });
  return (
    <li>
      <strong>{supplier?.name ?? t('all')}</strong>
      <TermsMoments terms={terms} />
      <p className={styles.written}>{texts[language]}</p>
      {terms.accepted + terms.continued > 0 ? (
        <p className={styles.soft}>
          <span>{t('accepted_said', { count: terms.accepted })}</span>
          <span>{t('accepted_continued', { count: terms.continued })}</span>
        </p>
      ) : null}
      {startedAt || withdrawnAt ? null : (
        <Form ref={form} onSubmit={submit}>
          <FormProblems problem={problem} labels={{}} form={form} />
          <Button
            type="submit"
            look="quiet"
            disabled={isSubmitting}
            aria-label={t('withdraw_spoken', { name: supplier?.name ?? t('all'), day: startsAt.slice(0, 10) })}
          >
            {t('withdraw')}
          </Button>
        </Form>
      )}
    </li>
  );
}
