// On the water: boats and who is in them.
import { mix } from '#colour.ts';
import { person } from '#parts/figures/people.ts';
import { kayakOf } from '#parts/things/kayaks.ts';
import { path, stroke } from '#svg.ts';
import { thingTable } from './thing.ts';

export const waterThings = thingTable({
  kayak: {
    stands: 'water',
    size: [620, 190],
    draw: (r, p) => kayakOf(r, p, 0, 0, 540, p.accent, true, false),
  },
  sloop: {
    stands: 'water',
    size: [520, 560],
    draw: (r, p) =>
      stroke('M10-60v-490', p.ink, 9) +
      path('M22-540q150 220 180 430H22z', p.paper) +
      path('M80-440q90 150 122 330H96z', mix(p.paper, p.haze, 0.5)) +
      path('M-6-500q-30 210-190 390H-6z', p.accent) +
      stroke('M22-104h190', p.ink, 9) +
      [-110, 60, 130].map((x) => person(r, p, { x, y: -44, h: 120, pose: 'sit' })).join('') +
      path('M-250-78h500q-20 84-90 90h-280q-90-6-130-90z', p.paper) +
      path('M-238-50h474q-16 50-76 62h-280q-80-6-118-62z', p.water) +
      stroke('M-240-62h480', p.accent, 9),
  },
});
