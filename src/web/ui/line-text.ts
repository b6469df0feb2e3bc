import * as tickets from '#kernel/tickets/tickets-text.ts';
import type { Translate } from '#web/runtime/api/t.ts';

export const lineText = (line: tickets.TicketLine, t: Translate): string =>
  tickets.lineText(line, (key, values) => t(`common:${key}`, values));

export const ticketsText = (lines: readonly tickets.TicketLine[], persons: number, t: Translate): string | null =>
  tickets.ticketsText(lines, persons, (key, values) => t(`common:${key}`, values));
