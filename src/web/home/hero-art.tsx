import styles from './hero.module.css';

/** A bay in the evening, in flat shapes like an old travel poster; at night in the dark theme. */
export function HeroArt() {
  return (
    <div className={styles.art} aria-hidden="true">
      <svg viewBox="0 0 1440 760" preserveAspectRatio="xMidYMax slice">
        <path
          className={styles.star}
          d="M960 190h2v2h-2zM1010 52h2v2h-2zM1070 128h3v3h-3zM1150 76h2v2h-2zM1215 164h3v3h-3zM1290 80h3v3h-3zM1335 36h2v2h-2zM1380 180h2v2h-2z"
        />
        <path
          className={styles.ray}
          d="M1090 400L760 0h140zM1090 400L1010 0h120zM1090 400L1240 0h150zM1090 400l350-250v130zM1090 400L540 0h-150z"
        />
        <circle className={styles.sun} cx="1090" cy="392" r="128" />
        <path
          className={styles.far}
          d="M0 500l150-30 90 14 150-36 110 24 90-16 130 28 90-12 90 30H0zM1440 430l-96-78-62 44-90-30-150 134h398z"
        />
        <path
          className={styles.middle}
          d="M0 506l170-34 130 16 190-34 120 22 140-10 90 40H0zM1440 478l-140-58-110 50-70 40h320z"
        />
        <path className={styles.seaFar} d="M0 500h1440v260H0z" />
        <path
          className={styles.glint}
          d="M1000 512h184l-14 8h-150zM1030 534h130l-20 7h-100zM1046 558h96l-16 6h-62zM1058 584h70l-12 5h-48zM1068 612h46l-8 4h-30z"
        />
        <path
          className={styles.near}
          d="M0 560c90-64 190-92 300-78 90 12 150 46 260 58-120 26-240 34-340 62S60 648 0 660zM1440 520c-60-8-104 6-150 30 56 8 96 24 150 30z"
        />
        <path
          className={styles.seaNear}
          d="M0 650c120-30 230-6 360-14s240-44 400-30 250 40 380 30 200-30 300-26v150H0z"
        />
        <g className={styles.boat}>
          <path className={styles.sail} d="M1006 500v118h-78c30-30 58-70 78-118zM1016 528c30 24 50 56 62 90h-62z" />
          <path className={styles.land} d="M912 628h186c-8 20-24 32-46 32h-96c-22 0-36-12-44-32z" />
        </g>
        <path className={styles.land} d="M0 640c60 4 96 30 140 62s86 46 160 58H0zM1440 690c-80 4-150 30-240 70h240z" />
        <path
          className={styles.land}
          d="M64 648V486h8v162zM68 492c-34-20-60-14-76 8 30-8 52-6 76-8zm0 0c34-22 62-16 80 4-30-6-54-4-80-4zm0 0c-26-30-52-36-74-24 30 4 50 12 74 24zm0 0c22-32 48-40 72-30-28 6-50 16-72 30z"
        />
        <path
          className={`${styles.land} ${styles.birds}`}
          d="M790 318c14-14 26-14 36-2 10-12 22-12 36 2-16-6-26-4-36 6-10-10-20-12-36-6zM880 268c10-10 18-10 26-1 8-9 16-9 26 1-12-4-18-3-26 4-8-7-14-8-26-4z"
        />
      </svg>
    </div>
  );
}
