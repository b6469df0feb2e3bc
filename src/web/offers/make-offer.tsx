// Offers a visitor who has chosen neither the own language or currency, once, by a mark in the header.
import * as paths from '#contract/paths.generated.ts';
import type { PageData } from '#web/runtime/router/page.ts';
import type { Change, Place } from '#web/configuration/configure.tsx';
import { currentCurrency, hasChosenCurrency, storedLanguage } from '#web/runtime/session/preferences.ts';
import { offeredLanguages } from '#web/shell/language-names.ts';
import { offerFor } from './offer-for.ts';

export async function makeOffer({ call }: Pick<Place, 'call'>, page: PageData, change: Change): Promise<void> {
  const { language, settings } = page;
  const offer = offerFor(
    {
      languages: navigator.languages,
      hasChosenLanguage: storedLanguage(offeredLanguages(settings)) !== null,
      hasChosenCurrency: hasChosenCurrency(),
    },
    { language, currency: currentCurrency(), settings },
  );
  if (!offer) return;
  try {
    // Most visitors are offered nothing.
    const { OfferNote } = await import('./offer-note.tsx');
    // A language is offered in that language.
    const spoken = 'language' in offer ? offer.language : language;
    const texts = await call(paths.getTranslations, { params: { lang: spoken, namespace: 'offers' } });
    const close = () => change({ banner: undefined });
    change({ banner: <OfferNote {...{ offer, spoken, texts, close }} /> });
  } catch {
    // An offer that cannot be read is none.
  }
}
