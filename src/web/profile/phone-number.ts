// Parses and formats telephone numbers. Contains the metadata of all countries (45 kB compressed), so only the form loads it.
import {
  AsYouType,
  type CountryCode,
  getCountries,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
  type PhoneNumber,
} from 'libphonenumber-js/max';

export const defaultCountry: CountryCode = 'ES';
export const typedMax = 250;

/** What a telephone field reports about its value; null where a property does not exist. */
export type PhoneReport = {
  /** '+34912345678', with ';ext=12' for an extension; '' for an empty field. */
  numberValue: string;
  countryCode: string | null;
  countryCallingCode: string | null;
  nationalNumber: string | null;
  numberType: string | null;
  isValid: boolean;
};

/** The state of the field: the country of the calling code, and the number as it is shown. */
export type PhoneEntry = { country: CountryCode; text: string };

export const callingCodes = (): { country: CountryCode; code: string }[] =>
  getCountries().map((country) => ({ country, code: getCountryCallingCode(country) }));

export const callingCodeOf = (country: CountryCode): string => getCountryCallingCode(country);
export const supportedCountry = (code: string): CountryCode => (isSupportedCountry(code) ? code : defaultCountry);

/** The entry for a stored number. */
export function entryOf(stored: string | null, livesIn: string | null): PhoneEntry {
  const number = stored ? parsePhoneNumberFromString(stored.replace(';ext=', ' ext. ')) : undefined;
  if (!number) return { country: supportedCountry(livesIn ?? ''), text: stored ?? '' };
  return { country: number.country ?? defaultCountry, text: nationalText(number) };
}

/** The number as written behind its calling code. */
function nationalText(number: PhoneNumber): string {
  const [, ...rest] = number.formatInternational().split(' ');
  return rest.join(' ');
}

/** Formatted for its country. A number typed with the national prefix 0 keeps it. */
function formatted(country: CountryCode, head: string): string {
  const atHome = new AsYouType(country);
  const text = atHome.input(head);
  const digits = atHome.getChars();
  const code = callingCodeOf(country);
  if (digits.startsWith('0') || digits.startsWith(code)) return text;
  const abroad = new AsYouType().input(`+${code}${digits}`);
  return abroad.startsWith(`+${code} `) ? abroad.slice(code.length + 2) : text;
}

/** The entry after its text has become `typed`, formatted. A number that brings its own calling
 *  code ('+44 …', '0044 …') changes the country. */
export function entryAfter({ country }: PhoneEntry, typed: string): PhoneEntry {
  const { head, tail: extension } = splitExtension(typed.slice(0, typedMax));
  const tail = shownExtension(extension);
  const abroad = asInternational(head);
  if (abroad === undefined) return { country, text: (formatted(country, head) + tail).slice(0, typedMax) };
  const number = parsePhoneNumberFromString(abroad);
  // Unchanged until its country is known.
  if (!number?.country || !number.isPossible()) return { country, text: new AsYouType().input(abroad) + tail };
  return { country: number.country, text: nationalText(number) + tail };
}

export function reportOf({ country, text }: PhoneEntry): PhoneReport {
  const { head, tail } = splitExtension(text.trim());
  const number = head === '' ? undefined : parsePhoneNumberFromString(head, country);
  const extension = finishedExtension.exec(tail)?.[1];
  return {
    numberValue: number ? number.number + (extension ? `;ext=${extension}` : '') : text.trim(),
    countryCode: number?.country ?? country,
    countryCallingCode: number?.countryCallingCode ?? callingCodeOf(country),
    nationalNumber: number?.nationalNumber ?? null,
    numberType: number?.getType() ?? null,
    isValid: text.trim() === '' || (number?.isValid() === true && (tail === '' || extension !== undefined)),
  };
}

// An extension begins at its mark: at the 'e' that may become 'ext', so that typing it loses nothing.
const extensionMark = /\s*(?:[;,]\s*)?(?<!\p{L})(?:e(?=x|$)|x|#|(?<=[;,]\s*)$)/iu;
const finishedExtension = /^\s*[;,]?\s*(?:ext(?:ension)?|x|#)\s*[.:=]?\s*(\d{1,20})$/i;

/** '912 34 56 78 ext. 12' is formatted up to the extension. */
export function splitExtension(text: string): { head: string; tail: string } {
  const at = text.search(extensionMark);
  return at > 0 && digitsIn(text.slice(0, at)) > 0
    ? { head: text.slice(0, at), tail: asciiDigits(text.slice(at)) }
    : { head: text, tail: '' };
}

/** The extension with a space before it, except before the ';' of RFC 3966. */
function shownExtension(tail: string): string {
  return /^[ex#]/i.test(tail) ? ` ${tail}` : tail;
}

/** In international format, if it has a plus sign or the two zeros that replace it in most countries. Brackets around them are removed. */
function asInternational(head: string): string | undefined {
  const text = head.replace(/^[\s([]+/, '');
  if (/^[+\uff0b]/.test(text)) return `+${text.slice(1)}`;
  return /^[0\u0660\u06f0\uff10]{2}/.test(text) ? `+${text.slice(2)}` : undefined;
}

export const anyDigit = /[\d\u0660-\u0669\u06f0-\u06f9\uff10-\uff19]/g;
export const digitsIn = (text: string): number => text.match(anyDigit)?.length ?? 0;

/** In each of these scripts the last four bits of a digit's code are its value. */
const asciiDigits = (text: string): string => text.replace(anyDigit, (sign) => String(sign.charCodeAt(0) & 15));
