import type { ReactNode } from 'react';
import * as paths from '#contract/paths.generated.ts';
import { namesOf, numberFormat } from '#kernel/formats.ts';
import type { ResponseBody } from '#web/runtime/api/call.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { may } from '#web/runtime/session/may.ts';
import { definePage, type LoadContext } from '#web/runtime/router/page.ts';
import { Notice } from '#web/ui/notice.tsx';
import { fullDayText, momentText } from '#web/ui/place-time.ts';
import { StatusMessage } from '#web/ui/status-message.tsx';
import styles from '../console.module.css';
import { OperatorFrame } from '../operator-frame.tsx';
import { useDecisionMessage } from '../use-decision-message.ts';
import { RateForm } from './rate-form.tsx';

type Loaded = ResponseBody<'listExchangeRates'>;

export const page = definePage<Loaded | null>({
  load,
  head: (_, { t }) => ({ title: t('codes:rates_title'), indexed: false }),
  Page: RatesPage,
});

async function load({ call }: LoadContext): Promise<Loaded | null> {
  return may('operator') ? call(paths.listExchangeRates) : null;
}

function RatesPage({ data }: { data: Loaded | null }) {
  const t = useT('codes');
  const { language } = usePageContext();
  const { message, about, number, reportDecision } = useDecisionMessage();
  return (
    <OperatorFrame title={t('rates_title')} loaded={data}>
      {({ source, readAt, data: rates }) => (
        <div className={styles.page}>
          <div className={styles.lead}>
            <p>{source ? t('rates_from', { source }) : t('rates_no_source')}</p>
            {readAt ? (
              <p>{t('rates_read', { moment: t('console:moment', { moment: momentText(readAt, 'UTC', language) }) })}</p>
            ) : null}
            <p>{t('rates_note')}</p>
          </div>
          <h2 id="rates">{t('rates_per_dollar')}</h2>
          <ul className={styles.rows} aria-labelledby="rates">
            {rates.map((rate) => (
              <RateRow
                key={`${rate.currency} ${rate.perUsd} ${rate.asOf}`}
                rate={rate}
                onDone={(text) => reportDecision(text, rate.currency)}
              >
                <StatusMessage key={number} isShown={rate.currency === about}>
                  <Notice tone="good">{message}</Notice>
                </StatusMessage>
              </RateRow>
            ))}
          </ul>
        </div>
      )}
    </OperatorFrame>
  );
}

type RowProps = { rate: Loaded['data'][number]; onDone: (text: string) => Promise<void>; children: ReactNode };

function RateRow({ rate, onDone, children }: RowProps) {
  const t = useT('codes');
  const { language } = usePageContext();
  const { currency, perUsd, asOf, isBundled, isByHand, ageDays } = rate;
  const origin = isByHand ? t('rates_by_hand') : isBundled ? t('rates_bundled') : '';
  return (
    <li>
      <div className={styles.session}>
        <div>
          <p>
            {currency}, {namesOf('currency', language).of(currency)}
          </p>
          <p className={styles.soft}>
            <span>
              {fullDayText(asOf, language)} {origin}
            </span>
            {ageDays > 0 ? <span>{t('rates_age', { count: ageDays })}</span> : null}
          </p>
        </div>
        <strong>{numberFormat(language, { maximumSignificantDigits: 6 }).format(perUsd)}</strong>
      </div>
      {currency === 'USD' ? null : <RateForm rate={rate} onDone={onDone} />}
      {children}
    </li>
  );
}
