// Public ids are uuid v7 (RFC 9562): opaque, and close in time is close in the index.
import { getRandomValues } from 'node:crypto';

let lastMs = 0;
let sequence = 0;

/** Before every id, where reading in their order begins. */
export const beforeAll = '00000000-0000-0000-0000-000000000000';

/** Whether a text has the shape of an id: PostgreSQL refuses to compare any other with one. */
export const isId = (text: string): boolean =>
  /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i.test(text);

export function newId(nowMs: number = Date.now()): string {
  const bytes = getRandomValues(new Uint8Array(16));
  // Within one millisecond the 12 bits of rand_a count up, so ids of one process sort by creation.
  if (nowMs > lastMs) {
    lastMs = nowMs;
    sequence = ((bytes[6]! & 0x07) << 8) | bytes[7]!;
  } else if (++sequence > 0xfff) {
    lastMs += 1;
    sequence = 0;
  }
  const view = new DataView(bytes.buffer);
  view.setUint16(0, Math.floor(lastMs / 2 ** 32));
  view.setUint32(2, lastMs >>> 0);
  view.setUint16(6, 0x7000 | sequence);
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = Buffer.from(bytes).toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}

// Crockford's base 32 without letters that read alike: nobody spells an O for a 0 on the phone.
const letters = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** 'SN-7K3M-Q9XA' for a booking, 'OR-…' for an order, 'DS-…' for a notice: 8 letters of 30, 6.5e11 of them; uniqueness is the table's. */
export function newReference(prefix: 'SN' | 'OR' | 'DS' = 'SN'): string {
  return `${prefix}-${spellOut(getRandomValues(new Uint8Array(8)))}`;
}

/** The first eight bytes as letters that are easily read out: '7K3M-Q9XA'. */
export function spellOut(bytes: Uint8Array): string {
  const picked = Array.from(bytes.subarray(0, 8), (byte) => letters[byte % letters.length]).join('');
  return `${picked.slice(0, 4)}-${picked.slice(4)}`;
}
