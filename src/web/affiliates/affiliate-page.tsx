import './affiliate-calls.ts';
import type { AffiliateOfferView } from '#contract/affiliates.ts';
import { definePage } from '#web/page.ts';
import { Pitch } from './pitch.tsx';

export const page = definePage<AffiliateOfferView>({
  load: ({ call }) => call('getAffiliateOffer'),
  head: (_, { t, appName }) => ({
    title: t('affiliates:affiliate.title'),
    description: t('affiliates:affiliate.lead', { appName }),
  }),
  Page: ({ data }) => <Pitch kind="affiliate" offer={data} motif="signpost" />,
});
