// What a ticket's code says: 'SN-7K3M-Q9XA Q7RM4XTEPK9W3HCF'. The second part proves that it was not written by hand.

export type TicketText = { reference: string; code: string | null };

export const ticketText = (reference: string, code: string): string => `${reference} ${code}`;

/** The first and the last reference with the beginning that a person typed, with or without 'SN', at least four letters. Null: none has it.
 *  Both are written as references are, so that they hold in the order of any language. */
export function readReferenceStart(text: string): { from: string; to: string } | null {
  const [, start] = /^(?:SN)?([0-9A-Z]{4,8})$/.exec(lettersOf(text)) ?? [];
  if (!start) return null;
  const padded = (filler: string) => start.padEnd(8, filler);
  const reference = (letters: string) => `SN-${letters.slice(0, 4)}-${letters.slice(4)}`;
  return { from: reference(padded('0')), to: reference(padded('Z')) };
}

/** Of a reference or a ticket, in any spelling: 'SNFN8QYPYY'. */
export const lettersOf = (text: string): string => text.toUpperCase().replaceAll(/[^0-9A-Z]/g, '');

/** Of a scan or of what a person typed, in any spelling; tickets of before have the reference alone. Null: no ticket of ours. */
export function readTicketText(text: string): TicketText | null {
  const [, first, second, code] = /^SN(.{4})(.{4})(.{16})?$/.exec(lettersOf(text)) ?? [];
  return first ? { reference: `SN-${first}-${second}`, code: code ?? null } : null;
}
