import { useT } from '#web/runtime/router/page-context.ts';

type Props = {
  isAlone: boolean;
  /** On the way back from the payment page. */
  isPaying: boolean;
};

/** Shown until language, currency and session are known. Its style sheet is part of entry-client.tsx. What is being paid only the browser
 *  knows: an inlined script names it (document-scripts.ts). */
export function LoadingScreen({ isAlone, isPaying }: Props) {
  const t = useT('common');
  const Text = isAlone ? 'h1' : 'p';
  return (
    <div className="loading-screen" role="status">
      <div aria-hidden="true" />
      <Text>{t(isPaying ? 'booking-detail:payment_confirming' : 'loading')}</Text>
      {isPaying ? <p /> : null}
    </div>
  );
}
