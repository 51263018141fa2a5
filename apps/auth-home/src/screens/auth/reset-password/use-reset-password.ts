import { ApiError } from '@lobby/api-client';
import { EMAIL_CODE_TRIES, EMAIL_CODE_TTL_MS } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { tokenCookie } from '@lobby/session';
import { useNavigate } from '@tanstack/react-router';
import { plainEmail } from '#/components/form/check-email.ts';
import { placeFailure } from '#/components/form/place-failure.ts';
import type { Problem } from '#/components/form/problem.ts';
import { useForm, useValues } from '#/components/form/use-form.ts';
import { useNotice } from '#/components/form/use-notice.ts';
import { useSingleFlight } from '#/components/form/use-single-flight.ts';
import { tell } from '#/components/tell.ts';
import { useApi } from '#/data/api.ts';
import { checkResetCode, resetPassword, sendCode } from '#/data/user.ts';
import { checkReset, type ResetStep } from './check-reset.ts';
import { useResetDraft } from './use-reset-draft.ts';

export type Reset = ReturnType<typeof useResetPassword>;

const hasReason = (error: unknown, reason: string) => error instanceof ApiError && error.reason === reason;

/** The way to a new password: an address, its code, the password. */
export function useResetPassword() {
  const api = useApi();
  const t = useT('auth');
  const navigate = useNavigate();
  const { draft, step, firstEmail, move } = useResetDraft();
  const [values, setValue] = useValues<ResetStep>({ email: firstEmail, code: '', password: '' });
  const form = useForm({ names: [step], values, found: checkReset(values) });
  const { shown, showNotice } = useNotice();

  const fail = (error: unknown, sent = values) => {
    const { fields, notice } = placeFailure(error, Date.now());
    form.refuse(fields, sent);
    showNotice(notice);
  };
  const goTo = (to: ResetStep, ...next: Parameters<typeof move>) => {
    showNotice(undefined);
    move(...next);
    form.focus(to);
  };

  const [send, sending] = useSingleFlight(async () => {
    const email = plainEmail(values.email);
    try {
      const { resend_after: wait, expires_in: life } = await sendCode(api, email, 'reset_pwd');
      setValue('code', '');
      goTo('code', { email, againAt: Date.now() + wait * 1_000, endsAt: Date.now() + life * 1_000, tries: 0 });
    } catch (error) {
      fail(error);
    }
  });

  const [check, checking] = useSingleFlight(async (code: string) => {
    if (!draft) return;
    try {
      const key = await checkResetCode(api, draft.email, code);
      goTo('password', { ...draft, key, endsAt: Date.now() + EMAIL_CODE_TTL_MS });
    } catch (error) {
      const sent = { ...values, code };
      if (!hasReason(error, 'wrong_code')) return fail(error, sent);
      const tries = draft.tries + 1;
      move({ ...draft, tries });
      const left = EMAIL_CODE_TRIES - tries;
      const problem: Problem = left > 0 ? { said: t('problems.tries_left', { count: left }) } : 'no_tries_left';
      form.refuse({ code: problem }, sent);
    }
  });

  const [save, saving] = useSingleFlight(async () => {
    if (draft?.key === undefined) return;
    try {
      await resetPassword(api, draft.key, values.password);
    } catch (error) {
      if (!hasReason(error, 'link_expired')) return fail(error);
      goTo('email', undefined);
      return showNotice({ kind: 'too_late' });
    }
    // Every session is over, the one of this browser too.
    tokenCookie.clear();
    move(undefined);
    void tell('success', t('reset.done'), 'reset');
    await navigate({ to: '/auth/sign-in', state: { email: draft.email } });
  });

  const submits = { email: send, code: () => check(values.code), password: save } as const;
  return {
    step,
    draft,
    values,
    setValue,
    form,
    shown,
    busy: sending || checking || saving,
    submit: () => (form.pass() ? void submits[step]() : undefined),
    sending,
    resend: () => void send(),
    /** Checks the code whose last digit was typed just now. */
    complete: (code: string) => void check(code),
    /** The mail may have been opened in another tab, which knows nothing of this one. */
    haveCode: () => {
      if (!form.pass()) return;
      const now = Date.now();
      goTo('code', { email: plainEmail(values.email), againAt: now, endsAt: now + EMAIL_CODE_TTL_MS, tries: 0 });
    },
    otherEmail: () => goTo('email', undefined),
  };
}
