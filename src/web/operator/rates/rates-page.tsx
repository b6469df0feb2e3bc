import * as paths from '#contract/paths.generated.ts';
import { namesOf, numberFormat } from '#kernel/formats.ts';
import type { ResponseBody } from '#web/runtime/api/call.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { may } from '#web/runtime/session/may.ts';
import { definePage, type LoadContext } from '#web/runtime/router/page.ts';
import { fullDayText, momentText } from '#web/ui/place-time.ts';
import styles from '../console.module.css';
import { OperatorFrame } from '../operator-frame.tsx';

type Loaded = ResponseBody<'listExchangeRates'>;

export const page = definePage<Loaded | null>({
  load,
  head: (_, { t }) => ({ title: t('codes:rates_title'), indexed: false }),
  Page: RatesPage,
});

async function load({ call }: LoadContext): Promise<Loaded | null> {
  return may('admin') ? call(paths.listExchangeRates) : null;
}

function RatesPage({ data }: { data: Loaded | null }) {
  const t = useT('codes');
  const { language } = usePageContext();
  return (
    <OperatorFrame title={t('rates_title')} loaded={data}>
      {({ source, readAt, data: rates }) => (
        <div className={styles.page}>
          <p>{source ? t('rates_from', { source }) : t('rates_no_source')}</p>
          {readAt ? (
            <p>{t('rates_read', { moment: t('console:moment', { moment: momentText(readAt, 'UTC', language) }) })}</p>
          ) : null}
          <h2 id="rates">{t('rates_per_dollar')}</h2>
          <ul className={styles.rows} aria-labelledby="rates">
            {rates.map(({ currency, perUsd, asOf, isBundled }) => (
              <li key={currency} className={styles.session}>
                <div>
                  <p>
                    {currency}, {namesOf('currency', language).of(currency)}
                  </p>
                  <p className={styles.soft}>
                    {fullDayText(asOf, language)} {isBundled ? t('rates_bundled') : ''}
                  </p>
                </div>
                <strong>{numberFormat(language, { maximumSignificantDigits: 6 }).format(perUsd)}</strong>
              </li>
            ))}
          </ul>
        </div>
      )}
    </OperatorFrame>
  );
}
