import { listText } from '#kernel/formats.ts';
import type { Language } from '#kernel/languages.ts';
import type { KeyEnding } from '#kernel/text-keys.ts';
import { text } from '#platform/texts/texts.ts';
import type { Scene } from '../catalogue/catalogue-queries.ts';

/** The alternative text of a picture: the scene of an illustration, else the tour's name. */
export function describePicture(scene: Scene | null, language: Language, otherwise: string): string {
  if (!scene?.shows) return otherwise;
  const light = text(language, 'scenes', `light.${scene.light as KeyEnding<'scenes', 'light.'>}`);
  const place = scene.place && text(language, 'scenes', `place.${scene.place as KeyEnding<'scenes', 'place.'>}`);
  const names = scene.shows.map((name) => text(language, 'scenes', `thing.${name as KeyEnding<'scenes', 'thing.'>}`));
  if (!place || names.length === 0) {
    return text(language, 'scenes', 'picture.things', { things: listText(language, place ? [place] : names), light });
  }
  return text(language, 'scenes', 'picture.view', { things: listText(language, names), place, light });
}
