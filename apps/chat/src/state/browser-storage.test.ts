import { describe, expect, test } from 'vitest';
import { keep, openStorage } from './browser-storage.ts';

const refusing = {
  get localStorage(): Storage {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  },
  get sessionStorage(): Storage {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  },
};

describe('openStorage', () => {
  test('keeps in the browser what the browser is willing to keep', () => {
    const { local, lasting } = openStorage();
    expect(lasting).toBe(true);
    keep(local, 'kept', 'yes');
    expect(localStorage.getItem('kept')).toBe('yes');
  });

  test('keeps in memory, and says so, where storage is blocked', () => {
    const { local, lasting } = openStorage(refusing);
    expect(lasting).toBe(false);
    keep(local, 'kept', 'yes');
    expect(local.getItem('kept')).toBe('yes');
    local.removeItem('kept');
    expect(local.getItem('kept')).toBeNull();
  });

  test('a full disk costs only what could not be kept', () => {
    const full = {
      ...openStorage(refusing).local,
      setItem: () => {
        throw new DOMException('Full', 'QuotaExceededError');
      },
    };
    expect(keep(full, 'kept', 'yes')).toBe(false);
  });
});
