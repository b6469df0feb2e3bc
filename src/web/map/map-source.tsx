/** Where the data of a map come from: its licence asks for it. */
export function MapSource() {
  return (
    <a href="https://www.openstreetmap.org/copyright" rel="noreferrer">
      © OpenStreetMap contributors, ODbL
    </a>
  );
}
