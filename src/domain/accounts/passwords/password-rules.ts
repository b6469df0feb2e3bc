// Which passwords are accepted: long enough, and not among those that are guessed first.
// No rules on kinds of characters: they make passwords worse (NIST SP 800-63B, 3.1.1.2).
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { normalizePassword, supplierPasswordMin, type Role } from '#contract/accounts/accounts.ts';
import { invalid } from '#contract/domain-error.ts';

/** Suppliers and operators reach other people's data and money. */
const lengthMin: Record<Role, number> = { client: 8, supplier: supplierPasswordMin, admin: supplierPasswordMin };
const lengthMax = 200;

/** Throws DomainError invalid_input on field `password`: too_short {minimum}, too_long {maximum} or password_common. */
export function checkPassword(password: string, { role, email }: { role: Role; email: string }): void {
  const normal = normalizePassword(password);
  const { length } = [...normal];
  if (length < lengthMin[role]) throw invalid('password', 'too_short', { minimum: lengthMin[role] });
  if (length > lengthMax) throw invalid('password', 'too_long', { maximum: lengthMax });
  if (isCommon(normal.trim().toLowerCase(), email.toLowerCase())) throw invalid('password', 'password_common');
}

function isCommon(password: string, email: string): boolean {
  const [localPart = ''] = email.split('@');
  return commonPasswords().has(password) || [email, localPart, 'senda'].some((word) => isMadeOf(password, word));
}

// A word with a year or a few characters around it: senda2026!
const decorationMax = 6;

/** The word alone, repeated, or with a few digits and punctuation around it. */
function isMadeOf(password: string, word: string): boolean {
  if (word === '' || !password.includes(word)) return false;
  const rest = password.replaceAll(word, '');
  return rest.length <= decorationMax && !/\p{L}/u.test(rest);
}

let common: Set<string> | undefined;

function commonPasswords(): Set<string> {
  if (!common) {
    const lines = readFileSync(path.join(import.meta.dirname, 'common-passwords.txt'), 'utf8').split('\n');
    common = new Set(lines.filter((line) => line !== '' && !line.startsWith('# ')));
  }
  return common;
}
