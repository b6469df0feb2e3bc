type Modules = { size: number; get(row: number, column: number): number };

/** The dark modules of a QR code as one SVG path, one unit each. */
export function drawModules(modules: Modules): { size: number; path: string } {
  const rows = Array.from({ length: modules.size }, (_, y) => rowPath(modules, y));
  return { size: modules.size, path: rows.join('') };
}

function rowPath(modules: Modules, y: number): string {
  let path = '';
  for (let x = 0; x < modules.size; x++) {
    let width = 0;
    while (x + width < modules.size && modules.get(y, x + width)) width++;
    if (width > 0) path += `M${x} ${y}h${width}v1h-${width}z`;
    x += width;
  }
  return path;
}
