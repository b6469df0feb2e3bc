import type { OwnDocumentView } from '#contract/operator/supplier-documents.ts';
import type { Path } from '#web/runtime/api/call.ts';
import { serverText } from '#web/runtime/api/problem-text.ts';
import { useT } from '#web/runtime/router/page-context.ts';
import { DownloadButton } from '#web/ui/files/download-button.tsx';

type Props = { path: Path; document: Pick<OwnDocumentView, 'id' | 'kind' | 'name'> };

export function OpenButton({ path, document: { id, kind, name } }: Props) {
  const t = useT('supplier-documents');
  return (
    <DownloadButton
      path={path}
      params={{ id }}
      query={{}}
      texts={{
        label: t('open'),
        spoken: t('open_spoken', { kind: t(`kind_${kind}`), name }),
        working: t('opening'),
        done: t('opened'),
        failed: (problem) => serverText(problem, t) ?? t('failed'),
      }}
    />
  );
}
