// Extras, questions and pickup points as one line, for who compares two of them.
import { type Currency, formatMoney } from '#kernel/money.ts';
import {
  inSome,
  type TourExtra,
  type TourPickupPoint,
  type TourQuestion,
} from '#kernel/tour-documents/tour-additions.ts';
import { metresText } from '#web/map/metres-text.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';

export function useAdditionText(currency: Currency) {
  const t = useT('authoring');
  const { language } = usePageContext();
  const saidOf = (key: 'field_least' | 'field_most' | 'field_stock') => t('common:said_of', { name: t(key) });
  const line = (parts: readonly (string | false | null)[]): string => parts.filter(Boolean).join(' · ');
  return {
    extras: ({ labels, notes, per, priceMinor, least, most, stock }: TourExtra): string =>
      line([
        inSome(labels, language),
        priceMinor === null ? '…' : formatMoney({ amountMinor: priceMinor, currency }, language),
        t(`per_${per}`),
        least > 1 && `${saidOf('field_least')} ${least}`,
        most !== null && `${saidOf('field_most')} ${most}`,
        stock !== null && `${saidOf('field_stock')} ${stock}`,
        inSome(notes, language),
      ]),
    questions: (question: TourQuestion): string => {
      const { kind, per, required, beforeBooking, labels, notes, choices, bodies, version } = question;
      const [least, most] = [question.least ?? '…', question.most ?? '…'];
      const first = line([
        inSome(labels, language),
        t(kind === 'number' ? 'question_number_kind' : `question_${kind}`),
        t(per === 'person' ? 'asked_each' : 'asked_once'),
        beforeBooking ? t('field_before_booking') : required && t('field_required'),
        kind === 'number' && `${least} – ${most}`,
        kind === 'waiver' && version,
        inSome(notes, language),
      ]);
      const more = kind === 'choice' ? choices.map((one) => inSome(one.labels, language)) : [inSome(bodies, language)];
      return [first, ...more].filter(Boolean).join('\n');
    },
    pickupPoints: ({ names, zones, minutesBefore, at, radiusMetres }: TourPickupPoint): string =>
      line([
        inSome(names, language),
        inSome(zones, language),
        t('cut_off_minutes', { count: minutesBefore ?? 0 }),
        at && `${at.latitude}, ${at.longitude}`,
        radiusMetres !== null && t('radius_within', { distance: metresText(radiusMetres, language) }),
      ]),
  };
}
