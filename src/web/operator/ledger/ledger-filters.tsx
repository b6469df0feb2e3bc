import { FindForm } from '#web/forms/find-form.tsx';
import { SortField } from '#web/ui/sorting/sort-select.tsx';
import { namesOf } from '#kernel/formats.ts';
import { ledgerAccounts, ledgerKinds } from '#kernel/choices/ledger.ts';
import { currencies } from '#kernel/money.ts';
import { fieldText } from '#web/runtime/api/problem-text.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Field, SelectField } from '#web/ui/field.tsx';
import styles from '../console.module.css';

type Props = { path: string; view: 'balance' | 'postings'; query: URLSearchParams; problem: unknown };

/** A period; of postings also what they are about. */
export function LedgerFilters({ path, view, query, problem }: Props) {
  const t = useT('ledger');
  const given = (name: string) => query.get(name) ?? '';
  const { language } = usePageContext();
  const names = namesOf('currency', language);
  const isPostings = view === 'postings';
  return (
    <FindForm className={styles.filters} action={path}>
      {isPostings ? (
        <>
          <input type="hidden" name="view" value="postings" />
          <SortField query={query} />
          <div className={styles.long}>
            <Field
              label={t('find')}
              note={t('find_note')}
              name="find"
              type="search"
              maxLength={100}
              autoComplete="off"
              defaultValue={given('find')}
            />
          </div>
          <SelectField label={t('kind')} name="kind" defaultValue={given('kind')}>
            <option value="">{t('console:anything')}</option>
            {ledgerKinds.map((kind) => (
              <option key={kind} value={kind}>
                {t(`desk:kind_${kind}`)}
              </option>
            ))}
          </SelectField>
          <SelectField label={t('account')} name="account" defaultValue={given('account')}>
            <option value="">{t('console:anything')}</option>
            {ledgerAccounts.map((account) => (
              <option key={account} value={account}>
                {t(`desk:account_${account}`)}
              </option>
            ))}
          </SelectField>
          <SelectField label={t('currency_label')} name="currency" defaultValue={given('currency')}>
            <option value="">{t('console:anything')}</option>
            {currencies.map((currency) => (
              <option key={currency} value={currency}>
                {t('currency', { currency, name: names.of(currency) ?? currency })}
              </option>
            ))}
          </SelectField>
        </>
      ) : null}
      <Field label={t('from')} name="from" type="date" defaultValue={given('from')} />
      <Field
        label={t('until')}
        name="until"
        type="date"
        defaultValue={given('until')}
        error={fieldText(problem, 'until')}
      />
      <div className={styles.buttons}>
        <Button type="submit">{t('console:find')}</Button>
        {query.size > (query.has('view') ? 1 : 0) ? (
          <ButtonLink look="quiet" to={isPostings ? `${path}?view=postings` : path}>
            {t('console:clear')}
          </ButtonLink>
        ) : null}
      </div>
    </FindForm>
  );
}
