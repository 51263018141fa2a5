import { isPassword } from '@lobby/contract';
import { useState } from 'react';
import { placeFailure } from '#/components/form/place-failure.ts';
import type { Problem, Problems } from '#/components/form/problem.ts';
import { useForm, useValues, type Values } from '#/components/form/use-form.ts';
import { useNotice } from '#/components/form/use-notice.ts';
import { useSingleFlight } from '#/components/form/use-single-flight.ts';
import { useApi } from '#/data/api.ts';
import { updatePassword } from '#/data/user.ts';
import { isSignedOut, useSignInAgain } from './use-sign-in-again.ts';

const CHANGE_FIELDS = ['old_password', 'password'] as const;
type ChangeField = (typeof CHANGE_FIELDS)[number];

/** The form of a changed password. */
export function useChangePassword(onChanged: (ended: number) => void) {
  const api = useApi();
  const [values, setValue] = useValues<ChangeField>({ old_password: '', password: '' });
  const form = useForm({ names: CHANGE_FIELDS, values, found: checkChange(values) });
  const { shown, showNotice } = useNotice();
  const [failure, setFailure] = useState<unknown>();
  useSignInAgain(failure);

  const [change, changing] = useSingleFlight(async () => {
    try {
      onChanged(await updatePassword(api, values));
    } catch (error) {
      if (isSignedOut(error)) return setFailure(error);
      const { fields, notice } = placeFailure(error, Date.now());
      form.refuse(fields, values);
      showNotice(notice);
    }
  });
  const submit = () => {
    if (form.pass()) void change();
  };
  return { form, setValue, shown, changing, submit };
}

function checkChange({ old_password: old, password }: Values<ChangeField>): Problems<ChangeField> {
  const found: Record<ChangeField, Problem | undefined> = {
    old_password: old === '' ? 'required' : undefined,
    password: password === '' ? 'required' : isPassword(password) ? undefined : 'password_rule',
  };
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem !== undefined));
}
