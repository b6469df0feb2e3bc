import { Link, useSearchParams } from 'react-router';
import type { PriceView } from '#contract/primitives.ts';
import { namesOf, numberFormat } from '#kernel/formats.ts';
import { exponentOf, toDecimal } from '#kernel/money.ts';
import type { ResponseBody } from '#web/runtime/api/call.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { ScrollTable } from '#web/ui/tables/scroll-table.tsx';
import { accountAddress } from '../list-address.ts';
import styles from './ledger.module.css';

type Balance = ResponseBody<'getTrialBalance'>;

/** A table for each currency, whose last line is zero if the ledger is right. */
export function TrialBalance({ balance: { currencies, isBalanced } }: { balance: Balance }) {
  const t = useT('ledger');
  if (currencies.length === 0) return <EmptyState title={t('nothing')} />;
  return (
    <>
      <Notice tone={isBalanced ? 'good' : 'bad'}>{t(isBalanced ? 'balanced' : 'unbalanced')}</Notice>
      <div className={styles.currencies}>
        {currencies.map((one) => (
          <CurrencyBalance key={one.currency} of={one} />
        ))}
      </div>
    </>
  );
}

function CurrencyBalance({ of }: { of: Balance['currencies'][number] }) {
  const t = useT('ledger');
  const { language } = usePageContext();
  const { currency, accounts } = of;
  const [query] = useSearchParams();
  const all = { to: accountAddress(query, currency), of: t('total') };
  const id = `balance-${currency}`;
  return (
    <section>
      <h2 id={id}>{t('currency', { currency, name: namesOf('currency', language).of(currency) ?? currency })}</h2>
      <ScrollTable labelledBy={id}>
        <thead>
          <tr>
            <th scope="col">{t('account')}</th>
            <th scope="col">{t('debit')}</th>
            <th scope="col">{t('credit')}</th>
            <th scope="col">{t('balance')}</th>
          </tr>
        </thead>
        <tbody>
          {accounts.map(({ account, debit, credit, balance }) => {
            const name = t(`desk:account_${account}`);
            const postings = { to: accountAddress(query, currency, account), of: name };
            return (
              <tr key={account}>
                <th scope="row">{name}</th>
                <Amount of={debit} postings={postings} />
                <Amount of={credit} postings={postings} />
                <Amount of={balance} postings={postings} />
              </tr>
            );
          })}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('total')}</th>
            <Amount of={of.debit} postings={all} />
            <Amount of={of.credit} postings={all} />
            <Amount of={of.balance} postings={all} />
          </tr>
        </tfoot>
      </ScrollTable>
    </section>
  );
}

type AmountProps = { of: PriceView; postings: { to: string; of: string } };

/** Without the currency, which is in the heading, and with all its decimals: a column is read by its commas. Leads to what it sums. */
function Amount({ of: { priceMinor, currency }, postings }: AmountProps) {
  const t = useT('ledger');
  const { language } = usePageContext();
  const digits = exponentOf(currency);
  const decimals = numberFormat(language, { minimumFractionDigits: digits, maximumFractionDigits: digits });
  const amount = decimals.format(toDecimal({ amountMinor: priceMinor, currency }));
  return (
    <td>
      <Link to={postings.to} aria-label={t('postings_spoken', { amount, account: postings.of })}>
        {amount}
      </Link>
    </td>
  );
}
