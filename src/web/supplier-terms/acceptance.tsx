import type { OwnTermsView } from '#contract/operator/supplier-terms.ts';
import * as paths from '#contract/paths.generated.ts';
import { longDate } from '#web/articles/long-date.ts';
import { FormProblems } from '#web/forms/form-problems.tsx';
import { Form } from '#web/forms/form.tsx';
import { useSubmit } from '#web/forms/use-submit.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { may } from '#web/runtime/session/may.ts';
import { Button } from '#web/ui/button.tsx';

type Props = { terms: OwnTermsView['data'][number]; onDone: (text: string) => Promise<void> };

/** When changed terms were accepted and how; an owner can say so before they start. */
export function Acceptance({ terms, onDone }: Props) {
  const t = useT('supplier-terms');
  const { call, language } = usePageContext();
  const { id, accepted, acceptedAt, startsAt, startedAt, withdrawnAt } = terms;
  const { form, problem, isSubmitting, submit } = useSubmit(async () => {
    await call(paths.acceptTerms, { params: { id } });
    await onDone(t('own_accept_done'));
    return true;
  });
  if (withdrawnAt) return null;
  if (accepted && acceptedAt) return <p>{t(`own_${accepted}`, { day: longDate(acceptedAt, language) })}</p>;
  if (startedAt || !may('owner')) return null;
  return (
    <Form ref={form} onSubmit={submit}>
      <FormProblems problem={problem} labels={{}} form={form} />
      <Button
        type="submit"
        look="line"
        disabled={isSubmitting}
        aria-label={t('own_accept_spoken', { day: longDate(startsAt, language) })}
      >
        {t('own_accept')}
      </Button>
    </Form>
  );
}
