import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { MenuOnDemand } from './menu-on-demand.tsx';

/** A busy machine is slow, not wrong. */
const PATIENCE = { timeout: 45_000 };

afterEach(cleanup);

describe('a menu whose code is fetched on demand', () => {
  it('opens on the click that fetched it', async () => {
    const onAction = vi.fn<() => void>();
    render(<MenuOnDemand label="Export" entries={[{ id: 'csv', label: 'As CSV', onAction }]} />);
    fireEvent.click(screen.getByRole('button', { name: 'Export' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'As CSV' }));
    expect(onAction).toHaveBeenCalledOnce();
  });

  it('is not exchanged under a finger that is down', async () => {
    render(<MenuOnDemand label="Export" entries={[]} />);
    const standIn = screen.getByRole('button', { name: 'Export' });
    fireEvent.pointerDown(standIn);
    fireEvent.pointerEnter(standIn);
    await import('./menu-control.ts');
    expect(standIn.isConnected).toBe(true);
    fireEvent.pointerCancel(standIn);
    await vi.waitFor(() => expect(standIn.isConnected).toBe(false), PATIENCE);
  });

  it('keeps the focus that fetched it, and opens with a key', async () => {
    render(<MenuOnDemand label="Export" entries={[{ id: 'csv', label: 'As CSV', onAction: () => undefined }]} />);
    const user = userEvent.setup();
    const standIn = screen.getByRole('button', { name: 'Export' });
    await user.tab();
    await vi.waitFor(() => expect(standIn.isConnected).toBe(false), PATIENCE);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Export' }));
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('menuitem', { name: 'As CSV' })).toBeTruthy();
  });
});
