import type { FiguresView, OperatorView } from '#contract/content.ts';
import { Document } from '#web/content/document.tsx';
import { Figures } from '#web/content/figures.tsx';
import { definePage } from '#web/page.ts';
import { useSurroundings } from '#web/surroundings.ts';

const sections = ['idea', 'numbers', 'promises', 'open', 'who'];

type Loaded = { operator: OperatorView; figures: FiguresView };

export const page = definePage<Loaded>({
  load: async ({ call }) => {
    const [operator, figures] = await Promise.all([call('getOperator'), call('getFigures')]);
    return { operator, figures };
  },
  head: (_, { t, appName }) => ({ title: t('about:title'), description: t('about:lead', { appName }) }),
  Page: AboutPage,
});

function AboutPage({ data: { operator, figures } }: { data: Loaded }) {
  const { appName } = useSurroundings().settings;
  return (
    <Document
      namespace="about"
      sections={sections}
      values={{ appName, operator: operator.name ?? appName }}
      motif="balloon"
      after={{ numbers: <Figures figures={figures} /> }}
    />
  );
}
