// The texts in the browser: those of the page, and others fetched namespace by namespace.
import type { Namespace } from '#contract/namespaces.ts';
import * as paths from '#contract/paths.generated.ts';
import type { Language } from '#kernel/languages.ts';
import type { Call } from './call.ts';
import type { Messages, MessageSource } from './t.ts';

const retries = 5;
const firstPauseMs = 350;

export type BrowserMessages = MessageSource & {
  ensure: (namespaces: readonly Namespace[]) => Promise<void>;
  /** false: use the texts of the build without asking the server. */
  fromServer: boolean;
};

export function browserMessages(
  language: Language,
  known: Partial<Record<Namespace, Messages>>,
  call: Call,
  onFilled: () => void = () => undefined,
): BrowserMessages {
  const loaded = new Map(Object.entries(known) as [Namespace, Messages][]);
  const fetchNamespace = async (namespace: Namespace) => {
    const request = () => call(paths.getTranslations, { params: { lang: language, namespace } });
    const messages = (source.fromServer && (await withRetries(request))) || (await builtIn(language, namespace));
    if (messages) loaded.set(namespace, messages);
  };
  let missing: Promise<NonNullable<MessageSource['missing']>> | undefined;
  const source: BrowserMessages = {
    fromServer: true,
    of: (namespace) => loaded.get(namespace),
    missing: (namespace, key) => {
      missing ??= import('./missing-texts.ts').then(({ reporter }) =>
        reporter(language, call, {
          fill: async (incomplete) => {
            const messages = await builtIn(language, incomplete);
            if (messages) loaded.set(incomplete, { ...messages, ...loaded.get(incomplete) });
            onFilled();
          },
          textOf: (of, name) => loaded.get(of)?.[name],
        }),
      );
      // Without that file keys are shown.
      missing.then((report) => report(namespace, key)).catch(() => undefined);
    },
    ensure: async (namespaces) => {
      await Promise.all(namespaces.filter((namespace) => !loaded.has(namespace)).map(fetchNamespace));
    },
  };
  return source;
}

async function builtIn(language: Language, namespace: Namespace): Promise<Messages | undefined> {
  try {
    const { builtInTexts } = await import('#web/configuration/built-in-texts.ts');
    return await builtInTexts(language, namespace);
  } catch {
    // Not even the build's files can be loaded: keys are shown.
    return undefined;
  }
}

/** Up to five retries with exponential pauses from 350 ms; no retry after a 4xx response. null: failed. */
async function withRetries<T>(load: () => Promise<T>): Promise<T | null> {
  for (let request = 0; request <= retries; request++) {
    if (request > 0) await new Promise((resolve) => setTimeout(resolve, firstPauseMs * 2 ** (request - 1)));
    try {
      return await load();
    } catch (thrown) {
      const status = (thrown as { status?: number }).status ?? 0;
      if (status >= 400 && status < 500) return null;
    }
  }
  return null;
}
