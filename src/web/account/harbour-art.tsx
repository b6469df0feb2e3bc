import styles from './harbour-art.module.css';

/** The picture beside the form: a boat that leaves a harbour in the morning. */
export function HarbourArt() {
  return (
    <svg className={styles.art} viewBox="0 0 600 760" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <circle className={styles.sun} cx="392" cy="300" r="104" />
      <path className={styles.far} d="M0 430l96-118 70 72 92-150 96 132 60-52 104 100 82-66v132H0z" />
      <path className={styles.middle} d="M0 452l64-62 96 48 120-88 92 76 108-44 120 70v40H0z" />
      <path className={styles.seaFar} d="M0 440h600v330H0z" />
      <path className={styles.glint} d="M300 470h190M322 498h146M344 526h102M364 554h62" />
      <path className={styles.seaNear} d="M0 590c90-34 180-34 270 0s210 30 330-14v194H0z" />
      <path className={styles.sail} d="M232 380v170h-98zM246 346c66 62 92 132 92 204h-92z" />
      <path className={styles.hull} d="M112 570h250c-12 38-40 58-84 58h-84c-42 0-68-20-82-58z" />
      <path className={styles.near} d="M0 700c60-70 130-92 210-58 60 26 60 84 150 118H0z" />
      <path className={styles.near} d="M600 650c-60-10-120 16-150 60-16 24-40 40-70 50h220z" />
    </svg>
  );
}
