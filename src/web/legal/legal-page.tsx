import type { OperatorView, RankingView } from '#contract/content.ts';
import { Document } from '#web/content/document.tsx';
import { definePage } from '#web/page.ts';
import { useSurroundings } from '#web/surroundings.ts';
import { OperatorFacts } from './operator-facts.tsx';
import { RankingFacts } from './ranking-facts.tsx';

const sections = ['operator', 'role', 'ranking', 'reviews', 'prices', 'disputes'];

type Loaded = { operator: OperatorView; ranking: RankingView };

export const page = definePage<Loaded>({
  load: async ({ call }) => {
    const [operator, ranking] = await Promise.all([call('getOperator'), call('getRanking')]);
    return { operator, ranking };
  },
  head: (_, { t, appName }) => ({ title: t('legal:title'), description: t('legal:lead', { appName }) }),
  Page: LegalPage,
});

function LegalPage({ data: { operator, ranking } }: { data: Loaded }) {
  const { appName } = useSurroundings().settings;
  return (
    <Document
      namespace="legal"
      sections={sections}
      values={{ appName }}
      motif="signpost"
      changedOn="2026-11-21"
      after={{
        operator: <OperatorFacts operator={operator} />,
        ranking: <RankingFacts ranking={ranking} />,
      }}
    />
  );
}
