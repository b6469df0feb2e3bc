import { Link, useSearchParams } from 'react-router';
import * as paths from '#contract/paths.generated.ts';
import { countryName } from '#kernel/country-name.ts';
import { listText } from '#kernel/formats.ts';
import { formatMoney } from '#kernel/money.ts';
import { wholeNumber } from '#kernel/whole-number.ts';
import { longDate } from '#web/articles/long-date.ts';
import { Inline } from '#web/articles/prose.tsx';
import list from '#web/bookings/list/booking-list.module.css';
import { useDecisionMessage } from '#web/operator/use-decision-message.ts';
import { SecondFactorNotice } from '#web/profile/security/second-factor-notice.tsx';
import type { ResponseBody } from '#web/runtime/api/call.ts';
import { serverText } from '#web/runtime/api/problem-text.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { definePage, type LoadContext } from '#web/runtime/router/page.ts';
import { may } from '#web/runtime/session/may.ts';
import { getSession, useSession } from '#web/runtime/session/session.ts';
import { NoSupplier } from '#web/supplier/no-supplier.tsx';
import { SupplierTrail } from '#web/supplier/supplier-trail.tsx';
import { DownloadButton } from '#web/ui/files/download-button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { StatusMessage } from '#web/ui/status-message.tsx';
import { Amounts } from './amounts.tsx';
import { orLastYear } from './or-last-year.ts';
import styles from './seller-reports.module.css';
import { RequestDates } from './request-dates.tsx';
import { TaxDetailsForm } from './tax-details-form.tsx';

type Loaded = { own: ResponseBody<'getTaxDetails'>; report: ResponseBody<'getOwnSellerReport'> };

const path = '/supplier/tax';

export const page = definePage<Loaded | null>({
  load,
  head: (_, { t }) => ({ title: t('seller-reports:own_title'), indexed: false }),
  Page: TaxPage,
});

/** null without calling the server: a call that is refused with 403 would end the session. */
async function load({ call, url: { searchParams } }: LoadContext): Promise<Loaded | null> {
  if (getSession()?.user.role !== 'supplier' || !may('owner')) return null;
  const year = wholeNumber(searchParams.get('year'), { min: 2020, max: 2999, fallback: 0 }) || undefined;
  const [own, report] = await Promise.all([
    call(paths.getTaxDetails),
    orLastYear(year, (query) => call(paths.getOwnSellerReport, { query })),
  ]);
  return { own, report };
}

function TaxPage({ data }: { data: Loaded | null }) {
  const t = useT('seller-reports');
  const { message, reportDecision } = useDecisionMessage();
  const user = useSession()?.user;
  if (!user) return null;
  if (!data) return <NoSupplier email={user.email} />;
  const title = t('own_title');
  return (
    <div className={`wide ${styles.page}`}>
      <SupplierTrail crumbs={[{ name: title }]} />
      <h1>{title}</h1>
      <SecondFactorNotice />
      <p className={styles.text}>{t('own_lead')}</p>
      <StatusMessage key={message} isShown={message !== ''}>
        <Notice tone="good">{message}</Notice>
      </StatusMessage>
      <Details own={data.own} onDone={reportDecision} />
      <Report {...data.report} />
    </div>
  );
}

function Details({ own, onDone }: { own: Loaded['own']; onDone: (text: string) => Promise<void> }) {
  const t = useT('seller-reports');
  const { language } = usePageContext();
  const { details, givenAt, trader, isReported, request } = own;
  const facts = [
    ['legal_name', trader.legalName],
    ['address', trader.address],
    ['country', trader.countryName],
    ['register_number', trader.registerNumber],
  ] as const;
  return (
    <section className={styles.card} aria-labelledby="details">
      <h2 id="details">{t('details')}</h2>
      {givenAt ? <p className={styles.soft}>{t('given', { day: longDate(givenAt, language) })}</p> : null}
      {!isReported ? <Notice>{t('details_outside')}</Notice> : null}
      {isReported && !details && !request?.pausedAt ? <Notice>{t('details_missing')}</Notice> : null}
      {request?.pausedAt ? <Notice tone="bad">{t('request_paused_text')}</Notice> : null}
      {request ? <RequestDates request={request} /> : null}
      <p className={styles.soft}>{t('from_trader')}</p>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{t(name)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <TaxDetailsForm key={givenAt} own={own} onDone={onDone} />
    </section>
  );
}

function Report({ years, year, isOver, seller, filed }: Loaded['report']) {
  const t = useT('seller-reports');
  const { language } = usePageContext();
  const [query] = useSearchParams();
  const names = seller.countries.map((code) => countryName(code, language));
  return (
    <section className={styles.card} aria-labelledby="report">
      <h2 id="report">{t('report')}</h2>
      <nav className={list.filters} aria-label={t('years')}>
        {years.map((one) => (
          <Link
            key={one}
            to={one === years[0] ? path : `${path}?year=${one}`}
            aria-current={one === year ? 'page' : undefined}
          >
            {one}
          </Link>
        ))}
      </nav>
      <p>{t(`state_${seller.state}`)}</p>
      {isOver ? null : <p className={styles.soft}>{t('report_running', { year })}</p>}
      {seller.currencies.length === 0 ? <p>{t('report_none', { year })}</p> : null}
      {seller.currencies.map((amounts) => (
        <Amounts key={amounts.currency} name={seller.trader.legalName} amounts={amounts} />
      ))}
      {names.length > 0 ? <p className={styles.soft}>{t('tours_in', { places: listText(language, names) })}</p> : null}
      <p className={styles.soft}>
        <Inline text={t('rule')} />
      </p>
      {seller.currencies.length > 0 ? (
        <DownloadButton
          key={query.toString()}
          path={paths.downloadOwnSellerReport}
          query={{ year: String(year) }}
          texts={{
            label: t('own_download'),
            working: t('working'),
            done: t('own_downloaded'),
            failed: (problem) => serverText(problem, t) ?? t('own_download_failed'),
          }}
        />
      ) : null}
      <Filed year={year} filed={filed} />
    </section>
  );
}

function Filed({ year, filed }: Pick<Loaded['report'], 'year' | 'filed'>) {
  const t = useT('seller-reports');
  const { language } = usePageContext();
  const text = ({ priceMinor, currency }: (typeof filed)[number]['fees']) =>
    formatMoney({ amountMinor: priceMinor, currency }, language);
  return (
    <>
      <h3>{t('filed')}</h3>
      {filed.length === 0 ? (
        <p>{t('filed_none', { year })}</p>
      ) : (
        <>
          <ul className={styles.filed}>
            {filed.map(({ filedAt, change, activities, consideration, fees }) => (
              <li key={`${filedAt} ${fees.currency}`}>
                <strong>{t(`own_filed_${change}`, { day: longDate(filedAt, language) })}</strong>
                <span>
                  {t('own_filed_amounts', {
                    count: activities,
                    consideration: text(consideration),
                    fees: text(fees),
                  })}
                </span>
              </li>
            ))}
          </ul>
          <p className={styles.soft}>{t('own_filed_note')}</p>
        </>
      )}
    </>
  );
}
