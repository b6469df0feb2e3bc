import * as paths from '#contract/paths.generated.ts';
import { attributionDays } from '#kernel/referrals.ts';
import type { OperatorView } from '#contract/marketplace.ts';
import { retention } from '#kernel/retention.ts';
import { Document } from '#web/articles/document.tsx';
import { definePage } from '#web/runtime/router/page.ts';
import { usePageContext } from '#web/runtime/router/page-context.ts';

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
] as const;

export const page = definePage<OperatorView>({
  load: ({ call }) => call(paths.getOperator),
  head: (_, { t, appName }) => ({
    title: t('privacy:title'),
    description: t('privacy:description', { appName }),
  }),
  Page: PrivacyPage,
});

function PrivacyPage({ data: operator }: { data: OperatorView }) {
  const { appName } = usePageContext().settings;
  const values = { appName, operator: operator.name ?? appName, ...retention, referralDays: attributionDays };
  return <Document namespace="privacy" sections={sections} values={values} motif="lighthouse" changedOn="2026-11-21" />;
}
