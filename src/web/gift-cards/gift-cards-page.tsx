import type { GiftCardOfferView } from '#contract/gift-cards.ts';
import * as paths from '#contract/paths.generated.ts';
import { PageHeader } from '#web/articles/page-header.tsx';
import { Prose } from '#web/articles/prose.tsx';
import { definePage } from '#web/runtime/router/page.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { BalanceForm, balanceForm } from './balance-form.tsx';
import { BuyForm } from './buy-form.tsx';
import styles from './gift-cards-page.module.css';
import { OwnGiftCards } from './own-gift-cards.tsx';

export const page = definePage<GiftCardOfferView>({
  load: ({ call, currency }) => call(paths.getGiftCardOffer, { query: { currency } }),
  head: (_, { t, appName }) => ({ title: t('gift-cards:title'), description: t('gift-cards:lead', { appName }) }),
  Page: GiftCardsPage,
  forms: [balanceForm],
});

function GiftCardsPage({ data: offer }: { data: GiftCardOfferView }) {
  const t = useT('gift-cards');
  const { appName } = usePageContext().settings;
  return (
    <>
      <PageHeader title={t('title')} lead={t('lead', { appName })} motif="gift" />
      <div className={`wide ${styles.page}`}>
        <OwnGiftCards />
        <section aria-labelledby="buy">
          <h2 id="buy">{t('buy')}</h2>
          <BuyForm offer={offer} />
        </section>
        <div className={styles.pair}>
          <section aria-labelledby="how" className={styles.rules}>
            <h2 id="how">{t('how')}</h2>
            <Prose paragraphs={[t('how_1'), t('how_2'), t('how_3'), t('how_4'), t('how_5'), t('how_6')]} />
          </section>
          <section aria-labelledby="balance">
            <h2 id="balance">{t('balance')}</h2>
            <BalanceForm />
          </section>
        </div>
      </div>
    </>
  );
}
