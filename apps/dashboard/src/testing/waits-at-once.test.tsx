import { fireEvent, render, screen } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { expect, it } from 'vitest';

/** Says something at once, something else later, and counts presses. */
function Page() {
  const [said, setSaid] = useState<readonly string[]>(['first']);
  const [presses, setPresses] = useState(0);
  useEffect(() => {
    const timer = setTimeout(() => setSaid(['first', 'second']), 100);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      {said.map((words) => (
        <p key={words}>{words}</p>
      ))}
      <button type="button" onClick={() => setPresses(presses + 1)}>
        {presses}
      </button>
    </>
  );
}

it('two waits at once, of which the first ends first, leave what is pressed after them drawn at once', async () => {
  render(<Page />);
  await Promise.all(['first', 'second'].map((words) => screen.findByText(words)));
  fireEvent.click(screen.getByRole('button'));
  expect(screen.getByRole('button').textContent).toBe('1');
});
