import { useSearchParams } from 'react-router';
import * as paths from '#contract/paths.generated.ts';
import { noticeCategories } from '#kernel/choices/notice-categories.ts';
import { FormProblems } from '#web/forms/form-problems.tsx';
import { Form } from '#web/forms/form.tsx';
import { useSubmit } from '#web/forms/use-submit.ts';
import type { ResponseBody } from '#web/runtime/api/call.ts';
import { fieldText } from '#web/runtime/api/problem-text.ts';
import { tourPath } from '#web/runtime/router/addresses.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { Button } from '#web/ui/button.tsx';
import { Field, SelectField, TextField } from '#web/ui/field.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import styles from '../cases.module.css';
import console from '../console.module.css';
import { NoticeCase } from '../notice-case.tsx';

type Props = { notices: ResponseBody<'listNotices'>; onDone: (text: string) => Promise<void> };

export const pausedAddress = '/admin/tours?view=paused';

/** Takes a tour off sale with reasons, and ends that. */
export function PausedTours({ notices, onDone }: Props) {
  const t = useT('moderation');
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
        <ul className={styles.cases}>
          {notices.data.map((notice) => (
            <li key={notice.id}>
              <NoticeCase notice={notice} reportDecision={onDone} />
            </li>
          ))}
        </ul>
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
  const { form, problem, isSubmitting, submit } = useSubmit(
    async ({ address = '', category = '', basis = '', reasons = '' }) => {
      const body = { address, category: category as (typeof noticeCategories)[number], basis: basis as 'law', reasons };
      const { reference } = await call(paths.pauseTourByOperator, { body });
      form.current?.reset();
      await onDone(t('pause_done', { reference }));
      return true;
    },
  );
  const labels = {
    address: t('pause_address'),
    category: tNotice('category_label'),
    basis: t('basis'),
    reasons: t('reasons'),
  };
  const error = (name: keyof typeof labels) => fieldText(problem, name);
  const slug = query.get('tour');
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
      <div className={console.pair}>
        <SelectField label={labels.category} name="category" required error={error('category')}>
          <option value="">{t('basis_choose')}</option>
          {noticeCategories.map((one) => (
            <option key={one} value={one}>
              {tNotice(`category_${one}`)}
            </option>
          ))}
        </SelectField>
        <SelectField label={labels.basis} name="basis" required error={error('basis')}>
          <option value="">{t('basis_choose')}</option>
          <option value="terms">{t('basis_terms')}</option>
          <option value="law">{t('basis_law')}</option>
        </SelectField>
      </div>
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
