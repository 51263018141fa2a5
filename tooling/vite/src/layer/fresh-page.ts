import { cleanup } from '@testing-library/react';
import { toast } from 'react-hot-toast/headless';
import { afterEach, vi } from 'vitest';

/** Takes away what pages before have left on what all files of a process share. */
function clearPage(): void {
  for (const element of [document.documentElement, document.body])
    for (const { name } of Array.from(element.attributes)) element.removeAttribute(name);
  document.head.replaceChildren();
  document.body.replaceChildren();
  for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie.split('=')[0] ?? ''}=; path=/; max-age=0`;
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
}

// The files of a process share its document and what comes from other packages; whatever is ours is read anew by each, with its
// stores, its caches and its lazy parts.
vi.resetModules();
vi.unstubAllGlobals();
vi.useRealTimers();
clearPage();

afterEach(() => {
  cleanup();
  // They are kept beside the page that has shown them, and the next one would show them again.
  toast.removeAll();
});
