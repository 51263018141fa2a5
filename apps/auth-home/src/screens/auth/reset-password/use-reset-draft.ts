import { useState } from 'react';
import { flushSync } from 'react-dom';
import { plainEmail } from '#/components/form/check-email.ts';
import { useTypedEmail } from '#/components/form/typed-email.ts';
import { keepResetDraft, readResetDraft, type ResetDraft } from '#/state/reset-draft.ts';
import type { ResetStep } from './check-reset.ts';

/** How far one has come, which outlives a reload. An address that was typed on the page before begins anew, unless it is the same. */
export function useResetDraft() {
  const typed = useTypedEmail();
  const [draft, setDraft] = useState(() => {
    const kept = readResetDraft(Date.now());
    return typed === '' || kept?.email === plainEmail(typed) ? kept : undefined;
  });
  const step: ResetStep = draft === undefined ? 'email' : draft.key === undefined ? 'code' : 'password';
  return {
    draft,
    step,
    firstEmail: draft?.email ?? typed,
    /** Draws the step at once, so that the focus can go to its field. */
    move: (next: ResetDraft | undefined) => {
      keepResetDraft(next);
      flushSync(() => setDraft(next));
    },
  };
}
