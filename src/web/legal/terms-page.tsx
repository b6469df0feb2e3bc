import type { OperatorView } from '#contract/content.ts';
import { Document } from '#web/content/document.tsx';
import { definePage } from '#web/page.ts';
import { useSurroundings, useT } from '#web/surroundings.ts';

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
];

export const page = definePage<OperatorView>({
  load: ({ call }) => call('getOperator'),
  head: (_, { t, appName }) => ({ title: t('terms:title'), description: t('terms:lead', { appName }) }),
  Page: TermsPage,
});

function TermsPage({ data: operator }: { data: OperatorView }) {
  const t = useT('terms');
  const { appName } = useSurroundings().settings;
  const values = { appName, operator: operator.name ?? appName, country: operator.countryName ?? t('law_home') };
  return <Document namespace="terms" sections={sections} values={values} motif="bridge" changedOn="2026-11-21" />;
}
