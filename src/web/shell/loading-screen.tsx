import { useT } from '#web/surroundings.ts';

/** Until language, currency and session are known. Its style sheet comes with entry-client.tsx. */
export function LoadingScreen() {
  const t = useT('common');
  return (
    <div className="loading-screen" role="status">
      <div aria-hidden="true" />
      <p>{t('loading')}</p>
    </div>
  );
}
