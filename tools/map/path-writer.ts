// Takes what d3-geo draws and writes it as the text of an SVG path in whole units, each point from the one before: half
// the size of absolute points with a digit behind the point. Points that fall on the one before are left out, and so is
// land or a border that is less than two units long and wide.
export class PathWriter {
  #text = '';
  #points: [number, number][] = [];

  moveTo(x: number, y: number): void {
    this.#finish('');
    this.#points = [[Math.round(x), Math.round(y)]];
  }

  lineTo(x: number, y: number): void {
    const [lastX, lastY] = this.#points.at(-1)!;
    const point: [number, number] = [Math.round(x), Math.round(y)];
    if (point[0] !== lastX || point[1] !== lastY) this.#points.push(point);
  }

  closePath(): void {
    this.#finish('z');
  }

  /** d3-geo draws points as circles; outlines have none. */
  arc(): void {}
  beginPath(): void {}

  end(): string {
    this.#finish('');
    return this.#text;
  }

  #finish(close: string): void {
    const points = this.#points;
    this.#points = [];
    if (extent(points) < 2) return;
    let [x, y] = points[0]!;
    this.#text += `M${x}${signed(y)}l`;
    const steps = points.slice(1).map(([toX, toY], index) => {
      const step = (index === 0 ? String(toX - x) : signed(toX - x)) + signed(toY - y);
      [x, y] = [toX, toY];
      return step;
    });
    this.#text += steps.join('') + close;
  }
}

/** A minus sign separates two numbers as well as a blank. */
const signed = (value: number): string => (value < 0 ? String(value) : ` ${value}`);

function extent(points: readonly [number, number][]): number {
  if (points.length < 2) return 0;
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return Math.max(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys));
}
