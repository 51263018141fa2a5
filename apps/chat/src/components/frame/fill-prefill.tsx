import { useEffect } from 'react';
import type { HostPage } from '#/data/host-page.ts';

/** Fills in what the page around wants in the field, as soon as the visitor can see it. */
export function FillPrefill({ host, onFill }: { host: HostPage; onFill: (text: string) => void }): null {
  useEffect(() => {
    const fill = () => {
      const text = host.state.get()?.open ? host.takePrefill() : '';
      if (text !== '') onFill(text);
    };
    fill();
    return host.state.subscribe(fill);
  }, [host, onFill]);
  return null;
}
