import type { CommonFacts, FactTexts } from '#contract/tour-facts.ts';
import type { Language } from '#kernel/languages.ts';
import { athens } from './facts/athens.ts';
import { barcelona } from './facts/barcelona.ts';
import { bergen } from './facts/bergen.ts';
import { berlin } from './facts/berlin.ts';
import { cusco } from './facts/cusco.ts';
import { edinburgh } from './facts/edinburgh.ts';
import { goreme } from './facts/goreme.ts';
import { kyoto } from './facts/kyoto.ts';
import { lisbon } from './facts/lisbon.ts';
import { london } from './facts/london.ts';
import { madrid } from './facts/madrid.ts';
import { marrakech } from './facts/marrakech.ts';
import { mexicoCity } from './facts/mexico-city.ts';
import { nairobi } from './facts/nairobi.ts';
import { newYork } from './facts/new-york.ts';
import { nice } from './facts/nice.ts';
import { paris } from './facts/paris.ts';
import { porto } from './facts/porto.ts';
import { prague } from './facts/prague.ts';
import { reykjavik } from './facts/reykjavik.ts';
import { rome } from './facts/rome.ts';
import { seville } from './facts/seville.ts';
import { sydney } from './facts/sydney.ts';
import { venice } from './facts/venice.ts';
import type { CityFacts } from './world.ts';

/** The facts of the tours by slug, beside the prose in cities/. */
export const facts: CityFacts = {
  ...athens, ...barcelona, ...bergen, ...berlin, ...cusco, ...edinburgh, ...goreme, ...kyoto, ...lisbon, ...london,
  ...madrid, ...marrakech, ...mexicoCity, ...nairobi, ...newYork, ...nice, ...paris, ...porto, ...prague,
  ...reykjavik, ...rome, ...seville, ...sydney, ...venice,
};

/** What is stored with the tour; nothing if its facts are not written yet. */
export function commonFactsOf(slug: string): Partial<Omit<CommonFacts, 'languageDays' | 'guides'>> {
  const { stepMinutes: _stepMinutes, texts: _texts, ...common } = facts[slug] ?? {};
  return common;
}

/** What is stored with the tour's texts in the language. */
export function factTextsOf(slug: string, language: Language): Partial<FactTexts> {
  if (!facts[slug]) return {};
  const { stepMinutes, texts } = facts[slug];
  const itinerary = texts[language].itinerary.map((step, index) => ({ minute: stepMinutes[index]!, ...step }));
  return { ...texts[language], itinerary };
}
