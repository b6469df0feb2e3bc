import { PreferencesDialog } from './preferences-dialog.tsx';
import { SideMenu } from './menus/side-menu.tsx';

export type OpenDialog = 'menu' | 'preferences' | null;

type Props = { open: OpenDialog; onOpen: (dialog: OpenDialog) => void };

/** What the bar opens. Loaded when first asked for: most visits do without. */
export function FrameDialogs({ open, onOpen }: Props) {
  // A dialog that closes because another opens tells of it, too: only the one that is open may close all.
  const closing = (dialog: OpenDialog) => () => open === dialog && onOpen(null);
  return (
    <>
      <SideMenu open={open === 'menu'} onClose={closing('menu')} onPreferences={() => onOpen('preferences')} />
      <PreferencesDialog open={open === 'preferences'} onClose={closing('preferences')} />
    </>
  );
}
