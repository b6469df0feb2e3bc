// What is done about keys that have no text. Not in the first load.
import type { Namespace } from '#contract/namespaces.ts';
import * as paths from '#contract/paths.generated.ts';
import type { Language } from '#kernel/languages.ts';
import type { Call } from './call.ts';
import type { MessageSource } from './t.ts';

const reportAfterMs = 2000;

type MissingTexts = {
  /** Adds the texts of the build for keys that the server's lack. */
  fill: (namespace: Namespace) => Promise<void>;
  textOf: (namespace: Namespace, key: string) => string | undefined;
};

/** The first missing key of a namespace loads its texts of the build; each missing key is reported to the operator, with the text shown instead. */
export function reporter(
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
