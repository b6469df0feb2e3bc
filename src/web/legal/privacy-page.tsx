import { attributionDays } from '#contract/affiliates.paths.ts';
import type { OperatorView } from '#contract/content.ts';
import { kept } from '#kernel/retention.ts';
import { Document } from '#web/content/document.tsx';
import { definePage } from '#web/page.ts';
import { useSurroundings } from '#web/surroundings.ts';

const sections = [
  'collected',
  'use',
  'sharing',
  'transfers',
  'retention',
  'rights',
  'cookies',
  'security',
  'children',
  'changes',
  'contact',
];

export const page = definePage<OperatorView>({
  load: ({ call }) => call('getOperator'),
  head: (_, { t, appName }) => ({
    title: t('privacy:title'),
    description: t('privacy:description', { appName }),
  }),
  Page: PrivacyPage,
});

function PrivacyPage({ data: operator }: { data: OperatorView }) {
  const { appName } = useSurroundings().settings;
  const values = { appName, operator: operator.name ?? appName, ...kept, referralDays: attributionDays };
  return <Document namespace="privacy" sections={sections} values={values} motif="lighthouse" changedOn="2026-11-21" />;
}
