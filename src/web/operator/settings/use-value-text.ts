import type { KeyEnding } from '#kernel/text-keys.ts';
import { listText, numberFormat } from '#kernel/formats.ts';
import { formatMoney, fromDecimal } from '#kernel/money.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { kindOf, useChoices } from './setting-kinds.ts';

/** A function that says a value, given as JSON, as the page's fields show it. */
export function useValueText(key: string): (json: string) => string {
  const t = useT('console');
  const { language, settings } = usePageContext();
  const namedChoices = useChoices();
  const kind = kindOf(key);
  const choices = kind && 'choices' in kind ? namedChoices(kind.choices) : [];
  const named = (value: unknown, among = choices): string =>
    among.find((choice) => choice.value === value)?.text ?? String(value);
  const choicesOfPart = (part: string) => {
    const ofPart = kind && 'parts' in kind ? kind.parts.find(({ name }) => name === part)?.choices : undefined;
    return ofPart ? namedChoices(ofPart) : [];
  };
  const recordText = (record: object): string =>
    Object.entries(record)
      .map(([part, value]) => {
        const name = t(`part_${part as KeyEnding<'console', 'part_'>}`);
        return `${t('common:said_of', { name })} ${named(value, choicesOfPart(part))}`;
      })
      .join(' · ');
  return (json) => {
    const value: unknown = JSON.parse(json);
    if (!kind || kind.as === 'page') return json;
    if (kind.as === 'money') return formatMoney(fromDecimal(Number(value), settings.defaultCurrency), language);
    if (typeof value === 'number') return numberFormat(language, { maximumFractionDigits: 4 }).format(value);
    if (typeof value === 'boolean') return t(value ? 'setting_yes' : 'setting_no');
    const some: unknown[] = Array.isArray(value) ? value : [value];
    if (kind.as === 'some' && some.length === choices.length) return t('setting_all');
    const texts = some.map((one) => (typeof one === 'object' && one ? recordText(one) : named(one)));
    return listText(language, texts.filter(Boolean)) || t('setting_empty');
  };
}
