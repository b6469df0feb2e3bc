import type { TourCardView } from '#contract/catalogue.ts';
import { partySize } from '#kernel/party.ts';
import { useT } from '#web/runtime/router/page-context.ts';
import { Price } from '#web/ui/price.tsx';

type Props = {
  tour: Pick<
    TourCardView,
    'priceMinor' | 'privateGroup' | 'sharePriceMinor' | 'party' | 'currency' | 'chargedCurrency'
  >;
};

/** The lowest price of a tour and what it is for: one person, a private group or, of a searched day, the whole party. Then also what that
 *  is for each: an average where children pay less. */
export function FromPrice({ tour }: Props) {
  const t = useT('common');
  const { priceMinor, privateGroup, party, sharePriceMinor = priceMinor } = tour;
  if (priceMinor === null) return <strong>{t('ask_price')}</strong>;
  const whom = party ? t('for_persons', { count: partySize(party) }) : t('per_person');
  return (
    <>
      <span>{t('from')} </span>
      <strong>
        <Price {...tour} priceMinor={party?.priceMinor ?? priceMinor} />
      </strong>
      <span> {privateGroup ? t('per_group') : whom}</span>
      {party ? (
        <>
          <br />
          <small>
            <Price {...tour} priceMinor={sharePriceMinor!} /> {t(party.children > 0 ? 'average' : 'per_person')}
          </small>
        </>
      ) : null}
    </>
  );
}
