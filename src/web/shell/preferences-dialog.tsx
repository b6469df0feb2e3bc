import { useId } from 'react';
import { useTextsOf } from '#web/configuration/use-texts-of.ts';
import { PreferencesForm } from '#web/preferences/preferences-form.tsx';
import { ThemeChoice } from '#web/preferences/theme-choice.tsx';
import { useT } from '#web/runtime/router/page-context.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import styles from './preferences-dialog.module.css';

export function PreferencesDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  useTextsOf('menus');
  const t = useT('menus');
  const themeId = useId();
  return (
    <Dialog title={t('preferences')} open={open} onClose={onClose}>
      <PreferencesForm submit={t('save_and_close')} full onSaving={onClose}>
        <div className={styles.theme}>
          <p id={themeId}>{t('theme')}</p>
          <ThemeChoice labelledBy={themeId} />
        </div>
      </PreferencesForm>
    </Dialog>
  );
}
