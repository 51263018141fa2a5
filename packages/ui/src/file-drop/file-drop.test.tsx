import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { FileDrop } from './file-drop.tsx';

afterEach(cleanup);

const FILES = [new File(['a'], 'a.csv'), new File(['b'], 'b.csv')];
const input = () => screen.getByLabelText<HTMLInputElement>('Entries to import');
const drop = () => fireEvent.drop(input().closest('label') as HTMLElement, { dataTransfer: { files: FILES } });

test('files are chosen or dropped', async () => {
  const onFiles = vi.fn<(files: File[]) => void>();
  render(<FileDrop label="Entries to import" multiple onFiles={onFiles} />);
  await userEvent.upload(input(), FILES);
  drop();
  expect(onFiles.mock.calls).toEqual([[FILES], [FILES]]);
});

test('one file is taken where one is asked for, and none while it is off', () => {
  const onFiles = vi.fn<(files: File[]) => void>();
  const { rerender } = render(<FileDrop label="Entries to import" onFiles={onFiles} />);
  drop();
  rerender(<FileDrop label="Entries to import" disabled onFiles={onFiles} />);
  drop();
  expect(onFiles.mock.calls).toEqual([[[FILES[0]]]]);
});
