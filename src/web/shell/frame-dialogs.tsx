import { PreferencesDialog } from './preferences-dialog.tsx';
import { SideMenu } from './menus/side-menu.tsx';

export type OpenDialog = 'menu' | 'preferences' | null;

type Props = { open: OpenDialog; onOpen: (dialog: OpenDialog) => void };

/** The dialogs that the navigation bar opens. Loaded on first use: most visits need none. */
export function FrameDialogs({ open, onOpen }: Props) {
  // A dialog also reports its closing when another one opens: only the open dialog may close all.
  const closing = (dialog: OpenDialog) => () => open === dialog && onOpen(null);
  return (
    <>
      <SideMenu open={open === 'menu'} onClose={closing('menu')} onPreferences={() => onOpen('preferences')} />
      <PreferencesDialog open={open === 'preferences'} onClose={closing('preferences')} />
    </>
  );
}
