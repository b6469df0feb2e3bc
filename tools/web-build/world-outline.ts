// Hands the drawn world (tools/map) to the explorer's page: `virtual:world/coarse` is a picture in a file of its own, which
// the server's markup can name; `virtual:world/fine` is a script with the paths, fetched when the map is zoomed.
import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';
import { drawOutline } from '../map/draw-outline.ts';

const [coarse, fine] = ['virtual:world/coarse', 'virtual:world/fine'];

export function worldOutline({ draws }: { draws: boolean }): Plugin {
  return {
    name: 'world-outline',
    resolveId: (source) => (source === coarse || source === fine ? `\0${source}` : null),
    load(id) {
      // The server does not need the outlines; drawing the fine one takes two seconds.
      if (id === `\0${fine}`) return `export default ${draws ? JSON.stringify(drawOutline('50m')) : null};`;
      if (id !== `\0${coarse}`) return null;
      const { units, land, borders } = drawOutline('110m');
      // Colours come from where the picture is used; a border stays as thin however near one looks.
      const source =
        `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${units} ${units}"><g id="world">` +
        `<path d="${land}"/><path d="${borders}" fill="none" stroke="currentColor" vector-effect="non-scaling-stroke"/></g></svg>`;
      // Named by its content hash: the server build, which writes no pictures, computes the same name.
      const fileName = `assets/world-${createHash('sha256').update(source).digest('hex').slice(0, 8)}.svg`;
      if (draws && this.meta.watchMode === false) this.emitFile({ type: 'asset', fileName, source });
      return `export default ${JSON.stringify({ units, url: `/${fileName}#world` })};`;
    },
  };
}
