// Makes a drawn picture smaller without changing it: tight path data, repeated shapes drawn once.

const tight = (data: string): string => data.replaceAll(/\s+(?=-)/g, '').replaceAll(/\s*([A-Za-z])\s*/g, '$1');

/** Worth a definition: what is saved by the copies outweighs the words around it. */
const worthIt = (data: string, count: number): boolean => count > 1 && data.length * (count - 1) > 26 * count;

export function squeeze(body: string): string {
  const short = body.replaceAll(/ d="([^"]+)"/g, (_, data: string) => ` d="${tight(data)}"`);
  const counts = new Map<string, number>();
  for (const [, data] of short.matchAll(/<path d="([^"]+)"/g)) counts.set(data!, (counts.get(data!) ?? 0) + 1);
  const repeated = [...counts].filter(([data, count]) => worthIt(data, count)).map(([data]) => data);
  const ids = new Map(repeated.map((data, at) => [data, `s${at.toString(36)}`]));
  const shapes = repeated.map((data) => `<path id="${ids.get(data)}" d="${data}"/>`).join('');
  const drawn = short.replaceAll(/<path d="([^"]+)"/g, (whole, data: string) =>
    ids.has(data) ? `<use href="#${ids.get(data)}"` : whole,
  );
  return shapes ? `<defs>${shapes}</defs>${drawn}` : drawn;
}
