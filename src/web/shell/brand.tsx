import { usePageContext } from '#web/runtime/router/page-context.ts';
import styles from './brand.module.css';

/** The logo of the marketplace where there is one, else its name: on tickets and receipts. The navigation bar gets it by a style sheet. */
export function Brand() {
  const { appName, logo } = usePageContext().settings;
  if (!logo) return appName;
  const { url, width, height } = logo;
  return <img className={styles.logo} src={url} alt={appName} width={width} height={height} />;
}
