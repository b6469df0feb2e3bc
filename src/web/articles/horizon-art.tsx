import type { ReactNode } from 'react';
import styles from './horizon-art.module.css';

export type Motif = 'lighthouse' | 'bridge' | 'signpost' | 'boat' | 'balloon' | 'tent' | 'gift';

/** Hills in the evening, in flat shapes like the posters of the tours; each page has its own object in front. */
export function HorizonArt({ motif }: { motif: Motif }) {
  return (
    <svg className={styles.art} viewBox="0 0 1440 240" preserveAspectRatio="xMaxYMax slice" aria-hidden="true">
      <circle className={styles.sun} cx="1000" cy="92" r="72" />
      <path className={styles.far} d="M0 150l170-46 120 30 160-62 150 58 130-38 190 52 160-70 150 44 210-58v180H0z" />
      <path className={styles.middle} d="M0 176l210-30 150 26 190-46 170 40 160-22 210 34 180-44 170 30v76H0z" />
      <path className={styles.near} d="M0 204c150-34 300-30 450-10s310 18 470-4 340-22 520 2v48H0z" />
      {drawn[motif]}
      <path className={styles.land} d="M0 232c240-14 470-8 700-4s480-2 740-12v24H0z" />
    </svg>
  );
}

const drawn: Record<Motif, ReactNode> = {
  lighthouse: (
    <>
      <linearGradient id="ray">
        <stop className={styles.beam} offset="0" stopOpacity="0" />
        <stop className={styles.beam} offset="0.75" stopOpacity="0.5" />
        <stop className={styles.beam} offset="1" stopOpacity="0" />
      </linearGradient>
      <path fill="url(#ray)" d="M1236 62L620 6v64zM1264 62l176-22v48z" />
      <path className={styles.land} d="M1170 240c20-34 44-48 82-48s66 14 86 48z" />
      <path className={styles.sail} d="M1226 206l10-128h28l10 128z" />
      <path className={styles.near} d="M1230 160l3-32h34l3 32z" />
      <path className={styles.land} d="M1226 80h48v-7h-48zM1236 73V52h28v21zM1232 52l18-18 18 18z" />
    </>
  ),
  bridge: (
    <path
      className={styles.land}
      d="M900 152c130-10 300-10 540-2v90h-34c-6-50-30-70-58-70s-54 22-60 70h-36c-6-52-32-72-62-72s-56 22-62 72h-36c-6-48-28-66-52-66s-48 20-54 66h-36c-6-40-24-56-42-56s-34 18-40 56h-28z"
    />
  ),
  signpost: (
    <>
      <path className={styles.land} d="M1236 236V52h12v184zM1150 240c30-20 60-26 92-26s64 8 94 26z" />
      <path className={styles.sail} d="M1196 66h112l22 17-22 17h-112zM1288 112h-104l-22 17 22 17h104z" />
      <path className={styles.bright} d="M1206 158h78l18 14-18 14h-78z" />
    </>
  ),
  boat: (
    <>
      <path className={styles.sail} d="M1240 60v120h-84c32-32 62-74 84-120zM1252 84c28 26 56 60 70 96h-70z" />
      <path className={styles.land} d="M1140 190h204c-10 24-36 40-54 40h-100c-24 0-42-16-50-40z" />
    </>
  ),
  balloon: (
    <>
      <path className={styles.sun} d="M1190 78c0-40 28-66 62-66s62 26 62 66c0 34-28 56-46 74h-32c-18-18-46-40-46-74z" />
      <path className={styles.near} d="M1232 14c6-2 34-2 40 0 12 40 8 92-8 138h-24c-16-46-20-98-8-138z" />
      <path className={styles.land} d="M1240 160h24l-3 20h-18zM1238 152l3 10h2l-2-10zM1264 152l-3 10h-2l2-10z" />
    </>
  ),
  gift: (
    <>
      <path className={styles.sail} d="M1176 132h152v100h-152z" />
      <path className={styles.bright} d="M1236 132h32v100h-32zM1160 104h184v32h-184z" />
      <path
        className={styles.land}
        d="M1252 104c-40 6-66-8-66-28 0-14 12-20 24-16 20 6 34 26 42 44zM1252 104c40 6 66-8 66-28 0-14-12-20-24-16-20 6-34 26-42 44z"
      />
    </>
  ),
  tent: (
    <>
      <path className={styles.sail} d="M1140 236l96-116 96 116z" />
      <path
        className={styles.land}
        d="M1208 236l28-70 28 70zM1090 240l24-86 24 86zM1102 190l12-56 12 56zM1368 240l20-70 20 70z"
      />
      <path className={styles.bright} d="M1346 236c-6-14 4-20 4-34 12 8 16 22 8 34z" />
    </>
  ),
};
