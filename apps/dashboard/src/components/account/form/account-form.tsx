import type { KeyboardEvent, ReactNode } from 'react';
import { isTakenByInputMethod } from '#/components/input-method.ts';
import type { Failure } from './use-form-failure.ts';
import { FormFailure } from './form-failure.tsx';

interface AccountFormProps {
  onSubmit: () => void;
  failure: Failure | undefined;
  children: ReactNode;
}

/** One column of fields. Enter never sends while an input method is composing. */
export function AccountForm({ onSubmit, failure, children }: AccountFormProps) {
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <div role="presentation" className="flex flex-col gap-4" onKeyDown={ignoreComposingEnter}>
        <FormFailure failure={failure} />
        {children}
      </div>
    </form>
  );
}

function ignoreComposingEnter(event: KeyboardEvent): void {
  if (event.key === 'Enter' && isTakenByInputMethod(event.nativeEvent)) event.preventDefault();
}
