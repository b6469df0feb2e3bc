import { useT } from '#web/runtime/router/page-context.ts';

/** Shown until language, currency and session are known. Its style sheet is part of entry-client.tsx. */
export function LoadingScreen({ isAlone }: { isAlone: boolean }) {
  const t = useT('common');
  const Text = isAlone ? 'h1' : 'p';
  return (
    <div className="loading-screen" role="status">
      <div aria-hidden="true" />
      <Text>{t('loading')}</Text>
    </div>
  );
}
