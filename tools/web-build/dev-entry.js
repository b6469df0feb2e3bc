// What a browser runs first under npm run dev: Vite's client and React's refresh have to be there before any component.
import '/@vite/client';
import { injectIntoGlobalHook } from '/@react-refresh';

injectIntoGlobalHook(window);
window.$RefreshReg$ = () => {};
window.$RefreshSig$ = () => (type) => type;
// Vite's client has the same styles; a rule that a change removes must not stay in those of the document.
import.meta.hot?.on('vite:beforeUpdate', () =>
  document.querySelector('head > style:not([data-vite-dev-id])')?.remove(),
);
await import('/src/web/runtime/boot/entry-client.tsx');
