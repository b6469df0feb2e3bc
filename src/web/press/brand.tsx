import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { buttonClass } from '#web/ui/button.tsx';
import styles from './press-page.module.css';

const colours = [
  { key: 'sun', value: '#f2663b', className: styles.sun },
  { key: 'sea', value: '#0b6f64', className: styles.sea },
  { key: 'ink', value: '#16213a', className: styles.ink },
  { key: 'paper', value: '#fbf4e6', className: styles.paper },
] as const;

export function Brand() {
  const t = useT('press');
  const { appName } = usePageContext().settings;
  return (
    <section>
      <h2>{t('brand')}</h2>
      <div className={styles.brand}>
        <img src="/brand/mark.svg" alt={appName} width="220" height="220" />
        <div>
          <p className={styles.text}>{t('brand_text')}</p>
          <p className={styles.files}>
            <a className={buttonClass('line')} href="/brand/mark.svg" download>
              {t('brand_svg')}
            </a>
            <a className={buttonClass('line')} href="/brand/mark.png" download>
              {t('brand_png')}
            </a>
          </p>
          <h3>{t('colours')}</h3>
          <ul className={styles.colours}>
            {colours.map(({ key, value, className }) => (
              <li key={key}>
                <span className={className} aria-hidden="true" />
                {t(`colour_${key}`)} <code>{value}</code>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
