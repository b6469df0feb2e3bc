import { lettersOf, readTicketText } from '#kernel/tickets/ticket-text.ts';

/** The references that a text may be, also without prefix and lines, as people read one out: 'fn8q ypyy'; and that of a ticket. */
export function referencesIn(find: string): string[] {
  const [, prefix, first, second] = /^(SN|OR)?(.{4})(.{4})$/.exec(lettersOf(find)) ?? [];
  if (first) return (prefix ? [prefix] : ['SN', 'OR']).map((one) => `${one}-${first}-${second}`);
  return [readTicketText(find)?.reference ?? find.toUpperCase()];
}
