import { Document } from '#web/content/document.tsx';
import { definePage } from '#web/page.ts';
import { useSurroundings } from '#web/surroundings.ts';

const sections = ['standard', 'status', 'tested', 'limits', 'feedback', 'enforcement'];

export const page = definePage<null>({
  head: (_, { t, appName }) => ({
    title: t('accessibility:title'),
    description: t('accessibility:lead', { appName }),
  }),
  Page: AccessibilityPage,
});

function AccessibilityPage() {
  const { appName } = useSurroundings().settings;
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
