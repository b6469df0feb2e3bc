// What somebody keeps in a profile in their own words, or a program for them.
import { invalid } from '#contract/domain-error.ts';

const preferencesMax = 2000;
const placesMax = 50;
const placeMax = 120;

/** As text; an object as JSON. Throws DomainError invalid_input on field `preferences`. */
export function readPreferences(given: string | Record<string, unknown>): string {
  const text = typeof given === 'string' ? given : JSON.stringify(given);
  if (text.length > preferencesMax) throw invalid('preferences', 'too_long', { maximum: preferencesMax });
  return text;
}

/** A list of places as JSON; of a text the parts between commas, semicolons and line breaks. Throws DomainError
 *  invalid_input on field `saved_locations`. */
export function readSavedLocations(given: string | readonly string[]): string | null {
  const parts = typeof given === 'string' ? given.split(/[,;\n]/) : given;
  const places = parts.map((place) => place.trim()).filter(Boolean);
  if (places.length > placesMax) throw invalid('saved_locations', 'too_long', { maximum: placesMax });
  if (places.some((place) => place.length > placeMax))
    throw invalid('saved_locations', 'too_long', { maximum: placeMax });
  return places.length > 0 ? JSON.stringify(places) : null;
}
