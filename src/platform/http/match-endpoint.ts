import type { Endpoint } from '#contract/endpoint.ts';

type Node = { fixed: Map<string, Node>; parameter?: Node; endpoint?: Endpoint };

/** Finds the endpoint of a request as the router does: fixed segments match before parameters. A tree of segments, because
 *  it runs before each request: one expression after the other would be hundreds of tests. */
export function endpointMatcher(endpoints: Iterable<Endpoint>): (method: string, path: string) => Endpoint | undefined {
  const roots = new Map<string, Node>();
  for (const endpoint of endpoints) {
    let node = roots.getOrInsertComputed(endpoint.method, emptyNode);
    for (const segment of segmentsOf(endpoint.path))
      node = segment.startsWith('{')
        ? (node.parameter ??= emptyNode())
        : node.fixed.getOrInsertComputed(segment, emptyNode);
    node.endpoint = endpoint;
  }
  return (method, path) => {
    const root = roots.get(method === 'HEAD' ? 'GET' : method);
    return root && find(root, segmentsOf(path), 0);
  };
}

function find({ fixed, parameter, endpoint }: Node, segments: readonly string[], index: number): Endpoint | undefined {
  const segment = segments[index];
  if (segment === undefined) return endpoint;
  const next = fixed.get(segment);
  const found = next && find(next, segments, index + 1);
  if (found || !parameter || segment === '') return found;
  return find(parameter, segments, index + 1);
}

const emptyNode = (): Node => ({ fixed: new Map() });
const segmentsOf = (path: string): string[] => path.split('/').slice(1);
