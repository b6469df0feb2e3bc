// Generated at build by tools/web-build/world-outline.ts.
declare module 'virtual:world/coarse' {
  const outline: { units: number; url: string };
  export default outline;
}

declare module 'virtual:world/fine' {
  const outline: { units: number; land: string; borders: string };
  export default outline;
}
