/** A live map that has not drawn all of its first frame by then, on a slow network, is shown as far as it is. */
export const drawSlowMs = 12_000;
