// How responses that are the same for everyone may be cached. Browsers revalidate each time (an ETag answers with 304), since what an
// operator has changed is to be seen at once; caches in front may serve a stale one while they fetch another. Browsers know
// `stale-while-revalidate` as well, so it is said in the header for caches in front alone (RFC 9213).
export const publicCaching = {
  'cache-control': 'public, max-age=0, s-maxage=60',
  'cdn-cache-control': 'public, max-age=60, stale-while-revalidate=600',
} as const;
