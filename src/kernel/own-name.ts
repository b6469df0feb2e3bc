import type { Language } from './languages.ts';

type Named = { name: string; email: string };

/** What an account that was opened without a name is called in the database. */
export const generatedName = (email: string): string => email.split('@')[0]!.slice(0, 120);

/** The name that the user gave, '' without one: the generated one is part of an e-mail address. */
export const ownName = ({ name, email }: Named): string => (name === generatedName(email) ? '' : name);

const traveller: Record<Language, string> = { en: 'Traveller', es: 'Viajero', fr: 'Voyageur' };

/** What partners read. */
export const shownName = (user: Named, language: Language): string => ownName(user) || traveller[language];
