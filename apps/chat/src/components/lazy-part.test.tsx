import { act, render, screen } from '@testing-library/react';
import { use } from 'react';
import { expect, test } from 'vitest';
import { lazyPart } from './lazy-part.tsx';

test('a part whose code is there and whose texts are not hides nothing of the screen around it', async () => {
  const { promise: texts, resolve: bring } = Promise.withResolvers<string>();
  const Part = lazyPart<object>(async () => () => <p>{use(texts)}</p>, <i>…</i>);
  Part.preload();
  await act(async () => undefined);
  const { container } = await act(async () =>
    render(
      <div>
        <textarea aria-label="Message" />
        <Part />
      </div>,
    ),
  );
  expect(screen.getByRole('textbox', { name: 'Message' }).closest('[style*="display: none"]')).toBeNull();
  expect(container.querySelector('i')).not.toBeNull();
  await act(async () => bring('Quoted'));
  expect(await screen.findByText('Quoted')).toBeTruthy();
});
