import type { AffiliateOfferView } from '#contract/affiliates.ts';
import * as paths from '#contract/paths.generated.ts';
import { definePage } from '#web/runtime/router/page.ts';
import { Pitch } from './pitch.tsx';

export const page = definePage<AffiliateOfferView>({
  load: ({ call }) => call(paths.getAffiliateOffer),
  head: (_, { t, appName }) => ({
    title: t('affiliates:affiliate.title'),
    description: t('affiliates:affiliate.lead', { appName }),
  }),
  Page: ({ data }) => <Pitch kind="affiliate" offer={data} motif="signpost" />,
});
