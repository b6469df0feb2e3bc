// The texts of the build, shown if the server's are unavailable. Each namespace is a chunk that is loaded on demand.
import type { Namespace } from '#contract/namespaces.ts';
import type { Language } from '#kernel/languages.ts';
import type { Messages } from '#web/runtime/api/t.ts';

const texts = import.meta.glob<Messages>('../../../texts/*/*.json', { import: 'default' });

export async function builtInTexts(language: Language, namespace: Namespace): Promise<Messages | undefined> {
  return texts[`../../../texts/${language}/${namespace}.json`]?.();
}
