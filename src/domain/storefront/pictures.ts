import { listText } from '#kernel/formats.ts';
import type { Language } from '#kernel/languages.ts';
import type { KeyEnding } from '#kernel/text-keys.ts';
import { text } from '#platform/texts/texts.ts';
import type { Alt, Scene } from '#domain/catalogue/catalogue-queries.ts';

type Shows = { scene: Scene | null; alt?: Alt | null };

/** The alternative text of a picture: what its supplier wrote, the scene of an illustration, else the tour's name. */
export function describePicture({ scene, alt }: Shows, language: Language, otherwise: string): string {
  // In another language rather than not at all, like the texts of a tour.
  if (alt) return alt[language] || alt.en || Object.values(alt).find(Boolean) || otherwise;
  if (!scene?.shows) return otherwise;
  const light = text(language, 'scenes', `light.${scene.light as KeyEnding<'scenes', 'light.'>}`);
  const place = scene.place && text(language, 'scenes', `place.${scene.place as KeyEnding<'scenes', 'place.'>}`);
  const names = scene.shows.map((name) => text(language, 'scenes', `thing.${name as KeyEnding<'scenes', 'thing.'>}`));
  if (!place || names.length === 0) {
    return text(language, 'scenes', 'picture.things', { things: listText(language, place ? [place] : names), light });
  }
  return text(language, 'scenes', 'picture.view', { things: listText(language, names), place, light });
}
