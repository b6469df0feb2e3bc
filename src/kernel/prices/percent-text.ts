import { numberFormat } from '#kernel/formats.ts';

/** 12.5 is '12.5%', in Spanish and French with their space and comma. */
export const percentText = (percent: number, language: string): string =>
  numberFormat(language, { style: 'percent', maximumFractionDigits: 2 }).format(percent / 100);
