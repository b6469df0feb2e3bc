import type { WaitlistEntryView } from '#contract/bookings/waitlist.ts';
import type { Language } from '#kernel/languages.ts';
import type { BoundTranslate } from '#web/runtime/api/t.ts';
import { momentText } from '#web/ui/place-time.ts';

type Shown = { t: BoundTranslate<'waitlist'>; language: Language };

/** What an entry waits for, or what to do by when. */
export function entryText({ state, ahead, offer, timeZone, city }: WaitlistEntryView, { t, language }: Shown): string {
  if (state === 'waiting') return ahead ? t('state_waiting', { count: ahead }) : t('state_first');
  if (!offer) return t(state === 'offered' ? 'state_missed' : `state_${state}`);
  return t('state_offered', { moment: momentText(offer.expiresAt, timeZone, language), place: city });
}

export function entryParty({ adults, children }: WaitlistEntryView, t: BoundTranslate<'waitlist'>): string {
  const grown = t('common:unit_adult', { count: adults });
  return children > 0 ? `${grown}, ${t('common:unit_child', { count: children })}` : grown;
}
