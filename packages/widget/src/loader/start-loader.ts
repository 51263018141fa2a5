import { startWidget } from './start-widget.ts';

/** Starts the widget of the script's channel, once in a page, and has it do what the page has asked for before. */
export function startLoader(script: HTMLScriptElement): void {
  const queue = window.Lobby;
  const key = script.dataset['key'];
  // Whatever else has this name is the widget already, or the page's own.
  if (!key || (queue && !Array.isArray(queue))) return;
  startWidget(new URL(script.src).origin, key, script.dataset['locale'] || '', queue || []);
}
