/** Two that touch become one, until none do. A thing is compared with those that are left, which are few where many lie together. */
export function mergeTouching<Thing>(
  things: readonly Thing[],
  touch: (one: Thing, other: Thing) => boolean,
  merge: (one: Thing, other: Thing) => Thing,
): Thing[] {
  const left: Thing[] = [];
  for (const thing of things) {
    let last = thing;
    // What it has become may touch any of them.
    for (let at; (at = left.findIndex((one) => touch(one, last))) >= 0; left.splice(at, 1))
      last = merge(left[at]!, last);
    left.push(last);
  }
  return left;
}
