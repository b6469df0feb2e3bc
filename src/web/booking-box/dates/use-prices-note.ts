import { listText } from '#kernel/formats.ts';
import type { Party } from '#kernel/party.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { useCurrency } from '#web/runtime/session/preferences.ts';
import { fullDayText } from '#web/ui/place-time.ts';
import type { BookedTour } from '../booking-types.ts';

/** For whom the prices are, and that they are converted where they are. `ratesOf`: with the rates of which day. */
export function usePricesNote(
  { chargedCurrency }: Pick<BookedTour, 'chargedCurrency'>,
  { adults, children }: Party,
  ratesOf: string | undefined,
) {
  const t = useT('book-tour');
  const { language } = usePageContext();
  const shown = useCurrency();
  const party = [
    t('common:unit_adult', { count: adults }),
    ...(children > 0 ? [t('common:unit_child', { count: children })] : []),
  ];
  const whom = t('prices_for', { currency: shown, party: listText(language, party) });
  if (shown === chargedCurrency) return whom;
  const converted = t('prices_converted', { shown, charged: chargedCurrency });
  return [whom, converted, ...(ratesOf ? [t('rates_of', { day: fullDayText(ratesOf, language) })] : [])].join(' ');
}
