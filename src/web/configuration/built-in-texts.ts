// The texts that came with the build: what is shown where the server's cannot be had. Each is a chunk that only then loads.
import type { Namespace } from '#contract/namespaces.ts';
import type { Language } from '#kernel/languages.ts';
import type { Messages } from '#web/t.ts';

const texts = import.meta.glob<Messages>('../../../texts/*/*.json', { import: 'default' });

export async function builtInTexts(language: Language, namespace: Namespace): Promise<Messages | undefined> {
  return texts[`../../../texts/${language}/${namespace}.json`]?.();
}
