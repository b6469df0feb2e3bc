import { type ContrastCheck, tooLow } from '#kernel/palette/palette.ts';
import type { KeyEnding } from '#kernel/text-keys.ts';
import { numberFormat } from '#kernel/formats.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import console from '../console.module.css';

/** Each pair of text and ground with its contrast, and whether that is enough. */
export function Contrasts({ contrasts }: { contrasts: readonly ContrastCheck[] }) {
  const t = useT('theme');
  const { language } = usePageContext();
  const number = numberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const low = contrasts.filter(tooLow);
  const token = (name: string) => t(`token_${name}` as KeyEnding<'theme', 'token_'> & `token_${string}`);
  return (
    <details className={console.fold} open={low.length > 0}>
      <summary>{low.length === 0 ? t('contrasts_fine') : t('contrasts_low', { count: low.length })}</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('pair')}</th>
            <th scope="col">{t('contrast')}</th>
          </tr>
        </thead>
        <tbody>
          {contrasts.map((check) => (
            <tr key={`${check.text} ${check.ground}`}>
              <th scope="row">{t('pair_of', { text: token(check.text), ground: token(check.ground) })}</th>
              <td>
                {t(tooLow(check) ? 'ratio_low' : 'ratio', {
                  // Rounded down: what is shown as enough is enough.
                  ratio: number.format(Math.floor(check.ratio * 10) / 10),
                  least: number.format(check.least),
                })}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
