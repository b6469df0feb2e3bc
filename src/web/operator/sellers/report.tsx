import * as paths from '#contract/paths.generated.ts';
import { listText } from '#kernel/formats.ts';
import { Inline } from '#web/articles/prose.tsx';
import { FormProblems } from '#web/forms/form-problems.tsx';
import { Form } from '#web/forms/form.tsx';
import { useSubmit } from '#web/forms/use-submit.ts';
import type { ResponseBody } from '#web/runtime/api/call.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { momentText } from '#web/ui/place-time.ts';
import styles from '../console.module.css';
import { type Done, MakeFiling } from './filings.tsx';
import own from './sellers.module.css';

type Props = { report: ResponseBody<'listSellersOfYear'>; isMade: boolean; onDone: Done };

/** How complete the report of a year is, and how its first file is made. */
export function Report({ report: { year, summedAt, isOver, counts, operatorMissing }, isMade, onDone }: Props) {
  const t = useT('seller-reports');
  const { language } = usePageContext();
  const { complete = 0, incomplete = 0 } = counts;
  const parts = listText(
    language,
    operatorMissing.map((part) => t(`operator_${part}`)),
  );
  const isEveryoneLeftOut = complete === 0 && incomplete > 0;
  const isReady = isOver && operatorMissing.length === 0 && !isMade;
  return (
    <section className={styles.card} aria-labelledby="completeness">
      <h2 id="completeness">
        {complete + incomplete > 0 ? t('complete_of', { complete, count: complete + incomplete }) : t('complete_none')}
      </h2>
      {complete + incomplete > 0 ? (
        <progress
          className={own.progress}
          aria-labelledby="completeness"
          value={complete}
          max={complete + incomplete}
        />
      ) : null}
      {operatorMissing.length > 0 ? (
        <Notice>
          <Inline text={t('operator_missing', { parts })} />
        </Notice>
      ) : null}
      {isOver ? null : <p>{t('running', { year })}</p>}
      {isReady && isEveryoneLeftOut ? <Notice>{t('download_all_left_out')}</Notice> : null}
      {isReady && !isEveryoneLeftOut ? (
        <>
          {incomplete > 0 ? <p>{t('make_left_out', { count: incomplete })}</p> : null}
          <MakeFiling year={year} kind="original" label={t('make_original')} onDone={onDone} />
        </>
      ) : null}
      <p className={styles.soft}>
        {summedAt
          ? t('summed', { moment: t('console:moment', { moment: momentText(summedAt, 'UTC', language) }) })
          : t('not_summed')}
      </p>
      <SumAgain />
    </section>
  );
}

function SumAgain() {
  const t = useT('seller-reports');
  const { call } = usePageContext();
  const { form, problem, isSubmitting, result, submit } = useSubmit(async () => {
    await call(paths.sumSellerReports, {});
    return true;
  });
  return (
    <Form ref={form} onSubmit={(event) => (isSubmitting ? event.preventDefault() : submit(event))}>
      <FormProblems problem={problem} labels={{}} form={form} />
      {/* Not `disabled`: it would lose the focus. */}
      <Button type="submit" look="line" aria-disabled={isSubmitting || undefined}>
        {t('sum')}
      </Button>
      <p role="status">{result ? t('sum_soon') : ''}</p>
    </Form>
  );
}
