import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import sharp from 'sharp';
import { drawPoster, type Scene } from '@senda/posters';
import { places } from '@senda/posters/places';
import { things } from '@senda/posters/things';
import { messagesOf } from '#platform/texts/texts.ts';
import { cities } from '#world/cities.ts';
import { photoDrawings } from '#world/review-photos.ts';

type Picture = { name: string; city: string; scene: Scene };

const pictures: Picture[] = cities.flatMap((city) => [
  { name: `city-${city.slug}`, city: city.slug, scene: city.picture },
  ...city.tours.flatMap((tour) =>
    tour.pictures.map((scene, index) => ({ name: `${tour.slug}-${index + 1}`, city: city.slug, scene })),
  ),
  ...photoDrawings.flatMap(({ name, tour, scene }) =>
    city.tours.some(({ slug }) => slug === tour) ? [{ name, city: city.slug, scene }] : [],
  ),
]);

const drawnIn = (svg: string, kind: 'shows' | 'place') =>
  [...svg.matchAll(new RegExp(`data-${kind}="([^"]+)"`, 'g'))].map(([, name]) => name!);

/** The drawing without one marked part. */
function without(svg: string, mark: string): string {
  const from = svg.indexOf(`<g ${mark}>`);
  let [at, depth] = [from, 0];
  for (const { 0: tag, index } of svg.slice(from).matchAll(/<g[ >]|<\/g>/g)) {
    depth += tag === '</g>' ? -1 : 1;
    at = from + index + tag.length;
    if (depth === 0) break;
  }
  return svg.slice(0, from) + svg.slice(at);
}

const pixels = (svg: string) => sharp(Buffer.from(svg)).resize(120, 90).removeAlpha().raw().toBuffer();

/** The share of the picture that changes when one part is left out, on a card of 120 × 90. */
async function shareOf(svg: string, mark: string): Promise<number> {
  const [one, other] = await Promise.all([pixels(svg), pixels(without(svg, mark))]);
  let changed = 0;
  for (let at = 0; at < one.length; at += 3) {
    if ([0, 1, 2].some((channel) => Math.abs(one[at + channel]! - other[at + channel]!) > 12)) changed++;
  }
  return changed / (one.length / 3);
}

describe('what a picture shows', () => {
  test('has words for people who do not see it', () => {
    const keys = Object.keys(messagesOf('en', 'scenes'));
    const named = (beginning: string) =>
      keys.filter((key) => key.startsWith(beginning)).map((key) => key.slice(beginning.length));
    assert.deepEqual(named('place.').toSorted(), Object.keys(places).toSorted());
    assert.deepEqual(named('thing.').toSorted(), Object.keys(things).toSorted());
  });

  test('is drawn, all of its list and nothing else', () => {
    for (const { name, scene } of pictures) {
      const svg = drawPoster(name, scene);
      assert.deepEqual(drawnIn(svg, 'shows').toSorted(), [...scene.shows].toSorted(), name);
      assert.deepEqual(drawnIn(svg, 'place'), scene.place ? [scene.place] : [], name);
    }
  });

  test('is large enough on a card, and not hidden by something else', async () => {
    for (const { name, scene } of pictures) {
      const svg = drawPoster(name, scene);
      const marks = scene.shows.map((thing) => `data-shows="${thing}"`);
      if (scene.place) marks.push(`data-place="${scene.place}"`);
      for (const mark of marks) {
        const share = await shareOf(svg, mark);
        assert.ok(share >= 0.008, `${name}: ${mark} takes ${(share * 100).toFixed(1)} % of the picture`);
      }
    }
  });

  test('shows the place of the tour', () => {
    for (const { name, city, scene } of pictures) {
      if (scene.place) assert.equal(scene.place, city, name);
      for (const thing of scene.shows) assert.ok([undefined, city].includes(things[thing].only), `${name}: ${thing}`);
    }
  });

  test('is at least two things on the first picture of a tour', () => {
    for (const { name, scene } of pictures) {
      if (/^(?!city-).+-1$/.test(name)) assert.ok(scene.shows.length >= 2, name);
    }
  });

  test('is on a photo by a traveller another view of the tour than on its own pictures', () => {
    const tours = new Map(cities.flatMap((city) => city.tours.map((tour) => [tour.slug, tour.pictures] as const)));
    const viewOf = ({ place, shows }: Scene) => ({ place, shows });
    for (const { name, tour, scene } of photoDrawings)
      for (const own of tours.get(tour)!) assert.notDeepEqual(viewOf(scene), viewOf(own), name);
  });

  test('differs between the two to five pictures of a tour', () => {
    for (const { tours } of cities) {
      for (const tour of tours) {
        const lists = tour.pictures.map((scene) => JSON.stringify(scene));
        assert.ok(lists.length >= 2 && lists.length <= 5, tour.slug);
        assert.equal(new Set(lists).size, lists.length, tour.slug);
      }
    }
  });
});
