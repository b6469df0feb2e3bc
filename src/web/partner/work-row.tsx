import { Link } from 'react-router';
import type { SupplierBookingView } from '#contract/supplier-bookings.ts';
import { tourPath } from '#web/addresses.ts';
import { StatusBadge } from '#web/bookings/status-badge.tsx';
import { momentText, wallTimeText } from '#web/place-time.ts';
import { useSurroundings, useT } from '#web/surroundings.ts';
import { Button } from '#web/ui/button.tsx';
import { Price } from '#web/ui/price.tsx';
import styles from './supplier-page.module.css';
import type { Deed, Deeds } from './use-deeds.ts';

type Props = { booking: SupplierBookingView; deeds: Deeds };

export function WorkRow({ booking, deeds }: Props) {
  const t = useT('partner-home');
  const { language } = useSurroundings();
  const { title, tourSlug, reference, optionName, status, startsAtLocal, adults, children, total } = booking;
  return (
    <article className={styles.row}>
      <div className={styles.about}>
        <p className={styles.marks}>
          <StatusBadge status={status} />
          <span>{reference}</span>
        </p>
        <h3>
          <Link to={tourPath(tourSlug)}>{title}</Link>
        </h3>
        <p className={styles.when}>{wallTimeText(startsAtLocal, language)}</p>
        <p className={styles.soft}>
          <span>{optionName}</span>
          <span>
            {[t('common:unit_adult', { count: adults }), children > 0 && t('common:unit_child', { count: children })]
              .filter(Boolean)
              .join(', ')}
          </span>
          <span>
            <Price priceMinor={total.priceMinor} currency={total.currency} />
          </span>
        </p>
        <Who booking={booking} />
      </div>
      <Actions booking={booking} deeds={deeds} />
    </article>
  );
}

/** Who travels, once that is the partner's to know; before, what the booking waits for. */
function Who({ booking: { traveller, state, decideBy, timeZone } }: { booking: SupplierBookingView }) {
  const t = useT('partner-home');
  const { language } = useSurroundings();
  if (traveller)
    return (
      <p className={styles.traveller}>
        <span>{traveller.name}</span>
        <a href={`mailto:${traveller.email}`}>{traveller.email}</a>
        {state === 'no_show' ? <strong>{t('was_missed')}</strong> : null}
      </p>
    );
  if (decideBy) return <p>{t('decide_by', { moment: momentText(decideBy, timeZone, language) })}</p>;
  return state === 'on_hold' ? <p>{t('being_paid')}</p> : null;
}

function Actions({ booking, deeds }: Props) {
  const t = useT('partner-home');
  const { may, title, reference } = booking;
  const button = (deed: Deed, look: 'sea' | 'line', act: () => void) => (
    <Button
      look={look}
      disabled={deeds.isBusy}
      onClick={act}
      aria-label={t(`${deed}_spoken`, { tour: title, reference })}
    >
      {t(deed)}
    </Button>
  );
  const at = (deed: Deed) => ({ deed, booking });
  if (!may.decide && !may.cancel && !may.recordAttendance) return null;
  return (
    <div className={styles.actions}>
      {may.decide ? button('accept', 'sea', () => void deeds.perform(at('accept'))) : null}
      {may.decide ? button('decline', 'line', () => deeds.ask(at('decline'))) : null}
      {may.cancel ? button('cancel', 'line', () => deeds.ask(at('cancel'))) : null}
      {may.recordAttendance ? button('came', 'sea', () => void deeds.perform(at('came'))) : null}
      {may.recordAttendance ? button('missed', 'line', () => void deeds.perform(at('missed'))) : null}
    </div>
  );
}
