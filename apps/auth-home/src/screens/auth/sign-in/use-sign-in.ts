import { siteMap, tokenCookie } from '@lobby/session';
import { placeFailure } from '#/components/form/place-failure.ts';
import { useForm, useValues } from '#/components/form/use-form.ts';
import { useNotice } from '#/components/form/use-notice.ts';
import { useSingleFlight } from '#/components/form/use-single-flight.ts';
import { useApi } from '#/data/api.ts';
import { pageGoes, useLeave } from '#/data/leave.ts';
import { login } from '#/data/user.ts';
import { checkSignIn, SIGN_IN_FIELDS } from './check-sign-in.ts';
import { safeNext } from './safe-next.ts';

/** The sign-in form, and what sending it does: the token becomes the cookie, and the page is left for `next`. */
export function useSignIn(next: string | undefined) {
  const api = useApi();
  const leave = useLeave();
  const [values, setValue] = useValues({ email: '', password: '' });
  const form = useForm({ names: SIGN_IN_FIELDS, values, found: checkSignIn(values) });
  const { shown, showNotice } = useNotice();

  const [send, sending] = useSingleFlight(async () => {
    const sent = values;
    try {
      tokenCookie.write(await login(api, sent));
    } catch (error) {
      const { fields, notice: said } = placeFailure(error, Date.now());
      form.refuse(fields, sent);
      showNotice(said);
      if (said?.kind === 'wrong_credentials') form.focus('password');
      return;
    }
    leave(safeNext(next) ?? siteMap.dashboard.path);
    // The form stays busy until the browser has left it.
    await pageGoes();
  });
  const submit = () => {
    if (form.pass()) void send();
  };
  return { form, setValue, shown, sending, submit };
}
