import { plainEmail } from '#/components/form/check-email.ts';
import { placeFailure, type Notice } from '#/components/form/place-failure.ts';
import type { useForm } from '#/components/form/use-form.ts';
import { useSingleFlight } from '#/components/form/use-single-flight.ts';
import { useApi } from '#/data/api.ts';
import { sendCode, type SignUp } from '#/data/user.ts';
import type { SentCode } from '#/state/sign-up-draft.ts';
import type { SignUpField } from './check-sign-up.ts';

interface SendCodeParts {
  readonly values: SignUp;
  readonly form: ReturnType<typeof useForm<SignUpField>>;
  readonly onSent: (sent: SentCode) => void;
  readonly clearCode: () => void;
  readonly showNotice: (notice: Notice | undefined) => void;
}

/** Sends a code to the address of the form, then waits for it in the cells. */
export function useSendCode({ values, form, onSent, clearCode, showNotice }: SendCodeParts) {
  const api = useApi();
  const [send, sending] = useSingleFlight(async () => {
    const email = plainEmail(values.email);
    try {
      const { resend_after: seconds } = await sendCode(api, email, 'register');
      onSent({ email, againAt: Date.now() + seconds * 1_000 });
      clearCode();
      showNotice(undefined);
      form.focus('code');
    } catch (error) {
      const { fields, notice } = placeFailure(error, Date.now());
      form.refuse(fields, values);
      showNotice(notice);
    }
  });
  return {
    sending,
    send: () => {
      if (form.pass(['email'])) void send();
    },
  };
}
