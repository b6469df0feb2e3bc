// Cacti.
import { d, stroke } from '#svg.ts';

export function cactus(x: number, y: number, h: number, ink: string, light: string): string {
  const body = d`M${x} ${y}V${y - h}M${x} ${y - h * 0.34}h${-h * 0.14}q${-h * 0.1} 0 ${-h * 0.1} ${-h * 0.1}v${-h * 0.2}M${x} ${y - h * 0.22}h${h * 0.13}q${h * 0.1} 0 ${h * 0.1} ${-h * 0.1}v${-h * 0.3}`;
  return (
    stroke(body, ink, h * 0.12) + stroke(body, light, h * 0.018, `transform="translate(${Math.round(-h * 0.025)} 0)"`)
  );
}
