// Telephone numbers as people write them. With the numbers of all countries (45 kB compressed), so fetched by the form alone.
import {
  AsYouType,
  type CountryCode,
  getCountries,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
  type PhoneNumber,
} from 'libphonenumber-js/max';

export const countryOfNobody: CountryCode = 'ES';
export const typedMax = 250;
const extensionMax = 20;

/** What a telephone field says of what stands in it; null where there is no such thing. */
export type PhoneReport = {
  /** '+34912345678', behind it ';ext=12'; '' for a field left empty. */
  numberValue: string;
  countryCode: string | null;
  countryCallingCode: string | null;
  nationalNumber: string | null;
  numberType: string | null;
  isValid: boolean;
};

/** A field: the country whose calling code stands before it, and the number as it is shown. */
export type PhoneEntry = { country: CountryCode; text: string };

export const callingCodes = (): { country: CountryCode; code: string }[] =>
  getCountries().map((country) => ({ country, code: getCountryCallingCode(country) }));

export const callingCodeOf = (country: CountryCode): string => getCountryCallingCode(country);
export const asCountry = (code: string): CountryCode => (isSupportedCountry(code) ? code : countryOfNobody);

/** How a stored number is shown. */
export function entryOf(stored: string | null, livesIn: string | null): PhoneEntry {
  const number = stored ? parsePhoneNumberFromString(stored.replace(';ext=', ' ext. ')) : undefined;
  if (!number) return { country: asCountry(livesIn ?? ''), text: stored ?? '' };
  return { country: number.country ?? countryOfNobody, text: nationalText(number) };
}

/** As it is written behind its calling code, which stands before the field. */
function nationalText(number: PhoneNumber): string {
  const [, ...rest] = number.formatInternational().split(' ');
  return rest.join(' ');
}

/** With the spaces of its country. Who begins with the 0 that is dialled within the country keeps it. */
function formatted(country: CountryCode, head: string): string {
  const atHome = new AsYouType(country);
  const text = atHome.input(head);
  const digits = atHome.getChars();
  const code = callingCodeOf(country);
  if (digits.startsWith('0') || digits.startsWith(code)) return text;
  const abroad = new AsYouType().input(`+${code}${digits}`);
  return abroad.startsWith(`+${code} `) ? abroad.slice(code.length + 2) : text;
}

/** What a field becomes when its text is `typed`, with the spaces the country writes. A number that brings its own calling
 *  code ('+44 …', '0044 …') takes the field to its country. */
export function enter({ country }: PhoneEntry, typed: string): PhoneEntry {
  const { head, tail } = splitExtension(typed.slice(0, typedMax));
  const abroad = asInternational(head);
  if (abroad === undefined) return { country, text: formatted(country, head) + tail };
  const number = parsePhoneNumberFromString(abroad);
  // Until its country is known it stays as it is written.
  if (!number?.country || !number.isPossible()) return { country, text: new AsYouType().input(abroad) + tail };
  return { country: number.country, text: nationalText(number) + tail };
}

export function reportOf({ country, text }: PhoneEntry): PhoneReport {
  const number = text.trim() === '' ? undefined : parsePhoneNumberFromString(text, country);
  const extension = number?.ext ? `;ext=${number.ext}` : '';
  return {
    numberValue: number ? number.number + extension : text.trim(),
    countryCode: number?.country ?? country,
    countryCallingCode: number?.countryCallingCode ?? callingCodeOf(country),
    nationalNumber: number?.nationalNumber ?? null,
    numberType: number?.getType() ?? null,
    isValid: text.trim() === '' || (number?.isValid() === true && !isCutOff(text, number)),
  };
}

/** Behind the number stand only an extension, and no longer one than can be kept. */
function isCutOff(text: string, { ext }: PhoneNumber): boolean {
  const { tail } = splitExtension(text);
  return tail !== '' && (ext === undefined || ext.length > extensionMax);
}

/** '912 34 56 78 ext. 12' is formatted up to the extension. */
function splitExtension(text: string): { head: string; tail: string } {
  const at = text.search(/\s*(?:;\s*ext|ext|x|#)/i);
  return at > 0 ? { head: text.slice(0, at), tail: text.slice(at) } : { head: text, tail: '' };
}

/** With a plus sign, when it has one or the two zeros that stand for it in most countries. */
function asInternational(head: string): string | undefined {
  const text = head.trimStart();
  if (/^[+\uff0b]/.test(text)) return `+${text.slice(1)}`;
  return /^[0\u0660\u06f0\uff10]{2}/.test(text) ? `+${text.slice(2)}` : undefined;
}

const digit = /[\d\u0660-\u0669\u06f0-\u06f9\uff10-\uff19]/g;
export const digitsIn = (text: string): number => text.match(digit)?.length ?? 0;

/** What somebody meant who took away a sign that formatting puts back at once: the digit before it. */
export function withoutDigitBefore(text: string, position: number): string {
  const at = [...text.slice(0, position).matchAll(digit)].at(-1)?.index;
  return at === undefined ? text : text.slice(0, at) + text.slice(at + 1);
}

/** Where the caret stands in `text` after so many digits. */
export function afterDigits(text: string, count: number): number {
  if (count === 0) return 0;
  return ([...text.matchAll(digit)][count - 1]?.index ?? text.length - 1) + 1;
}
