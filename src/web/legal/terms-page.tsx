import type { OperatorView } from '#contract/marketplace.ts';
import * as paths from '#contract/paths.generated.ts';
import { Document } from '#web/articles/document.tsx';
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

export const page = definePage<OperatorView>({
  load: ({ call }) => call(paths.getOperator),
  head: (_, { t, appName }) => ({ title: t('terms:title'), description: t('terms:lead', { appName }) }),
  Page: TermsPage,
});

function TermsPage({ data: operator }: { data: OperatorView }) {
  const t = useT('terms');
  const { appName } = usePageContext().settings;
  const values = { appName, operator: operator.name ?? appName, country: operator.countryName ?? t('law_home') };
  return <Document namespace="terms" sections={sections} values={values} motif="bridge" changedOn="2026-11-21" />;
}
