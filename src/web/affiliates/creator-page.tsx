import type { AffiliateOfferView } from '#contract/affiliates.ts';
import * as paths from '#contract/paths.generated.ts';
import { definePage } from '#web/runtime/router/page.ts';
import { Pitch } from './pitch.tsx';

export const page = definePage<AffiliateOfferView>({
  load: ({ call }) => call(paths.getAffiliateOffer),
  head: (_, { t, appName }) => ({
    title: t('affiliates:creator.title'),
    description: t('affiliates:creator.lead', { appName }),
  }),
  Page: ({ data }) => <Pitch kind="creator" offer={data} motif="lighthouse" />,
});
