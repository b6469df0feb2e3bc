import { Suspense, type ReactNode } from 'react';
import { Await, useRevalidator } from 'react-router';
import { useT } from '#web/runtime/router/page-context.ts';
import { Button } from '../button.tsx';
import styles from './deferred.module.css';
import { Notice } from '../notice.tsx';
import { Waiting } from './waiting.tsx';

type Props<T> = { value: Promise<T>; waiting: ReactNode; children: (value: T) => ReactNode };

/** A part of a page whose data is still loading: a skeleton meanwhile, a retry button on failure. */
export function Deferred<T>({ value: of, waiting, children }: Props<T>) {
  return (
    <Suspense fallback={waiting && <Waiting>{waiting}</Waiting>}>
      <Await resolve={of} errorElement={<LoadFailed />}>
        {children}
      </Await>
    </Suspense>
  );
}

function LoadFailed() {
  const t = useT('common');
  const { revalidate, state } = useRevalidator();
  return (
    <div className={styles.failed}>
      <Notice tone="bad">{t('list_failed')}</Notice>
      <Button look="line" disabled={state === 'loading'} onClick={() => void revalidate()}>
        {t('try_again')}
      </Button>
    </div>
  );
}
