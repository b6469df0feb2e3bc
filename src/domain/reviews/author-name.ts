import type { Language } from '#kernel/languages.ts';

/** For an author without a name (spec, section 2: author default Traveler). */
export const anonymousAuthor: Record<Language, string> = { en: 'Traveler', es: 'Viajero', fr: 'Voyageur' };

/**
 * The name under a review, which everyone can read: 'Lucía F.' for Lucía Ferrer. An account opened without a name
 * is called by the part of its e-mail before the @; that must stay private.
 */
export function authorName({ name, email }: { name: string; email: string }, language: Language): string {
  if (name.toLowerCase() === email.split('@')[0]) return anonymousAuthor[language];
  const [first = '', ...others] = name.trim().split(/\s+/);
  const initial = [...(others.at(-1) ?? '')][0];
  return initial ? `${first} ${initial.toUpperCase()}.` : first;
}
