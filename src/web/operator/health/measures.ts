import { numberFormat } from '#kernel/formats.ts';

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;

/** '1.4 GB' */
export function bytesText(bytes: number, language: string): string {
  const power = Math.min(units.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3));
  return numberFormat(language, { style: 'unit', unit: units[power]!, maximumFractionDigits: 1 }).format(
    bytes / 1000 ** power,
  );
}

/** '40 sec', '12 min', '3 hr' */
export function durationText(seconds: number, language: string): string {
  const [unit, size] =
    seconds < 90
      ? (['second', 1] as const)
      : seconds < 5400
        ? (['minute', 60] as const)
        : seconds < 172_800
          ? (['hour', 3600] as const)
          : (['day', 86_400] as const);
  return numberFormat(language, { style: 'unit', unit, maximumFractionDigits: 0 }).format(seconds / size);
}
