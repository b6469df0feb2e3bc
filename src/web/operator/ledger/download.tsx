import type { Path } from '#web/runtime/api/call.ts';
import { serverText } from '#web/runtime/api/problem-text.ts';
import { useT } from '#web/runtime/router/page-context.ts';
import { DownloadButton } from '#web/ui/files/download-button.tsx';

type Props = { path: Path; query: Record<string, string>; label?: string };

/** Saves what the filters show as a table. */
export function Download({ path, query, label }: Props) {
  const t = useT('ledger');
  const { before: _, ...filters } = query;
  const texts = {
    label: label ?? t('download'),
    working: t('console:working'),
    done: t('downloaded'),
    failed: (problem: unknown) => serverText(problem, t) ?? t('console:failed'),
  };
  return <DownloadButton path={path} query={filters} texts={texts} />;
}
