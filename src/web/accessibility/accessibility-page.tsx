import { Document } from '#web/articles/document.tsx';
import { loadWritten, writtenHead, type WrittenPage } from '#web/articles/written-page.ts';
import { definePage } from '#web/runtime/router/page.ts';
import { usePageContext } from '#web/runtime/router/page-context.ts';

const sections = ['standard', 'status', 'tested', 'limits', 'feedback', 'enforcement'] as const;

export const page = definePage<WrittenPage>({
  load: (context) => loadWritten('accessibility', context),
  head: (written, { t, appName }) =>
    writtenHead(
      written,
      { appName },
      { title: t('accessibility:title'), description: t('accessibility:lead', { appName }) },
    ),
  Page: AccessibilityPage,
});

function AccessibilityPage({ data: written }: { data: WrittenPage }) {
  const { appName } = usePageContext().settings;
  return (
    <Document
      namespace="accessibility"
      sections={sections}
      values={{ appName }}
      motif="lighthouse"
      changedOn="2026-11-21"
      written={written}
    />
  );
}
