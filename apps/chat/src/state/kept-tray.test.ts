import { beforeEach, expect, test } from 'vitest';
import { keptTray, type TrayEntry } from './kept-tray.ts';

const entry = (id: string, rest: Partial<TrayEntry> = {}): TrayEntry => ({ id, name: `${id}.png`, mime: 'image/png', bytes: 7, ...rest });

beforeEach(() => sessionStorage.clear());

test('files of the next message are there after a reload, in order, with what has arrived', () => {
  const kept = keptTray(sessionStorage, 'demo');
  kept.put(entry('a'));
  kept.put(entry('b'));
  kept.put(entry('c'));
  const arrived = entry('a', { attachment: { id: 'upload', name: 'a.png', mime: 'image/png', bytes: 7 } });
  kept.put(arrived);
  kept.remove('b');
  expect(keptTray(sessionStorage, 'demo').read()).toEqual([arrived, entry('c')]);
  expect(keptTray(sessionStorage, 'other').read()).toEqual([]);
  kept.clear();
  expect(sessionStorage.length).toBe(0);
});

test.each(['{', 'null', '{"a":1}', '[1,null,{"id":"x"}]'])('a damaged entry %s is no file', (text) => {
  sessionStorage.setItem('lobby-files:demo', text);
  expect(keptTray(sessionStorage, 'demo').read()).toEqual([]);
});
