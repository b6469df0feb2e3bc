// Musicians and dancers, 100 high, standing on 0,0.
import { mix } from '#colour.ts';
import type { Palette } from '#palettes.ts';
import { disc, path, stroke } from '#svg.ts';

export const players = {
  guitar: (p: Palette, skin: string) =>
    path('M-14 0v-30h32v-5h-36v35zM16 0v-30h4v30z', p.ink) +
    path('M-16-34h30q12 0 14 8l4 26h-9l-5-20h-28q-8 0-6-14z', mix(p.ink, p.deep, 0.5)) +
    path('M-16-34q-6-26 4-36h18q10 8 6 36z', p.accent) +
    path('M-12-50q-14 2-13 15t17 12q6-8 13-8 13 0 13-10t-12-11q-8 4-18 2z', mix(p.lamp, p.accent, 0.3)) +
    stroke('M8-42l38-22', mix(p.ink, p.accent, 0.35), 4.5) +
    stroke('M44-63l6-4', p.ink, 7) +
    disc(-4, -38, 4.5, p.ink) +
    stroke('M-12-64q-8 14 6 26M8-66q14 4 18 14', mix(p.accent, p.ink, 0.25), 7) +
    disc(-2, -80, 9, skin) +
    path('M-16-86h30l-6-3q-1-8-9-8t-9 8z', p.ink),
  singer: (p: Palette, skin: string) =>
    path('M-20 0q14-34 8-58 0-12 8-13h10q8 1 8 13-6 24 12 58z', p.accent) +
    path('M4-70h4q8 1 8 13-6 24 12 58h-12q-10-34-12-71z', mix(p.accent, p.ink, 0.3)) +
    stroke('M10-66q10 6 12-12M-8-66q-14 6-24-4', skin, 6) +
    disc(2, -82, 9, skin) +
    path('M-8-82q-4-14 10-14 13 0 10 14 2 10 4 14-10-2-8-18-10 2-12 0 0 12-8 16 2-6 4-12z', p.ink) +
    stroke('M24-80V0M16 0h16', p.ink, 2.5) +
    stroke('M19-85l4-2', p.ink, 7),
  dancer: (p: Palette, skin: string) =>
    path('M-6-52q8-4 14 0l14 26q20 8 26 24-26 6-52-2-24 8-38 4 6-20 24-28z', p.accent) +
    stroke('M-24-12q14-8 24 0t24-2M-12-26q10-6 22 0', p.paper, 3.5) +
    path('M-8-50q-2-20 2-24h12q6 6 2 24z', mix(p.accent, p.ink, 0.35)) +
    stroke('M-5-72q-14-8-8-26 6-4 10-6M7-72q16 0 18 14-2 8-12 10', skin, 5.5) +
    disc(1, -84, 8, skin) +
    path('M-8-84q-2-11 9-11t9 9q-8 2-11-1-3 4-7 3z', p.ink) +
    disc(-7, -92, 4.5, p.ink) +
    disc(-2, -93, 3, p.accent),
  bass: (p: Palette, skin: string) =>
    path('M-12 0l2-46h18l3 46h-8l-4-36-3 36z', p.ink) +
    path('M-14-44q-4-32 4-36h18q8 4 4 36z', p.second) +
    path('M16-2q-14-4-10-20 4-8 2-14-2-14 9-14t9 14q-2 6 2 14 4 16-12 20z', mix(p.accent, p.ink, 0.35)) +
    stroke('M17-46v-44', p.ink, 4) +
    stroke('M-8-74q-6 20 14 44M8-76q10 0 9-6', mix(p.second, p.ink, 0.3), 6.5) +
    disc(0, -89, 8.5, skin) +
    path('M-10-90h20l-3-8q-8-5-14 0z', p.ink),
  piano: (p: Palette, skin: string) =>
    path('M0 0v-30h70q8-20-14-24-20-2-26-10-14-8-34 2v34h-4v28zM62 0v-30h4v30z', p.ink) +
    path('M-2-62q20-10 34 0l10-34q-30 2-44 34z', mix(p.ink, p.deep, 0.5)) +
    path('M-12-34h14v4h-14z', p.paper) +
    path('M-44 0v-24h26v24h-3v-20h-20v20z', p.ink) +
    path('M-44-26q-3-30 6-36h12q8 6 6 36z', p.accent) +
    path('M-40-28h22q8 2 8 8v20h-6v-16h-24z', mix(p.ink, p.deep, 0.4)) +
    stroke('M-28-56q4 18 22 20', mix(p.accent, p.ink, 0.3), 6) +
    disc(-30, -73, 9, skin) +
    path('M-40-72q-2-12 10-12t10 9q-8 0-11-2-3 6-9 5z', p.ink),
} as const;
