// Journeys: what a user does from beginning to end, written once for all languages and widths.
import { test, type ViewportSize } from '@playwright/test';
import type { Language } from '#kernel/languages.ts';
import type { JourneyVariant } from './journey-variants.ts';
import { desktop, phone } from './marketplace.ts';
import { type Texts, textsOf } from './texts.ts';

export type Journey = {
  language: Language;
  words: Texts;
  /** Of addresses: '', '/es' or '/fr'. */
  prefix: string;
  /** The window and the language of the browser. */
  browser: { viewport: ViewportSize; locale: string };
  isPhone: boolean;
};

const locales: Record<Language, string> = { en: 'en-GB', es: 'es-ES', fr: 'fr-FR' };

/** By this `check:all` finds the journeys. */
export const asJourney = { tag: '@journey' };

/** `usual`: the language and width of the browser suite, which runs each journey once. */
export const journeyIn = (usual: JourneyVariant, act: (at: Journey) => Promise<void>) => (): Promise<void> => {
  const { variant = usual } = test.info().project.metadata as { variant?: JourneyVariant };
  return act(journeyAt(variant));
};

function journeyAt(variant: JourneyVariant): Journey {
  const [language, width] = variant.split('-') as [Language, string];
  const isPhone = Number(width) === phone.width;
  return {
    language,
    words: textsOf(language),
    prefix: language === 'en' ? '' : `/${language}`,
    browser: { viewport: isPhone ? phone : desktop, locale: locales[language] },
    isPhone,
  };
}
