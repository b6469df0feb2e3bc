// What is shown and read out of a ticket, short enough for a guide with a queue of people.
import type { SheetBookingView } from '#contract/suppliers/departures/departures.ts';
import { dateFormat } from '#kernel/formats.ts';
import type { BoundTranslate } from '#web/runtime/api/t.ts';
import { peopleAt } from './judge-ticket.ts';
import type { Latest } from './use-check-in.ts';

type T = BoundTranslate<'departures'>;
export type Saying = { tone: 'good' | 'bad'; title: string; text?: string };

/** Where the tour takes place: times are on its clock. */
export type Place = { timeZone: string; language: string };

/** '09:52', in French '9 h 52' */
export const clockText = (instant: string, { timeZone, language }: Place): string =>
  dateFormat(language, { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(new Date(instant));

const nameOf = ({ traveller, reference }: SheetBookingView): string => traveller?.name ?? reference;

export function verdictText(latest: Latest, t: T, place: Place): Saying {
  if (latest.of === 'noted') {
    const { booking, scan } = latest;
    return {
      tone: 'good',
      title: t('said_welcome', { name: nameOf(booking) }),
      text: t('said_let_in', { count: peopleAt(booking, scan.positions) }),
    };
  }
  return latest.of === 'device' ? ofDevice(latest.verdict, t, place) : ofServer(latest, t, place);
}

function ofDevice(verdict: Extract<Latest, { of: 'device' }>['verdict'], t: T, place: Place): Saying {
  if (verdict.kind === 'already_used')
    return {
      tone: 'bad',
      title: t('said_already', { name: nameOf(verdict.booking) }),
      text: usedText(verdict, t, place),
    };
  if (verdict.kind === 'not_listed')
    return {
      tone: 'bad',
      title: t('said_not_listed', { reference: verdict.reference }),
      text: t('said_not_listed_text'),
    };
  const { title, text } = refusals(t)[verdict.kind];
  return { tone: 'bad', title, text };
}

const refusals = (t: T) => ({
  not_a_ticket: { title: t('said_unknown'), text: t('said_unknown_text') },
  forged: { title: t('said_forged'), text: t('said_forged_text') },
  not_confirmed: { title: t('said_not_confirmed'), text: t('said_not_confirmed_text') },
  absent: { title: t('said_absent'), text: t('said_absent_text') },
});

function ofServer({ result, booking }: Extract<Latest, { of: 'server' }>, t: T, place: Place): Saying {
  const name = booking ? nameOf(booking) : (result.reference ?? '');
  const { outcome, used, departure, positions } = result;
  switch (outcome) {
    case 'accepted':
      return {
        tone: 'good',
        title: t('said_welcome', { name }),
        text: t('said_let_in', { count: booking ? peopleAt(booking, positions) : positions.length }),
      };
    case 'already_used':
      return { tone: 'bad', title: t('said_already', { name }), ...(used && { text: usedText(used, t, place) }) };
    case 'other_departure': {
      const when = departure ? departure.startsAtLocal.replace('T', ' ') : '';
      return { tone: 'bad', title: t('said_other'), text: `${departure?.title ?? ''} · ${when}` };
    }
    case 'cancelled':
      return { tone: 'bad', title: t('said_cancelled'), text: t('said_cancelled_text') };
    case 'unknown':
      return { tone: 'bad', ...refusals(t).not_a_ticket };
    default:
      return { tone: 'bad', ...refusals(t)[outcome] };
  }
}

const usedText = ({ at, by }: { at: string; by: string | null }, t: T, place: Place): string =>
  by ? t('said_used_by', { time: clockText(at, place), name: by }) : t('said_used', { time: clockText(at, place) });
