const serverMarkupId = 'server-markup';

/** While the router loads the first page of a personal area React shows nothing: the server's markup is on the screen. */
export function ServerMarkup() {
  return null;
}

/** An empty root in front of the server's markup, which goes as soon as the root has content: the observer runs before the
 *  browser paints. Until then the root has no id and so no height: as high as the window, it pushed the markup down, a layout
 *  shift of 1. */
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
