/** Where the data of a map come from, in the words that their licence requires. */
export function MapSource() {
  return (
    <a href="https://www.openstreetmap.org/copyright" rel="noreferrer" translate="no">
      © OpenStreetMap contributors, ODbL
    </a>
  );
}
