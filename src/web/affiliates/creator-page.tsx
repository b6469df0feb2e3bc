import './affiliate-calls.ts';
import type { AffiliateOfferView } from '#contract/affiliates.ts';
import { definePage } from '#web/page.ts';
import { Pitch } from './pitch.tsx';

export const page = definePage<AffiliateOfferView>({
  load: ({ call }) => call('getAffiliateOffer'),
  head: (_, { t, appName }) => ({
    title: t('affiliates:creator.title'),
    description: t('affiliates:creator.lead', { appName }),
  }),
  Page: ({ data }) => <Pitch kind="creator" offer={data} motif="lighthouse" />,
});
