import type { Language } from '#kernel/languages.ts';
import type { KeyEnding } from '#kernel/text-keys.ts';
import { text } from '#platform/texts/texts.ts';
import type { Scene } from '../catalogue/catalogue-queries.ts';

/** The alternative text of a picture: the scene of an illustration, else the tour's name. */
export function describePicture(scene: Scene | null, language: Language, otherwise: string): string {
  if (!scene) return otherwise;
  return text(language, 'scenes', 'picture', {
    scene: text(language, 'scenes', `theme.${scene.theme as KeyEnding<'scenes', 'theme.'>}`),
    light: text(language, 'scenes', `light.${scene.light as KeyEnding<'scenes', 'light.'>}`),
  });
}
