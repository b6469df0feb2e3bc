import { listText } from '#kernel/formats.ts';
import type { Party } from '#kernel/party.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { useCurrency } from '#web/runtime/session/preferences.ts';
import type { BookedTour } from '../booking-types.ts';

/** For whom the prices are, and that they are converted where they are. */
export function usePricesNote({ chargedCurrency }: Pick<BookedTour, 'chargedCurrency'>, { adults, children }: Party) {
  const t = useT('book-tour');
  const { language, currency } = usePageContext();
  const shown = useCurrency(currency());
  const party = [
    t('common:unit_adult', { count: adults }),
    ...(children > 0 ? [t('common:unit_child', { count: children })] : []),
  ];
  const whom = t('prices_for', { party: listText(language, party) });
  return shown === chargedCurrency ? whom : `${whom} ${t('prices_converted', { shown, charged: chargedCurrency })}`;
}
