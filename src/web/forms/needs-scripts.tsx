import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { Notice } from '#web/ui/notice.tsx';

/** For a form that only works with scripts. */
export function NeedsScripts() {
  const t = useT('content');
  const { appName } = usePageContext().settings;
  return (
    <noscript>
      <Notice tone="bad">{t('form_needs_scripts', { appName })}</Notice>
    </noscript>
  );
}
