import { afterEach, expect, test } from 'vitest';
import { enterChat } from './enter-chat.ts';

afterEach(() => document.body.replaceChildren());

/** A panel that has just been opened, with a frame whose page is on its way. */
function openPanel() {
  const host = document.body.appendChild(document.createElement('div'));
  const root = host.attachShadow({ mode: 'open' });
  const launcher = root.appendChild(document.createElement('button'));
  const panel = root.appendChild(document.createElement('dialog'));
  panel.tabIndex = -1;
  panel.autofocus = true;
  const frame = panel.appendChild(document.createElement('section'));
  frame.tabIndex = 0;
  const content = { contentDocument: { URL: 'about:blank' } as { URL: string } | null };
  Object.defineProperty(frame, 'contentDocument', { get: () => content.contentDocument });
  panel.focus();
  return { root, launcher, panel, frame, content };
}

test('the focus waits in the panel, and goes into the chat as soon as that is there', () => {
  const { root, panel, frame } = openPanel();
  enterChat(root, panel);
  expect(root.activeElement).toBe(panel);
  frame.dispatchEvent(new Event('load'));
  expect(root.activeElement).toBe(frame);
  expect(panel.autofocus).toBe(false);
});

test('a chat of another site that is there already has it at once', () => {
  const { root, panel, frame, content } = openPanel();
  content.contentDocument = null;
  enterChat(root, panel);
  expect(root.activeElement).toBe(frame);
});

test('whoever has gone on elsewhere meanwhile is left there', () => {
  const { root, launcher, panel, frame } = openPanel();
  enterChat(root, panel);
  launcher.focus();
  frame.dispatchEvent(new Event('load'));
  expect(root.activeElement).toBe(launcher);
});
