import { useEffect } from 'react';
import type { GiftCardBalanceView } from '#contract/gift-cards.ts';
import * as paths from '#contract/paths.generated.ts';
import { useFragment } from '#web/account/fragment.ts';
import { statusOf } from '#web/runtime/api/call.ts';
import { FormProblems } from '#web/forms/form-problems.tsx';
import { Form } from '#web/forms/form.tsx';
import formStyles from '#web/forms/forms.module.css';
import { FormName, useServedForm, type ServedForm } from '#web/forms/served-form.tsx';
import { fieldText, serverText } from '#web/runtime/api/problem-text.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Price, priceText } from '#web/ui/price.tsx';
import styles from './gift-cards-page.module.css';

export const balanceForm: ServedForm<GiftCardBalanceView> = {
  name: 'balance',
  send: (call, { code = '' }) => call(paths.readGiftCard, { body: { code } }),
};

/** Shows the balance of a code; the link in a card's mail brings the code in the fragment. */
export function BalanceForm() {
  const t = useT('gift-cards');
  const code = /^[0-9A-Z-]{16,19}$/i.exec(useFragment())?.[0] ?? '';
  const {
    form,
    problem,
    isSubmitting,
    submit,
    result: left,
    name: formName,
    initialValue,
  } = useServedForm(balanceForm);
  // Who follows the link of the mail wants to see what the card is worth.
  useEffect(() => {
    if (code === '' || !form.current) return;
    form.current.parentElement!.scrollIntoView();
    form.current.requestSubmit();
  }, [code, form]);
  return (
    <Form ref={form} key={code} action="#balance" className={formStyles.form} onSubmit={submit}>
      <FormName name={formName} />
      <FormProblems
        problem={problem}
        labels={{ code: t('code') }}
        form={form}
        failed={statusOf(problem) === 404 ? t('unknown_code') : (serverText(problem, t) ?? t('check_failed'))}
      />
      <Field
        label={t('code')}
        name="code"
        defaultValue={code || initialValue('code')}
        required
        maxLength={40}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        note={t('code_note')}
        error={fieldText(problem, 'code')}
      />
      <div>
        <Button type="submit" disabled={isSubmitting}>
          {t(isSubmitting ? 'checking' : 'check')}
        </Button>
      </div>
      <div className={styles.balance} aria-live="polite">
        {left ? <RemainingBalance left={left} /> : null}
      </div>
    </Form>
  );
}

function RemainingBalance({ left: { balance, amount, held } }: { left: GiftCardBalanceView }) {
  const t = useT('gift-cards');
  const { language } = usePageContext();
  return (
    <div className={styles.left}>
      <p>{t('left')}</p>
      <p className={styles.big}>
        <Price {...balance} />
      </p>
      <p className={styles.soft}>
        {t('left_of')} <Price priceMinor={amount.priceMinor} currency={amount.currency} />
      </p>
      {held.priceMinor > 0 ? <p>{t('held', { amount: priceText(held, language) })}</p> : null}
      <p className={styles.soft}>{t('pays_in', { currency: balance.currency })}</p>
      {balance.priceMinor > 0 ? (
        <p>
          <ButtonLink to="/tours" look="line">
            {t('spend')}
          </ButtonLink>
        </p>
      ) : null}
    </div>
  );
}
