// The texts in the browser: those of the page, and others fetched namespace by namespace.
import type { Namespace } from '#contract/namespaces.ts';
import * as paths from '#contract/paths.generated.ts';
import type { Language } from '#kernel/languages.ts';
import type { Call } from './call.ts';
import type { Messages, MessageSource } from './t.ts';

const retries = 5;
const firstPauseMs = 350;
const reportAfterMs = 2000;

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
  const source: BrowserMessages = {
    fromServer: true,
    of: (namespace) => loaded.get(namespace),
    missing: reporter(language, call, {
      fill: async (namespace) => {
        const messages = await builtIn(language, namespace);
        if (messages) loaded.set(namespace, { ...messages, ...loaded.get(namespace) });
        onFilled();
      },
      textOf: (namespace, key) => loaded.get(namespace)?.[key],
    }),
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

type MissingTexts = {
  /** Adds the texts of the build for keys that the server's lack. */
  fill: (namespace: Namespace) => Promise<void>;
  textOf: (namespace: Namespace, key: string) => string | undefined;
};

/** The first missing key of a namespace loads its texts of the build; each missing key is reported to the operator, with the text shown instead. */
function reporter(
  language: Language,
  call: Call,
  { fill, textOf }: MissingTexts,
): NonNullable<MessageSource['missing']> {
  const toReport = new Map<Namespace, Set<string>>();
  const filled = new Set<Namespace>();
  const reported = new Set<string>();
  const report = () => {
    for (const [namespace, keys] of toReport) {
      const body = Object.fromEntries([...keys].map((key) => [key, textOf(namespace, key) ?? key]));
      // Reporting is best effort: the page does not depend on it.
      call(paths.reportMissingTranslations, { params: { lang: language, namespace }, body }).catch(() => undefined);
    }
    toReport.clear();
  };
  return (namespace, key) => {
    if (reported.has(`${namespace}:${key}`)) return;
    reported.add(`${namespace}:${key}`);
    if (toReport.size === 0) setTimeout(report, reportAfterMs);
    toReport.set(namespace, (toReport.get(namespace) ?? new Set()).add(key));
    if (filled.has(namespace)) return;
    filled.add(namespace);
    void fill(namespace);
  };
}
