import type { PerformanceView } from '#contract/suppliers/performance.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { dayText } from '#web/ui/place-time.ts';
import { DayChart } from './charts/day-chart.tsx';
import { Figure, Numbers } from './figure.tsx';
import { countText, currencyNameOf, inMajor, moneyText, shortMoney } from './numbers.ts';
import type { PerformanceQuery } from './performance-address.ts';

type Props = {
  money: PerformanceView['money'];
  days: readonly string[];
  query: PerformanceQuery;
  period: string;
};

/** What bookings come to by the day on which they came about. */
export function Money({ money, days, query, period }: Props) {
  const t = useT('performance');
  return (
    <Figure table="money" query={query} title={t('money')} note={t('money_note')}>
      {money.length === 0 ? <p>{t('no_money')}</p> : null}
      {money.map((of) => (
        <OfCurrency key={of.currency} of={of} days={days} period={period} />
      ))}
    </Figure>
  );
}

type CurrencyProps = { of: PerformanceView['money'][number]; days: readonly string[]; period: string };

function OfCurrency({ of, days, period }: CurrencyProps) {
  const t = useT('performance');
  const { language } = usePageContext();
  const { currency, revenue, commission, net } = of;
  const amount = (minor: number) => moneyText(minor, currency, language);
  const byDay = new Map(of.days.map((one) => [one.day, one]));
  const sentence = t('money_in_all', {
    revenue: amount(revenue.priceMinor),
    commission: amount(commission.priceMinor),
    net: amount(net.priceMinor),
  });
  const caption = t('money_in', { currency: currencyNameOf(currency, language) });
  return (
    <>
      <h3>{caption}</h3>
      <p className="visually-hidden">{sentence}</p>
      <DayChart
        title={caption}
        description={`${period} ${sentence}`}
        legend={[t('net'), t('commission')]}
        bars={days.map((day) => {
          const one = byDay.get(day);
          return {
            day,
            parts: one ? [inMajor(one.netMinor, currency), inMajor(one.commissionMinor, currency)] : [],
          };
        })}
        smallestStep={1}
        format={(value) => shortMoney(value, currency, language)}
      />
      <Numbers
        first="days"
        caption={caption}
        head={[t('day'), t('bookings'), t('revenue'), t('commission'), t('net')]}
        rows={of.days.map((one) => [
          dayText(one.day, language),
          countText(one.bookings, language),
          amount(one.revenueMinor),
          amount(one.commissionMinor),
          amount(one.netMinor),
        ])}
        none={t('no_money')}
      />
    </>
  );
}
