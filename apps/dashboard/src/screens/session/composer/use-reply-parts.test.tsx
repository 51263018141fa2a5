import { configureStore } from '@reduxjs/toolkit';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { expect, it } from 'vitest';
import type { PickedFile } from '#/components/attachment/use-tray.ts';
import { draftPartsSlice } from '#/state/draft-parts-slice.ts';
import { useReplyParts } from './use-reply-parts.ts';

const ID = '018f0000-0000-7000-8000-000000000001';
const aFile = (name: string): PickedFile => ({ copyOf: ID, name, type: 'text/plain', size: 1 });
const READY = { id: ID, name: 'there.txt', mime: 'text/plain', bytes: 1 };

function open() {
  const store = configureStore({ reducer: { [draftPartsSlice.name]: draftPartsSlice.reducer } });
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  const { result } = renderHook(() => useReplyParts(ID), { wrapper });
  return { parts: () => result.current, names: () => result.current.picked.map(({ name }) => name) };
}

it('a file that was picked a moment ago outlives a draft that comes from elsewhere', () => {
  const { parts, names } = open();
  const [early, late] = [aFile('early.txt'), aFile('late.txt')];
  act(() => parts().pick([early]));
  // The tray has not seen it yet.
  act(() => void parts().replace({ attachments: [READY] }));
  expect(names()).toEqual(['there.txt', 'early.txt']);
  expect(parts().tray.held).toBe(true);
  // It has seen the one, which has been removed since, and not the other.
  act(() => parts().onTray({ ready: [READY], held: false, unfinished: [], isTaken: (file) => file === early }));
  act(() => parts().pick([late]));
  act(() => void parts().replace({ attachments: [READY] }));
  expect(names()).toEqual(['there.txt', 'late.txt']);
});
