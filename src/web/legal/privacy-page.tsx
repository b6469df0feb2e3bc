import * as paths from '#contract/paths.generated.ts';
import { attributionDays } from '#kernel/referrals.ts';
import type { OperatorView } from '#contract/marketplace.ts';
import { retention } from '#kernel/retention.ts';
import { Document } from '#web/articles/document.tsx';
import { loadWritten, writtenHead, type WrittenPage } from '#web/articles/written-page.ts';
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

type Loaded = { operator: OperatorView; written: WrittenPage };

export const page = definePage<Loaded>({
  load: async (context) => {
    const [operator, written] = await Promise.all([context.call(paths.getOperator), loadWritten('privacy', context)]);
    return { operator, written };
  },
  head: ({ written, operator }, { t, appName }) =>
    writtenHead(
      written,
      { appName, operator: operator.name ?? appName },
      { title: t('privacy:title'), description: t('privacy:description', { appName }) },
    ),
  Page: PrivacyPage,
});

function PrivacyPage({ data: { operator, written } }: { data: Loaded }) {
  const { appName } = usePageContext().settings;
  const values = { appName, operator: operator.name ?? appName, ...retention, referralDays: attributionDays };
  return (
    <Document
      namespace="privacy"
      sections={sections}
      values={values}
      motif="lighthouse"
      changedOn="2026-11-26"
      written={written}
    />
  );
}
