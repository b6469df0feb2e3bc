import { invalid } from '#contract/domain-error.ts';
import type { FileResponse, InputOf, ResponseOf } from '#contract/endpoint.ts';
import type { ledgerEndpoints } from '#contract/operator/ledger.ts';
import { money, toDecimal } from '#kernel/money.ts';
import type { Context } from '#platform/http/caller.ts';
import { priceView } from '#domain/pricing/price-view.ts';
import { csvFile } from './csv.ts';
import { type BalanceRow, listPostingRows, type Period, type PostingRow, sumAccounts } from './ledger-queries.ts';

type Calls = typeof ledgerEndpoints;
type Balance = ResponseOf<Calls['getTrialBalance']>;

const perPage = 25;
const perRead = 2000;

/** All throw `invalid_input` on `until` for a period that ends before it begins. */
export async function readTrialBalance({ database }: Context, period: Period): Promise<Balance> {
  checkPeriod(period);
  const byCurrency = Map.groupBy(await sumAccounts(database.db, period), ({ currency }) => currency);
  const currencies = [...byCurrency].map(([currency, rows]) => ({
    currency,
    accounts: rows.map((row) => ({ account: row.account, ...sumsOf([row]) })),
    ...sumsOf(rows),
  }));
  return { currencies, isBalanced: currencies.every(({ balance }) => balance.priceMinor === 0) };
}

function checkPeriod({ from, until }: Period): void {
  if (from && until && until < from) throw invalid('until', 'before_first_day');
}

function sumsOf(rows: BalanceRow[]) {
  const { currency } = rows[0]!;
  const debit = rows.reduce((sum, { debitMinor }) => sum + debitMinor, 0);
  const credit = rows.reduce((sum, { creditMinor }) => sum + creditMinor, 0);
  const price = (amountMinor: number) => priceView(money(amountMinor, currency));
  return { debit: price(debit), credit: price(credit), balance: price(debit - credit) };
}

export async function readPostings(
  { database }: Context,
  query: InputOf<Calls['listPostings']>['query'],
): Promise<ResponseOf<Calls['listPostings']>> {
  checkPeriod(query);
  const rows = await listPostingRows(database.db, { ...query, limit: perPage + 1 });
  const shown = rows.slice(0, perPage);
  return {
    data: shown.map(({ at, entries, ...row }) => ({
      ...row,
      at: at.toISOString(),
      entries: entries.map(({ account, owner, amountMinor, currency }) => ({
        account,
        owner,
        amount: priceView(money(amountMinor, currency)),
      })),
    })),
    next: rows.length > perPage ? shown.at(-1)!.id : null,
  };
}

export async function downloadTrialBalance({ database }: Context, period: Period): Promise<FileResponse> {
  checkPeriod(period);
  const rows = await sumAccounts(database.db, period);
  const decimal = (amountMinor: number, { currency }: BalanceRow) => toDecimal(money(amountMinor, currency));
  const lines = rows.map((row) => [
    row.currency,
    row.account,
    decimal(row.debitMinor, row),
    decimal(row.creditMinor, row),
    decimal(row.debitMinor - row.creditMinor, row),
  ]);
  return csvFile(nameOf('trial-balance', period), ['currency', 'account', 'debit', 'credit', 'balance'], [lines]);
}

/** Read in parts while it is sent, so that a long period takes no memory. */
export function downloadPostings(
  { database }: Context,
  query: InputOf<Calls['downloadPostings']>['query'],
): FileResponse {
  checkPeriod(query);
  async function* parts() {
    let before: string | undefined;
    for (;;) {
      const rows = await listPostingRows(database.db, { ...query, before, limit: perRead });
      yield rows.flatMap(linesOf);
      if (rows.length < perRead) return;
      before = rows.at(-1)!.id;
    }
  }
  const head = ['posting', 'time', 'kind', 'booking', 'account', 'owner', 'amount', 'currency'];
  return csvFile(nameOf('postings', query), head, parts());
}

const linesOf = ({ id, at, kind, booking, entries }: PostingRow) =>
  entries.map(({ account, owner, amountMinor, currency }) => [
    id,
    at.toISOString(),
    kind,
    booking,
    account,
    owner,
    toDecimal(money(amountMinor, currency)),
    currency,
  ]);

const nameOf = (what: string, { from, until }: Period): string =>
  `${[what, from, until].filter(Boolean).join('-')}.csv`;
