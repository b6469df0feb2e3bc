import { invalid } from '#contract/domain-error.ts';

const lengthMax = 250;
// A calling code of 1 to 3 digits and a national number of 2 to 17, written with a plus sign.
const stored = /^\+[1-9]\d{2,19}$/;

/** A telephone number as it is stored, '+' and ASCII digits; null for one left empty. Arabic-Indic, Persian and
 *  full-width digits count as digits, separators go. An extension is refused: the stored form cannot hold it, and
 *  a number that loses its extension reaches somebody else. Throws invalid_input, field `phone`, rule format. */
export function normalizePhone(phone: string): string | null {
  if (phone.length > lengthMax) throw invalid('phone', 'format');
  const plain = asciiDigits(phone.trim()).replace(/[\s().\-/\u2010-\u2015]/g, '');
  if (plain === '') return null;
  if (!stored.test(plain)) throw invalid('phone', 'format');
  return plain;
}

const zeros = [0x0660, 0x06f0, 0xff10];

function asciiDigits(text: string): string {
  return (
    text
      .replace(/[\u0660-\u0669\u06f0-\u06f9\uff10-\uff19]/g, (digit) => {
        const code = digit.charCodeAt(0);
        return String(code - zeros.find((zero) => code >= zero && code <= zero + 9)!);
      })
      .replace(/\uff0b/g, '+')
      // Marks of direction come along when a number is copied out of right-to-left text.
      .replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
  );
}
