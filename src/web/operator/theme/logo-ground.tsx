import { type ReactNode, useEffect, useRef } from 'react';
import { logoAddress, type LogoPicture } from '#kernel/palette/logo.ts';
import { type Colours, tokensOf } from '#kernel/palette/palette.ts';
import type { Theme } from '#kernel/themes.ts';
import { usePageContext } from '#web/runtime/router/page-context.ts';
import styles from './theme.module.css';

/** A piece of the navigation bar in the colours of a theme. */
export function LogoGround({ theme, colours, children }: { theme: Theme; colours: Colours; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The policy of pages allows no style attributes in markup.
    for (const [token, colour] of Object.entries(tokensOf(theme, colours)))
      box.current!.style.setProperty(`--${token}`, colour);
  }, [theme, colours]);
  return (
    <div ref={box} className={styles.bar}>
      {children}
    </div>
  );
}

/** Without a picture the name, as the bar has it. */
export function LogoImage({ picture }: { picture: LogoPicture | undefined }) {
  const { appName } = usePageContext().settings;
  if (!picture) return <strong className={styles.name}>{appName}</strong>;
  const { file, width, height } = picture;
  return <img className={styles.logo} src={logoAddress(file)} alt={appName} width={width} height={height} />;
}
