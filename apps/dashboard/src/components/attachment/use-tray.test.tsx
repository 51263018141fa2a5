import { FILES_MAX } from '@lobby/contract';
import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useTray, type KeptFile, type PickedFile, type TrayParts } from './use-tray.ts';

const file = (name: string): KeptFile => ({ copyOf: name, name, type: 'text/plain', size: 1 });

/** A tray whose files are on their way for ever, and what is known of it outside. */
function openTray(first: readonly PickedFile[], onSend: (file: PickedFile) => void = () => undefined) {
  let isTaken: (file: PickedFile) => boolean = () => false;
  const parts: Omit<TrayParts, 'picked'> = {
    send: (sent) => {
      onSend(sent);
      return new Promise(() => undefined);
    },
    giveUp: () => undefined,
    refuse: () => undefined,
    onChange: (_items, taken) => (isTaken = taken),
  };
  const tray = renderHook(({ picked }) => useTray({ ...parts, picked }), { initialProps: { picked: first } });
  return { tray, isTaken: (asked: PickedFile) => isTaken(asked) };
}

test('a file counts as taken once the tray is told of with it, so that a new tray brings what came in between along', () => {
  const [map, prices] = [file('map.txt'), file('prices.txt')];
  const sending: boolean[] = [];
  const { tray, isTaken } = openTray([map], (sent) => {
    if (sent === prices) sending.push(isTaken(sent));
  });
  tray.rerender({ picked: [map, prices] });
  expect(sending).toEqual([false]);
  expect([map, prices].map(isTaken)).toEqual([true, true]);
});

test('a file that was removed, or found no room, is not brought again', () => {
  const picked = Array.from({ length: FILES_MAX + 1 }, (_, no) => file(`${no}.txt`));
  const { tray, isTaken } = openTray(picked);
  expect(tray.result.current.items).toHaveLength(FILES_MAX);
  const [item] = tray.result.current.items;
  if (item) tray.result.current.remove(item);
  tray.rerender({ picked });
  expect(picked.map(isTaken)).toEqual(picked.map(() => true));
});
