import { useState } from 'react';
import * as paths from '#contract/paths.generated.ts';
import { noticeCategories, type NoticeCategory } from '#kernel/notices/notice-categories.ts';
import { tourPath } from '#web/runtime/router/addresses.ts';
import { CheckField } from '#web/forms/check-field.tsx';
import { FormProblems } from '#web/forms/form-problems.tsx';
import { Form } from '#web/forms/form.tsx';
import styles from '#web/forms/forms.module.css';
import { FormName, useServedForm, type ServedForm } from '#web/forms/served-form.tsx';
import type { Entered } from '#web/forms/use-submit.ts';
import { fieldText } from '#web/runtime/api/problem-text.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { Button } from '#web/ui/button.tsx';
import { Field, SelectField, TextField } from '#web/ui/field.tsx';
import { NoticeReceipt } from './notice-receipt.tsx';

export const noticeForm: ServedForm<{ reference: string; code: string; email: string | undefined }> = {
  name: 'notice',
  async send(call, entered) {
    const { code, notice } = await call(paths.sendNotice, { body: noticeOf(entered) });
    return { reference: notice.reference, code, email: entered.email };
  },
};

export function NoticeForm() {
  const t = useT('digital-services');
  const tContent = useT('content');
  const { origin } = usePageContext();
  const { form, problem, isSubmitting, result, submit, name: formName, initialValue } = useServedForm(noticeForm);
  const [category, setCategory] = useState(initialValue('category') ?? '');
  const labels = {
    address: t('address'),
    category: t('category'),
    statement: t('statement'),
    name: t('name'),
    email: t('email'),
    goodFaith: t('good_faith'),
  };
  const field = (name: keyof typeof labels) => ({ name, label: labels[name], error: fieldText(problem, name) });
  const typedField = (name: keyof typeof labels) => ({ ...field(name), defaultValue: initialValue(name) });
  // Reports of crimes against minors may be anonymous.
  const isUnnamed = category === 'minors';
  const named = (label: string) => (isUnnamed ? tContent('optional', { label }) : label);
  if (result) return <NoticeReceipt {...result} />;
  return (
    <Form ref={form} action="#report" className={styles.form} onSubmit={submit}>
      <FormName name={formName} />
      <FormProblems problem={problem} labels={labels} form={form} />
      <Field
        {...typedField('address')}
        inputMode="url"
        autoComplete="off"
        maxLength={500}
        required
        note={t('address_note', { example: origin + tourPath('…') })}
      />
      <SelectField
        {...field('category')}
        required
        value={category}
        onChange={(event) => setCategory(event.target.value)}
      >
        <option value="">{t('category_choose')}</option>
        {noticeCategories.map((one) => (
          <option key={one} value={one}>
            {t(`category_${one}`)}
          </option>
        ))}
      </SelectField>
      <TextField {...typedField('statement')} rows={6} maxLength={5000} required note={t('statement_note')} />
      <div className={styles.pair}>
        <Field
          {...typedField('name')}
          label={named(labels.name)}
          autoComplete="name"
          maxLength={120}
          required={!isUnnamed}
        />
        <Field
          {...typedField('email')}
          label={named(labels.email)}
          type="email"
          autoComplete="email"
          maxLength={254}
          required={!isUnnamed}
        />
      </div>
      {isUnnamed ? <p>{t('minors_note')}</p> : null}
      <CheckField {...field('goodFaith')} defaultChecked={initialValue('goodFaith') !== undefined} required />
      <div>
        <Button type="submit" disabled={isSubmitting}>
          {t(isSubmitting ? 'sending' : 'send')}
        </Button>
      </div>
    </Form>
  );
}

/** Required fields are sent even if empty, so that the server reports all that is missing at once. */
function noticeOf({ address = '', category, statement = '', name, email, goodFaith }: Entered) {
  const values = (text: string | undefined) => (category === 'minors' ? text : (text ?? ''));
  return {
    address,
    category: category as NoticeCategory,
    statement,
    goodFaith: goodFaith !== undefined,
    name: values(name),
    email: values(email),
  };
}
