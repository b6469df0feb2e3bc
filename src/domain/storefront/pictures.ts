import type { Language } from '#kernel/languages.ts';
import { text } from '#platform/texts/texts.ts';
import type { Scene } from '../catalogue/catalogue-queries.ts';

/** What a picture shows, in words: of an illustration its scene, else the tour's own name. */
export function describePicture(scene: Scene | null, language: Language, otherwise: string): string {
  if (!scene) return otherwise;
  return text(language, 'scenes', 'picture', {
    scene: text(language, 'scenes', `theme.${scene.theme}`),
    light: text(language, 'scenes', `light.${scene.light}`),
  });
}
