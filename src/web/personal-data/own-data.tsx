import { useCallback, useEffect, useState } from 'react';
import * as paths from '#contract/paths.generated.ts';
import type { PersonalDataView } from '#contract/accounts/personal-data.ts';
import { serverText } from '#web/runtime/api/problem-text.ts';
import { ReauthenticationProvider } from '#web/profile/security/reauthentication.tsx';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Skeleton } from '#web/ui/loading/skeleton.tsx';
import { Waiting } from '#web/ui/loading/waiting.tsx';
import { Download } from './download.tsx';
import { Erasure } from './erasure.tsx';
import { DataSourcesTable } from './data-sources-table.tsx';
import styles from './personal-info-page.module.css';

/** What is stored about the user, its export and the erasure. The page is the same for everyone, so this is loaded in the browser. */
export function OwnData({ onErased }: { onErased: () => void }) {
  const t = useT('personal-info');
  const { data, problem, load } = usePersonalData();
  if (problem)
    return (
      <div className={styles.failed}>
        <Notice tone="bad">{serverText(problem, t) ?? t('load_failed')}</Notice>
        <Button look="line" onClick={load}>
          {t('common:try_again')}
        </Button>
      </div>
    );
  if (!data) return <Counting />;
  return (
    <>
      <DataSourcesTable parts={data.parts} />
      <ReauthenticationProvider>
        <Download />
        <Erasure obstacles={data.obstacles} onErased={onErased} />
      </ReauthenticationProvider>
    </>
  );
}

function Counting() {
  return (
    <Waiting className={styles.form}>
      {[1, 2, 3, 4, 5, 6].map((row) => (
        <Skeleton key={row} shape="block" />
      ))}
    </Waiting>
  );
}

function usePersonalData() {
  const { call } = usePageContext();
  const [data, setData] = useState<PersonalDataView | null>(null);
  const [problem, setProblem] = useState<unknown>(null);
  const load = useCallback(() => {
    setProblem(null);
    call(paths.getPersonalData).then(setData, setProblem);
  }, [call]);
  useEffect(load, [load]);
  return { data, problem, load };
}
