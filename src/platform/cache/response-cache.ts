// Cached responses. One that is requested repeatedly is compressed harder.
import { addBody, type Body, type CachedResponse, compressHarder, weightOf } from './cached-response.ts';
import type { Encoding } from './encoding.ts';
import { type Loaded, TaggedCache } from './tagged-cache.ts';

export type LoadedResponse = Loaded<CachedResponse>;

// Strong compression takes five times as long as fast compression, so it is only for repeated requests.
const compressedHarderFromHits = 2;

export class ResponseCache extends TaggedCache<CachedResponse> {
  #compressions = Promise.resolve();

  /** The cached response. If it is stale, `load` is started in the background. */
  override get(key: string, load?: () => Promise<LoadedResponse>): CachedResponse | undefined {
    const response = super.get(key, load);
    if (response && ++response.hits === compressedHarderFromHits) this.#compressLater(key, response);
    return response;
  }

  /** The body in an encoding that is not there yet. */
  async bodyOf(key: string, response: CachedResponse, encoding: Encoding): Promise<Body> {
    const body = await addBody(response, encoding);
    this.#measure(key, response);
    return body;
  }

  /** Compresses one response after the other, in the background. */
  #compressLater(key: string, response: CachedResponse): void {
    this.#compressions = this.#compressions
      .then(async () => {
        if (this.peek(key) !== response) return;
        await compressHarder(response);
        this.#measure(key, response);
      })
      .catch(() => {});
  }

  #measure(key: string, response: CachedResponse): void {
    if (this.peek(key) === response) this.resize(key, weightOf(response));
  }
}
