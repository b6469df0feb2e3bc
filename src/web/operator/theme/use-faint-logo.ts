import { useEffect, useState } from 'react';
import * as paths from '#contract/paths.generated.ts';
import type { Palette } from '#kernel/palette/palette.ts';
import type { Theme } from '#kernel/themes.ts';
import { usePageContext } from '#web/runtime/router/page-context.ts';

/** A colour that is being dragged changes many times a second. */
const pauseMs = 400;

const none: Record<Theme, boolean> = { light: false, dark: false };

/** On which pages the logo could hardly be distinguished from its ground, in colours that are not saved yet. The server has the pixels. */
export function useFaintLogo({ light, dark }: Palette, hasLogo: boolean): Record<Theme, boolean> {
  const { call } = usePageContext();
  const [isFaint, setFaint] = useState(none);
  const [lightPaper, darkPaper] = [light.paper, dark.paper];
  useEffect(() => {
    if (!hasLogo) return setFaint(none);
    let isLatest = true;
    const ask = async () => {
      const { standsOut } = await call(paths.checkLogoOnColours, { query: { light: lightPaper, dark: darkPaper } });
      if (isLatest) setFaint({ light: !standsOut.light, dark: !standsOut.dark });
    };
    // Without an answer nothing is said: saving does not depend on it.
    const timer = setTimeout(() => void ask().catch(() => {}), pauseMs);
    return () => {
      isLatest = false;
      clearTimeout(timer);
    };
  }, [call, hasLogo, lightPaper, darkPaper]);
  return isFaint;
}
