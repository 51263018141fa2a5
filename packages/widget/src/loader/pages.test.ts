import { describe, expect, test, vi } from 'vitest';
import { answerWith, asked, KEY, openPage, runTag, settle, widgetOf } from '#/testing/page-with-widget.ts';

const turned = () => Promise.resolve();

describe('a page', () => {
  test('asks before the loader has come, and calls after', async () => {
    const opened = vi.fn<() => void>();
    window.Lobby = [['on', 'open', opened], ['open']];
    answerWith({});
    runTag();
    await settle();
    await settle();
    const { lobby, panel } = widgetOf();
    expect([panel.open, opened.mock.calls.length]).toEqual([true, 1]);
    lobby.push(['close']);
    expect(panel.open).toBe(false);
    await expect(lobby.ready()).resolves.toBeUndefined();
  });

  test('that has the tag twice has one widget', async () => {
    const { lobby } = await openPage();
    runTag();
    await settle();
    expect([asked.length, window.Lobby, [...document.body.children].filter(({ shadowRoot }) => shadowRoot).length]).toEqual([1, lobby, 1]);
  });

  test('keeps what it calls Lobby itself', async () => {
    const own = { greeting: 'Welcome' };
    Object.assign(window, { Lobby: own });
    answerWith({});
    runTag();
    await settle();
    expect([window.Lobby, asked]).toEqual([own, []]);
  });

  test('takes its tag out again, and the widget stays', async () => {
    answerWith({});
    const script = runTag();
    document.head.append(script);
    script.remove();
    await settle();
    expect(widgetOf().launcher).not.toBeNull();
  });

  test('that replaces its content, or its body, gets the launcher back', async () => {
    const { host } = await openPage();
    document.body.replaceChildren(document.createElement('main'));
    await turned();
    expect(host.parentNode).toBe(document.body);
    const body = document.createElement('body');
    document.documentElement.replaceChild(body, document.body);
    await turned();
    expect(host.parentNode).toBe(body);
    body.replaceChildren();
    await turned();
    expect(host.parentNode).toBe(body);
  });

  test('that takes it out again and again wins', async () => {
    const { host } = await openPage();
    for (let time = 0; time < 60; time += 1) {
      host.remove();
      await turned();
    }
    expect(host.isConnected).toBe(false);
  });

  test('whose script is broken by a listener is told of it, and the others hear', async () => {
    const { lobby } = await openPage();
    const heard = vi.fn<() => void>();
    lobby.on('open', heard);
    lobby.on('open', () => {
      throw new Error('of the page');
    });
    lobby.open();
    await expect(settle()).rejects.toThrow('of the page');
    await settle();
    expect(heard).toHaveBeenCalledTimes(1);
  });
});

describe('a page that has changed what a browser is made of', () => {
  const broken = () => {
    throw new Error('changed by the page');
  };
  test('with broken arrays and JSON has the widget all the same', async () => {
    window.Lobby = [['prefill', 'A question']];
    answerWith({ visitor: { unread: 1, live: false } });
    const changed = [
      vi.spyOn(JSON, 'parse'),
      vi.spyOn(JSON, 'stringify'),
      vi.spyOn(Array.prototype, 'forEach'),
      vi.spyOn(Array.prototype, 'map'),
      vi.spyOn(Array.prototype, 'join'),
    ];
    for (const each of changed) each.mockImplementation(broken);
    runTag();
    for (const each of changed) each.mockRestore();
    await settle();
    const { badge } = widgetOf();
    expect(badge.textContent).toBe('1');
  });

  test('with a broken fetch goes without the widget, and is not troubled', async () => {
    const warned = vi.spyOn(console, 'warn').mockReturnValue();
    vi.stubGlobal('fetch', broken);
    expect(() => runTag()).not.toThrow();
    await turned();
    await turned();
    expect(warned).toHaveBeenCalledTimes(1);
    expect(() => widgetOf().lobby.open()).not.toThrow();
  });

  test('that blocks its storage has the widget, which keeps nothing', async () => {
    vi.stubGlobal('localStorage', new Proxy({}, { get: broken, set: broken }));
    const { launcher, panel } = await openPage();
    launcher.click();
    expect(panel.open).toBe(true);
    expect(asked[0]?.url.search).toBe('?ticket=&lang=');
    vi.unstubAllGlobals();
    expect(localStorage.getItem(`lobby:${KEY}:teased`)).toBeNull();
  });
});
