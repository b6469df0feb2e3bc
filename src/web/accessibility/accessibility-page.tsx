import { Document } from '#web/articles/document.tsx';
import { definePage } from '#web/runtime/router/page.ts';
import { usePageContext } from '#web/runtime/router/page-context.ts';

const sections = ['standard', 'status', 'tested', 'limits', 'feedback', 'enforcement'] as const;

export const page = definePage<null>({
  head: (_, { t, appName }) => ({
    title: t('accessibility:title'),
    description: t('accessibility:lead', { appName }),
  }),
  Page: AccessibilityPage,
});

function AccessibilityPage() {
  const { appName } = usePageContext().settings;
  return (
    <Document
      namespace="accessibility"
      sections={sections}
      values={{ appName }}
      motif="lighthouse"
      changedOn="2026-11-21"
    />
  );
}
