import { invalid } from '#contract/domain-error.ts';

const lengthMax = 250;
// A calling code of 1 to 3 digits and a national number of 2 to 17, written with a plus sign.
const stored = /^\+[1-9]\d{2,19}$/;

const extension = /\s*(?:;ext=|,?\s*(?:extension|ext|x|#)\s*[.:]?\s*)(\d{1,20})$/i;

/** A telephone number as stored, null for an empty one. Throws invalid_input, field `phone`: rule format if it
 *  is no number, rule phone if it cannot exist in its country. */
export async function readPhone(phone: string): Promise<string | null> {
  const number = normalizePhone(phone);
  if (number === null) return null;
  // The metadata of all countries is 157 kB: loaded with the first number.
  const { isValidPhoneNumber } = await import('libphonenumber-js/max');
  if (!isValidPhoneNumber(number.split(';')[0]!)) throw invalid('phone', 'phone');
  return number;
}

/** '+' and ASCII digits, an extension behind them as RFC 3966 writes it: '+34912345678;ext=12'. Arabic-Indic, Persian and
 *  full-width digits count as digits, separators go. Throws invalid_input, field `phone`, rule format. */
export function normalizePhone(phone: string): string | null {
  if (phone.length > lengthMax) throw invalid('phone', 'format');
  const text = asciiDigits(phone.trim());
  const number = text.replace(extension, '').replace(/[\s().\-/\u2010-\u2015]/g, '');
  if (number === '') return null;
  if (!stored.test(number)) throw invalid('phone', 'format');
  const digits = extension.exec(text)?.[1];
  return digits === undefined ? number : `${number};ext=${digits}`;
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
      // Direction marks are copied along with numbers in right-to-left text.
      .replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
  );
}
