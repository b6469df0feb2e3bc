import type { StatisticsView, OperatorView } from '#contract/marketplace.ts';
import * as paths from '#contract/paths.generated.ts';
import { Document } from '#web/articles/document.tsx';
import { Statistics } from '#web/articles/statistics.tsx';
import { loadWritten, writtenHead, type WrittenPage } from '#web/articles/written-page.ts';
import { definePage } from '#web/runtime/router/page.ts';
import { usePageContext } from '#web/runtime/router/page-context.ts';

const sections = ['idea', 'numbers', 'promises', 'open', 'who'] as const;

type Loaded = { operator: OperatorView; statistics: StatisticsView; written: WrittenPage };

export const page = definePage<Loaded>({
  load: async (context) => {
    const { call } = context;
    const written = loadWritten('about', context);
    const [operator, statistics] = await Promise.all([call(paths.getOperator), call(paths.getFigures)]);
    return { operator, statistics, written: await written };
  },
  head: ({ written, operator }, { t, appName }) =>
    writtenHead(
      written,
      { appName, operator: operator.name ?? appName },
      { title: t('about:title'), description: t('about:lead', { appName }) },
    ),
  Page: AboutPage,
});

function AboutPage({ data: { operator, statistics, written } }: { data: Loaded }) {
  const { appName } = usePageContext().settings;
  return (
    <Document
      namespace="about"
      sections={sections}
      values={{ appName, operator: operator.name ?? appName }}
      motif="balloon"
      written={written}
      after={{ numbers: <Statistics statistics={statistics} /> }}
    />
  );
}
