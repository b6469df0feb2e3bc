import './notice-calls.ts';
import { useState } from 'react';
import { noticeCategories, type NoticeCategory } from '#contract/notices.paths.ts';
import { tourPath } from '#web/addresses.ts';
import { CheckField } from '#web/forms/check-field.tsx';
import { FormProblems } from '#web/forms/form-problems.tsx';
import styles from '#web/forms/forms.module.css';
import { useSending, type Entered } from '#web/forms/use-sending.ts';
import { fieldText } from '#web/problem-text.ts';
import { useSurroundings, useT } from '#web/surroundings.ts';
import { Button } from '#web/ui/button.tsx';
import { Field, SelectField, TextField } from '#web/ui/field.tsx';
import { NoticeSent } from './notice-sent.tsx';

export function NoticeForm() {
  const t = useT('digital-services');
  const tContent = useT('content');
  const { call, origin } = useSurroundings();
  const [category, setCategory] = useState('');
  const { form, problem, isSending, result, submit } = useSending(async (entered) => {
    const { code, notice } = await call('sendNotice', { body: noticeOf(entered) });
    return { reference: notice.reference, code, email: entered.email };
  });
  const labels = {
    address: t('address'),
    category: t('category'),
    statement: t('statement'),
    name: t('name'),
    email: t('email'),
    goodFaith: t('good_faith'),
  };
  const error = (name: keyof typeof labels) => fieldText(problem, name);
  // Who reports crimes against minors may stay unnamed.
  const isUnnamed = category === 'minors';
  const named = (label: string) => (isUnnamed ? tContent('optional', { label }) : label);
  if (result) return <NoticeSent {...result} />;
  return (
    <form ref={form} method="post" noValidate className={styles.form} onSubmit={submit}>
      <FormProblems problem={problem} labels={labels} form={form} />
      <Field
        label={labels.address}
        name="address"
        inputMode="url"
        autoComplete="off"
        maxLength={500}
        required
        note={t('address_note', { example: origin + tourPath('…') })}
        error={error('address')}
      />
      <SelectField
        label={labels.category}
        name="category"
        required
        value={category}
        onChange={(event) => setCategory(event.target.value)}
        error={error('category')}
      >
        <option value="">{t('category_choose')}</option>
        {noticeCategories.map((one) => (
          <option key={one} value={one}>
            {t(`category_${one}`)}
          </option>
        ))}
      </SelectField>
      <TextField
        label={labels.statement}
        name="statement"
        rows={6}
        maxLength={5000}
        required
        note={t('statement_note')}
        error={error('statement')}
      />
      <div className={styles.pair}>
        <Field
          label={named(labels.name)}
          name="name"
          autoComplete="name"
          maxLength={120}
          required={!isUnnamed}
          error={error('name')}
        />
        <Field
          label={named(labels.email)}
          name="email"
          type="email"
          autoComplete="email"
          maxLength={254}
          required={!isUnnamed}
          error={error('email')}
        />
      </div>
      {isUnnamed ? <p>{t('minors_note')}</p> : null}
      <CheckField label={labels.goodFaith} name="goodFaith" required error={error('goodFaith')} />
      <div>
        <Button type="submit" disabled={isSending}>
          {t(isSending ? 'sending' : 'send')}
        </Button>
      </div>
    </form>
  );
}

/** What is required and was left empty goes empty, so that all that is missing is told at once. */
function noticeOf({ address = '', category, statement = '', name, email, goodFaith }: Entered) {
  const given = (text: string | undefined) => (category === 'minors' ? text : (text ?? ''));
  return {
    address,
    category: category as NoticeCategory,
    statement,
    goodFaith: goodFaith !== undefined,
    name: given(name),
    email: given(email),
  };
}
