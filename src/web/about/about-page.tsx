import type { StatisticsView, OperatorView } from '#contract/marketplace.ts';
import * as paths from '#contract/paths.generated.ts';
import { Document } from '#web/articles/document.tsx';
import { Statistics } from '#web/articles/statistics.tsx';
import { definePage } from '#web/runtime/router/page.ts';
import { usePageContext } from '#web/runtime/router/page-context.ts';

const sections = ['idea', 'numbers', 'promises', 'open', 'who'] as const;

type Loaded = { operator: OperatorView; statistics: StatisticsView };

export const page = definePage<Loaded>({
  load: async ({ call }) => {
    const [operator, statistics] = await Promise.all([call(paths.getOperator), call(paths.getFigures)]);
    return { operator, statistics };
  },
  head: (_, { t, appName }) => ({ title: t('about:title'), description: t('about:lead', { appName }) }),
  Page: AboutPage,
});

function AboutPage({ data: { operator, statistics } }: { data: Loaded }) {
  const { appName } = usePageContext().settings;
  return (
    <Document
      namespace="about"
      sections={sections}
      values={{ appName, operator: operator.name ?? appName }}
      motif="balloon"
      after={{ numbers: <Statistics statistics={statistics} /> }}
    />
  );
}
