import { useTextsOf } from '#web/configuration/use-texts-of.ts';
import { PreferencesForm } from '#web/preferences/preferences-form.tsx';
import { useT } from '#web/runtime/router/page-context.ts';
import { Dialog } from '#web/ui/dialog.tsx';

export function PreferencesDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  useTextsOf('menus');
  const t = useT('menus');
  return (
    <Dialog title={t('preferences')} open={open} onClose={onClose}>
      <PreferencesForm submit={t('save_and_close')} full onSaving={onClose} />
    </Dialog>
  );
}
