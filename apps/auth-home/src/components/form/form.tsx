import type { ReactNode } from 'react';
import { ignoreComposingEnter } from './ignore-composing-enter.ts';

/** One column of fields, 20 px apart. Nothing is ever sent by the browser itself. */
export function Form({ onSubmit, children }: { onSubmit: () => void; children: ReactNode }) {
  return (
    <form
      noValidate
      className="mt-7"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <div role="presentation" className="flex flex-col gap-5" onKeyDown={ignoreComposingEnter}>
        {children}
      </div>
    </form>
  );
}
