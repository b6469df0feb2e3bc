import { namesOf } from './formats.ts';

/** 'Spain', 'España', 'Espagne' for ES. */
export function countryName(code: string, language: string): string {
  return namesOf('region', language).of(code) ?? code;
}
