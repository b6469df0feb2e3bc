import { useEffect, useState } from 'react';
import * as paths from '#contract/paths.generated.ts';
import { call } from '#web/runtime/api/api.ts';
import { usePageContext } from '#web/runtime/router/page-context.ts';
import { useCurrency } from '#web/runtime/session/preferences.ts';
import { soldTickets, type Ticket } from './sold-tickets.ts';

/** Null until they are loaded; `onFailure` if they cannot be. */
export function useSoldTickets(tourId: string, onFailure: () => void): readonly Ticket[] | null {
  const { language } = usePageContext();
  const currency = useCurrency();
  const [tickets, setTickets] = useState<readonly Ticket[] | null>(null);
  useEffect(() => {
    let shown = true;
    call(paths.getTour, { params: { id: tourId }, query: { lang: language, currency } }).then(
      ({ options }) => shown && setTickets(soldTickets(options)),
      () => shown && onFailure(),
    );
    return () => {
      shown = false;
    };
    // `onFailure` is new in each rendering.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [tourId, language, currency]);
  return tickets;
}
