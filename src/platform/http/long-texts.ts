// A body with pictures (up to 12 MB) may contain nothing else of that size: 12 MB of keys took JSON.parse 0.7 s, during which
// no other request was served. Scanning for quotation marks takes a few milliseconds.

const [quote, comma, bracket, brace] = [...'",[{'].map((sign) => sign.charCodeAt(0)) as [
  number,
  number,
  number,
  number,
];
const longBytes = 10_000;
/** 'data:image/png;base64,' */
const prefixBytesMax = 100;

/** Whether everything but long texts, which must look like data addresses, fits in `restBytesMax`. */
export function isMostlyLongTexts(bytes: Uint8Array, restBytesMax: number): boolean {
  let from = 0;
  let longBytesSeen = 0;
  while (from < bytes.length && from - longBytesSeen <= restBytesMax) {
    const found = bytes.indexOf(quote, from);
    const end = found === -1 ? bytes.length : found;
    // Between two quotation marks may also be 12 MB of `1,1,1`.
    if (end - from >= longBytes && isOneValue(bytes.subarray(from, end))) longBytesSeen += end - from;
    from = end + 1;
  }
  return bytes.length - longBytesSeen <= restBytesMax;
}

function isOneValue(bytes: Uint8Array): boolean {
  return bytes.indexOf(comma, prefixBytesMax) === -1 && bytes.indexOf(bracket) === -1 && bytes.indexOf(brace) === -1;
}
