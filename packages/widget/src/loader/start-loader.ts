import { createWidget, warn } from './create-widget.ts';

/** Starts the widget of the script's channel, once in a page, and runs what the page has asked for before. */
export function startLoader(script: HTMLScriptElement | null): void {
  const queue = window.Lobby;
  const key = script?.dataset['key'];
  // Whatever else has this name is the widget already, or the page's own.
  if (!script || !key || (queue && !Array.isArray(queue))) return;
  const { lobby, begin } = createWidget(new URL(script.src).origin, key, script.dataset['locale'] || '');
  // A page may have broken what a browser is made of. That is the widget's trouble, and never the page's.
  const methods = lobby as unknown as Record<string, (a?: unknown, b?: unknown) => unknown>;
  for (const name in methods) {
    const act = methods[name];
    methods[name] = (a, b) => {
      try {
        return act?.(a, b);
      } catch (error) {
        warn(error);
      }
    };
  }
  window.Lobby = lobby;
  for (let at = 0; queue && at < queue.length; at += 1) lobby.push(queue[at] as (typeof queue)[number]);
  void begin();
  const update = () => lobby.update();
  addEventListener('popstate', update);
  (window as { navigation?: EventTarget }).navigation?.addEventListener('navigatesuccess', update);
}
