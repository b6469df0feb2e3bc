import type { ReactNode } from 'react';
import { StaticRouter } from 'react-router';
import { useSurroundings } from '#web/surroundings.ts';
import { Frame } from './frame.tsx';
import { LoadingScreen } from './loading-screen.tsx';

type Props = { url: URL; beginning: ReactNode };

/** What the server sends for a page that belongs to one person: the frame, what there is for everybody, and waiting for the
 *  browser. */
export function PersonalShell({ url, beginning }: Props) {
  const { prefix } = useSurroundings();
  return (
    <StaticRouter location={url.pathname + url.search} basename={prefix ? `/${prefix}` : '/'}>
      <Frame>
        {beginning}
        <LoadingScreen isAlone={!beginning} />
      </Frame>
    </StaticRouter>
  );
}
