import type { BoundTranslate } from '#web/runtime/api/t.ts';
import { countPeople, type SheetItem } from './judge-ticket.ts';

/** 'Adult', 'Private group (9 people)' */
export function personName(item: SheetItem, t: BoundTranslate<'departures'>): string {
  const name = item.label ?? t(`booking-detail:item_${item.kind as 'adult' | 'child' | 'senior' | 'group'}`);
  const count = countPeople([item]);
  return count > 1 ? t('ticket_for', { name, people: t('people', { count }) }) : name;
}
