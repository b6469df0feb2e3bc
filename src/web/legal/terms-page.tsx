import type { OperatorView } from '#contract/marketplace.ts';
import * as paths from '#contract/paths.generated.ts';
import { Document } from '#web/articles/document.tsx';
import { loadWritten, writtenHead, type WrittenPage } from '#web/articles/written-page.ts';
import { definePage } from '#web/runtime/router/page.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';

const sections = [
  'acceptance',
  'platform',
  'accounts',
  'bookings',
  'suppliers',
  'conduct',
  'ip',
  'reviews',
  'liability',
  'indemnification',
  'links',
  'privacy',
  'changes',
  'law',
  'contact',
] as const;

type Loaded = { operator: OperatorView; written: WrittenPage };

export const page = definePage<Loaded>({
  load: async (context) => {
    const [operator, written] = await Promise.all([context.call(paths.getOperator), loadWritten('terms', context)]);
    return { operator, written };
  },
  head: ({ written, operator }, { t, appName }) =>
    writtenHead(
      written,
      { appName, operator: operator.name ?? appName },
      { title: t('terms:title'), description: t('terms:lead', { appName }) },
    ),
  Page: TermsPage,
});

function TermsPage({ data: { operator, written } }: { data: Loaded }) {
  const t = useT('terms');
  const { appName } = usePageContext().settings;
  const values = { appName, operator: operator.name ?? appName, country: operator.countryName ?? t('law_home') };
  return (
    <Document
      namespace="terms"
      sections={sections}
      values={values}
      motif="bridge"
      changedOn="2026-11-21"
      written={written}
    />
  );
}
