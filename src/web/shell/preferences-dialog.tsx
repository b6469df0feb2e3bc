import { useLateTexts } from '#web/configuration/late-texts.ts';
import { PreferencesForm } from '#web/settings/preferences-form.tsx';
import { useT } from '#web/surroundings.ts';
import { Dialog } from '#web/ui/dialog.tsx';

export function PreferencesDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  useLateTexts('menus');
  const t = useT('menus');
  return (
    <Dialog title={t('preferences')} open={open} onClose={onClose}>
      <PreferencesForm submit={t('save_and_close')} full onSaving={onClose} />
    </Dialog>
  );
}
