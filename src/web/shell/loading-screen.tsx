import { useT } from '#web/runtime/router/page-context.ts';

/** Until language, currency and session are known. Its style sheet comes with entry-client.tsx. */
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
