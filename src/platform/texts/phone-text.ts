// Telephone numbers as people read them. Only on the server: the metadata of all countries are 80 kB.
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** '+34 932 55 01 14' for '+34932550114', '… ext. 12' for '…;ext=12'. What is no number of a country stays as it was written. */
export function phoneText(phone: string): string {
  const [number, extension] = phone.split(';ext=');
  const parsed = parsePhoneNumberFromString(number!);
  if (!parsed?.isPossible() || parsed.ext) return phone.replace(';ext=', ' ext. ');
  return [parsed.formatInternational(), ...(extension ? [`ext. ${extension}`] : [])].join(' ');
}
