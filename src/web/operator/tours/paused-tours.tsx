import { useSearchParams } from 'react-router';
import * as paths from '#contract/paths.generated.ts';
import { FormProblems } from '#web/forms/form-problems.tsx';
import { Form } from '#web/forms/form.tsx';
import { useDraftSubmit } from '#web/forms/use-draft-submit.ts';
import type { ResponseBody } from '#web/runtime/api/call.ts';
import { fieldText } from '#web/runtime/api/problem-text.ts';
import { tourPath } from '#web/runtime/router/addresses.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { Button } from '#web/ui/button.tsx';
import { Field, TextField } from '#web/ui/field.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import styles from '../cases/cases.module.css';
import { FoldedCases } from '../cases/folded-cases.tsx';
import console from '../console.module.css';
import { GroundFields, groundOf, useGroundLabels } from '../ground-fields.tsx';
import { NoticeCase, useNoticeSummary } from '../notice-case.tsx';

type Props = { notices: ResponseBody<'listNotices'>; onDone: (text: string) => Promise<void> };

export const pausedAddress = '/admin/tours?view=paused';

/** Takes a tour off sale with reasons, and ends that. */
export function PausedTours({ notices, onDone }: Props) {
  const t = useT('moderation');
  const summaryOf = useNoticeSummary();
  return (
    <>
      <section className={console.stack} aria-labelledby="pause">
        <h2 id="pause">{t('pause_title')}</h2>
        <p className={styles.written}>{t('pause_lead')}</p>
        <PauseForm onDone={onDone} />
      </section>
      <section className={console.stack} aria-labelledby="paused">
        <h2 id="paused">{t('pauses')}</h2>
        {notices.total === 0 ? <p>{t('pauses_none')}</p> : null}
        <FoldedCases key={notices.page} cases={notices.data} summaryOf={summaryOf}>
          {(notice) => <NoticeCase notice={notice} reportDecision={onDone} />}
        </FoldedCases>
        <Pagination {...notices} hrefOf={(page) => `${pausedAddress}&page=${page}`} />
      </section>
    </>
  );
}

function PauseForm({ onDone }: Pick<Props, 'onDone'>) {
  const t = useT('moderation');
  const tNotice = useT('digital-services');
  const { call, origin } = usePageContext();
  const [query] = useSearchParams();
  const slug = query.get('tour');
  const draft = { caseId: slug ?? 'pause', name: 'pause' };
  const { form, problem, isSubmitting, submit } = useDraftSubmit(
    draft,
    async ({ address = '', reasons = '', ...ground }) => {
      const body = { address, ...groundOf(ground), reasons };
      const { reference } = await call(paths.pauseTourByOperator, { body });
      form.current?.reset();
      await onDone(t('pause_done', { reference }));
      return true;
    },
  );
  const labels = { address: t('pause_address'), ...useGroundLabels(), reasons: t('reasons') };
  const error = (name: keyof typeof labels) => fieldText(problem, name);
  return (
    <Form ref={form} className={console.form} onSubmit={submit}>
      <FormProblems problem={problem} labels={labels} form={form} />
      <Field
        label={labels.address}
        name="address"
        inputMode="url"
        autoComplete="off"
        maxLength={500}
        required
        defaultValue={slug ? tourPath(slug) : ''}
        note={tNotice('address_note', { example: origin + tourPath('…') })}
        error={error('address')}
      />
      <GroundFields error={error} />
      <TextField
        label={labels.reasons}
        name="reasons"
        rows={4}
        maxLength={5000}
        required
        note={t('pause_note')}
        error={error('reasons')}
      />
      <div>
        <Button type="submit" look="danger" disabled={isSubmitting}>
          {t(isSubmitting ? 'deciding' : 'pause')}
        </Button>
      </div>
    </Form>
  );
}
