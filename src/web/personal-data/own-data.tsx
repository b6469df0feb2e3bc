import './personal-data-calls.ts';
import { useCallback, useEffect, useState } from 'react';
import type { PersonalDataView } from '#contract/personal-data.ts';
import { serverText } from '#web/problem-text.ts';
import { useSurroundings, useT } from '#web/surroundings.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Waiting } from '#web/ui/waiting.tsx';
import { Download } from './download.tsx';
import { Erasure } from './erasure.tsx';
import { PartsTable } from './parts-table.tsx';
import styles from './personal-info-page.module.css';

/** What is kept, its copy and its end. The page came for everybody, so what is personal is asked for here. */
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
      <PartsTable parts={data.parts} />
      <Download />
      <Erasure obstacles={data.obstacles} onErased={onErased} />
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
  const { call } = useSurroundings();
  const [data, setData] = useState<PersonalDataView | null>(null);
  const [problem, setProblem] = useState<unknown>(null);
  const load = useCallback(() => {
    setProblem(null);
    call('getPersonalData').then(setData, setProblem);
  }, [call]);
  useEffect(load, [load]);
  return { data, problem, load };
}
