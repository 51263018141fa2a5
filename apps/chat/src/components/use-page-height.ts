import { useEffect } from 'react';

/** Keeps the composer above the keyboard in browsers whose keyboard covers the page instead of shrinking it. */
export function usePageHeight(): void {
  useEffect(() => {
    const viewport = window.visualViewport;
    if (!viewport) return undefined;
    const onResize = () => {
      // A pinched zoom shrinks the visual viewport too, and must not shrink the page.
      if (viewport.scale > 1.01) return;
      document.documentElement.style.setProperty('--window-height', `${viewport.height}px`);
      window.scrollTo(0, 0);
    };
    onResize();
    viewport.addEventListener('resize', onResize);
    return () => {
      viewport.removeEventListener('resize', onResize);
      document.documentElement.style.removeProperty('--window-height');
    };
  }, []);
}
