import type { OperatorView, RankingView } from '#contract/marketplace.ts';
import * as paths from '#contract/paths.generated.ts';
import { Document } from '#web/articles/document.tsx';
import { loadWritten, writtenHead, type WrittenPage } from '#web/articles/written-page.ts';
import { definePage } from '#web/runtime/router/page.ts';
import { usePageContext } from '#web/runtime/router/page-context.ts';
import { OperatorFacts } from './operator-facts.tsx';
import { RankingFacts } from './ranking-facts.tsx';

const sections = ['operator', 'role', 'ranking', 'reviews', 'prices', 'disputes'] as const;

type Loaded = { operator: OperatorView; ranking: RankingView; written: WrittenPage };

export const page = definePage<Loaded>({
  load: async (context) => {
    const { call } = context;
    const written = loadWritten('legal', context);
    const [operator, ranking] = await Promise.all([call(paths.getOperator), call(paths.getRanking)]);
    return { operator, ranking, written: await written };
  },
  head: ({ written, operator }, { t, appName }) =>
    writtenHead(
      written,
      { appName, operator: operator.name ?? appName },
      { title: t('legal:title'), description: t('legal:lead', { appName }) },
    ),
  Page: LegalPage,
});

function LegalPage({ data: { operator, ranking, written } }: { data: Loaded }) {
  const { appName } = usePageContext().settings;
  return (
    <Document
      namespace="legal"
      sections={sections}
      values={{ appName }}
      motif="signpost"
      changedOn="2026-11-21"
      written={written}
      after={{
        operator: <OperatorFacts operator={operator} />,
        ranking: <RankingFacts ranking={ranking} />,
      }}
    />
  );
}
