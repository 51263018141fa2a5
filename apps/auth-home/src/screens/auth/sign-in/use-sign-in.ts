import { ApiError } from '@lobby/api-client';
import { siteMap, tokenCookie } from '@lobby/session';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { placeFailure } from '#/components/form/place-failure.ts';
import { useTypedEmail } from '#/components/form/typed-email.ts';
import { useForm, useValues } from '#/components/form/use-form.ts';
import { useNotice } from '#/components/form/use-notice.ts';
import { useSingleFlight } from '#/components/form/use-single-flight.ts';
import { useApi } from '#/data/api.ts';
import { pageGoes, useLeave } from '#/data/leave.ts';
import { login } from '#/data/user.ts';
import { checkSignIn, fieldsOf, type SignInField, type SignInStep, type SignInValues } from './check-sign-in.ts';
import { safeNext } from '#/components/safe-next.ts';

export type SignIn = ReturnType<typeof useSignIn>;

/** The sign-in form, and what sending it does: the token becomes the cookie, and the page is left for `next`. */
export function useSignIn(next: string | undefined) {
  const api = useApi();
  const leave = useLeave();
  const [step, setStep] = useState<SignInStep>('password');
  const [values, setValue] = useValues<SignInField>({ email: useTypedEmail(), password: '', two_step_code: '' });
  const form = useForm({ names: fieldsOf(step), values, found: checkSignIn(values, step) });
  const { shown, showNotice } = useNotice();

  const goTo = (to: SignInStep, focus: SignInField = to === 'password' ? 'email' : 'two_step_code') => {
    flushSync(() => {
      setStep(to);
      setValue('two_step_code', '');
      showNotice(undefined);
    });
    form.focus(focus);
  };

  const fail = (error: unknown, sent: SignInValues) => {
    if (error instanceof ApiError && error.reason === 'two_step_required') return goTo('app');
    const { fields, notice } = placeFailure(error, Date.now());
    // The password that was right a step before is so no more.
    if (notice?.kind === 'wrong_credentials') goTo('password', 'password');
    form.refuse(fields, sent);
    showNotice(notice);
  };

  const [send, sending] = useSingleFlight(async (sent: SignInValues) => {
    const { two_step_code: code, ...credentials } = sent;
    try {
      tokenCookie.write(await login(api, step === 'password' ? credentials : { ...credentials, two_step_code: code }));
    } catch (error) {
      return fail(error, sent);
    }
    leave(safeNext(next) ?? siteMap.dashboard.path);
    // The form stays busy until the browser has left it.
    await pageGoes();
  });

  return {
    step,
    goTo,
    values,
    setValue,
    form,
    shown,
    sending,
    submit: () => {
      if (form.pass()) void send(values);
    },
    /** Sends at once, with the code whose last digit was typed just now. */
    complete: (code: string) => void send({ ...values, two_step_code: code }),
  };
}
