import type { BoundTranslate } from '#web/runtime/api/t.ts';
import type { SheetItem } from './judge-ticket.ts';

/** 'Adult', 'Family ticket' */
export const personName = ({ kind, label }: SheetItem, t: BoundTranslate<'departures'>): string =>
  label ?? t(`booking-detail:item_${kind as 'adult' | 'child' | 'senior' | 'group'}`);
