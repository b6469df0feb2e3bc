import { StaticRouter } from 'react-router';
import { useSurroundings } from '#web/surroundings.ts';
import { Frame } from './frame.tsx';
import { LoadingScreen } from './loading-screen.tsx';

/** What the server sends for a page that belongs to one person: the frame, and waiting for the browser. */
export function PersonalShell({ url }: { url: URL }) {
  const { prefix } = useSurroundings();
  return (
    <StaticRouter location={url.pathname + url.search} basename={prefix ? `/${prefix}` : '/'}>
      <Frame>
        <LoadingScreen />
      </Frame>
    </StaticRouter>
  );
}
