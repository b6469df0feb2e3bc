import type { PolicyView } from '#contract/catalogue.ts';
import type { Translate } from '#web/runtime/api/t.ts';

/** The refund rule of a tour as a sentence, made of its tiers. */
export function policyText({ key, tiers }: PolicyView, t: Translate): string {
  const terms = tiers.map(({ hoursBefore, refundPercent }) =>
    t(refundPercent === 100 ? 'tour-detail:tier_full' : 'tour-detail:tier_part', {
      percent: refundPercent,
      time: timeText(hoursBefore, t),
    }),
  );
  return t(key === 'fixed' ? 'tour-detail:policy_fixed' : 'tour-detail:policy_refund', { tiers: terms.join(', ') });
}

/** From four days on in days, if they are whole. */
const timeText = (hours: number, t: Translate): string =>
  hours >= 96 && hours % 24 === 0
    ? t('tour-detail:days_before', { count: hours / 24 })
    : t('tour-detail:hours_before', { count: hours });
