// Free-form fields of a profile, filled in by users or API clients.
import { invalid } from '#contract/domain-error.ts';

const preferencesMax = 2000;
const placesMax = 50;
const placeMax = 120;

/** Preferences as they are stored: text, an object as JSON, an empty text as null. Throws DomainError invalid_input on field `preferences`. */
export function readPreferences(value: string | Record<string, unknown>): string | null {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  if (text.trim() === '') return null;
  if (text.length > preferencesMax) throw invalid('preferences', 'too_long', { maximum: preferencesMax });
  return text;
}

/** A list of places as JSON, null if empty. A text is split at commas, semicolons and line breaks, an object
 *  gives its values with their names ('home: Madrid'). Throws DomainError invalid_input on field `saved_locations`. */
export function readSavedLocations(value: string | readonly string[] | Record<string, string>): string | null {
  const parts = partsOf(value);
  const places = parts.map((place) => place.trim()).filter(Boolean);
  if (places.length > placesMax) throw invalid('saved_locations', 'too_long', { maximum: placesMax });
  if (places.some((place) => place.length > placeMax))
    throw invalid('saved_locations', 'too_long', { maximum: placeMax });
  return places.length > 0 ? JSON.stringify(places) : null;
}

function partsOf(value: string | readonly string[] | Record<string, string>): readonly string[] {
  if (typeof value === 'string') return value.split(/[,;\n]/);
  if (Array.isArray(value)) return value;
  return Object.entries(value).map(([name, place]) => `${name}: ${place}`);
}
