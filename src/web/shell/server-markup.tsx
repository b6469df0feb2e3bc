const serverMarkupId = 'server-markup';

/** React renders nothing while the router loads the first page of a personal area: the server's markup stays on the
 *  screen. */
export function ServerMarkup() {
  return null;
}

/** Inserts an empty root before the server's markup and removes the markup once the root has content: the observer
 *  runs before the browser paints. Until then the root has no id and thus no height: at full window height it pushed
 *  the markup down, a layout shift of 1. */
export function rootBesideMarkup(): HTMLElement {
  const markup = document.getElementById('root')!;
  markup.id = serverMarkupId;
  const root = document.createElement('div');
  markup.before(root);
  new MutationObserver((_, observer) => {
    if (!root.firstElementChild) return;
    root.id = 'root';
    markup.remove();
    observer.disconnect();
  }).observe(root, { childList: true });
  return root;
}
