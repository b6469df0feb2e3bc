// The texts in the browser: those the page came with, the others fetched a namespace at a time.
import type { Namespace } from '#contract/namespaces.ts';
import type { Language } from '#kernel/languages.ts';
import type { Call } from './call.ts';
import type { Messages, MessageSource } from './t.ts';

const retries = 5;
const firstPauseMs = 350;
const reportAfterMs = 2000;

export type BrowserMessages = MessageSource & {
  ensure: (namespaces: readonly Namespace[]) => Promise<void>;
  /** false: the server is not asked for texts, those of the build are used. */
  fromServer: boolean;
};

export function browserMessages(
  language: Language,
  known: Partial<Record<Namespace, Messages>>,
  call: Call,
): BrowserMessages {
  const held = new Map(Object.entries(known) as [Namespace, Messages][]);
  const fetchNamespace = async (namespace: Namespace) => {
    const asked = () => call('getTranslations', { params: { lang: language, namespace } });
    const messages = (source.fromServer && (await withRetries(asked))) || (await builtIn(language, namespace));
    if (messages) held.set(namespace, messages);
  };
  const source: BrowserMessages = {
    fromServer: true,
    of: (namespace) => held.get(namespace),
    missing: reporter(language, call),
    ensure: async (namespaces) => {
      await Promise.all(namespaces.filter((namespace) => !held.has(namespace)).map(fetchNamespace));
    },
  };
  return source;
}

async function builtIn(language: Language, namespace: Namespace): Promise<Messages | undefined> {
  try {
    const { builtInTexts } = await import('./configuration/built-in-texts.ts');
    return await builtInTexts(language, namespace);
  } catch {
    // Not even files can be had: keys are shown.
    return undefined;
  }
}

/** Tried again up to five times, pauses of 350 ms doubling; a refusal (4xx) is not tried again. null: no luck. */
async function withRetries<T>(load: () => Promise<T>): Promise<T | null> {
  for (let attempt = 0; attempt <= retries; attempt++) {
    if (attempt > 0) await new Promise((resolve) => setTimeout(resolve, firstPauseMs * 2 ** (attempt - 1)));
    try {
      return await load();
    } catch (thrown) {
      const status = (thrown as { status?: number }).status ?? 0;
      if (status >= 400 && status < 500) return null;
    }
  }
  return null;
}

function reporter(language: Language, call: Call): NonNullable<MessageSource['missing']> {
  const waiting = new Map<Namespace, Record<string, string>>();
  const told = new Set<string>();
  const report = () => {
    for (const [namespace, body] of waiting) {
      // The operator's list of gaps is a courtesy: a page does not depend on it.
      call('reportMissingTranslations', { params: { lang: language, namespace }, body }).catch(() => undefined);
    }
    waiting.clear();
  };
  return (namespace, key, shown) => {
    if (told.has(`${namespace}:${key}`)) return;
    told.add(`${namespace}:${key}`);
    if (waiting.size === 0) setTimeout(report, reportAfterMs);
    waiting.set(namespace, { ...waiting.get(namespace), [key]: shown });
  };
}
