// What a ticket's code says: 'SN-7K3M-Q9XA Q7RM4XTEPK9W3HCF'. The second part proves that it was not written by hand.

export type TicketText = { reference: string; code: string | null };

export const ticketText = (reference: string, code: string): string => `${reference} ${code}`;

/** Of a scan or of what a person typed, in any spelling; tickets of before have the reference alone. Null: no ticket of ours. */
export function readTicketText(text: string): TicketText | null {
  const letters = text.toUpperCase().replaceAll(/[^0-9A-Z]/g, '');
  const [, first, second, code] = /^SN(.{4})(.{4})(.{16})?$/.exec(letters) ?? [];
  return first ? { reference: `SN-${first}-${second}`, code: code ?? null } : null;
}
