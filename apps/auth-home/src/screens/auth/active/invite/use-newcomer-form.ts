import { ApiError } from '@lobby/api-client';
import { invites, isPassword, user } from '@lobby/contract';
import { siteMap, tokenCookie } from '@lobby/session';
import { useState } from 'react';
import { placeFailure } from '#/components/form/place-failure.ts';
import type { Problem, Problems } from '#/components/form/problem.ts';
import { useForm, useValues, type Values } from '#/components/form/use-form.ts';
import { useNotice } from '#/components/form/use-notice.ts';
import { useSingleFlight } from '#/components/form/use-single-flight.ts';
import { useApi } from '#/data/api.ts';
import { acceptAsNewcomer, type InviteFacts } from '#/data/invite.ts';
import { pageGoes, useLeave } from '#/data/leave.ts';
import { sendCode } from '#/data/user.ts';

const FIELDS = ['code', 'name', 'password'] as const;
type Field = (typeof FIELDS)[number];

const { name: nameSchema } = invites.accept.request.shape;
const { code: codeSchema } = user.checkEmailCode.request.shape;

interface NewcomerParts {
  readonly facts: InviteFacts;
  /** The key of the invitation. */
  readonly link: string;
  readonly onEnd: (end: 'dead' | 'has_account') => void;
}

/** Making an account that joins a business. A link that was not mailed needs a code beside it. */
export function useNewcomerForm({ facts, link, onEnd }: NewcomerParts) {
  const api = useApi();
  const leave = useLeave();
  const [againAt, setAgainAt] = useState<number>();
  const [values, setValue] = useValues<Field>({ code: '', name: '', password: '' });
  const needsCode = !facts.proves_address;
  const names = needsCode ? FIELDS : FIELDS.slice(1);
  const form = useForm<Field>({ names, values, found: check(values, { needsCode, sent: againAt !== undefined }) });
  const { shown, showNotice } = useNotice();

  const fail = (error: unknown) => {
    const end = error instanceof ApiError ? ENDS[error.reason] : undefined;
    if (end) return onEnd(end);
    const { fields, notice } = placeFailure(error, Date.now());
    form.refuse(fields, values);
    return showNotice(notice);
  };
  const [send, sending] = useSingleFlight(async () => {
    try {
      const { resend_after: seconds } = await sendCode(api, facts.email, 'register');
      setAgainAt(Date.now() + seconds * 1_000);
      setValue('code', '');
      showNotice(undefined);
      form.focus('code');
    } catch (error) {
      fail(error);
    }
  });
  const [join, joining] = useSingleFlight(async () => {
    try {
      tokenCookie.write(await acceptAsNewcomer(api, { key: link, ...values }));
    } catch (error) {
      return fail(error);
    }
    leave(siteMap.dashboard.path);
    // The form stays busy until the browser has left it.
    await pageGoes();
  });
  const submit = () => {
    if (form.pass()) void join();
  };
  return { form, values, setValue, shown, code: { needed: needsCode, againAt, send: () => void send(), sending }, joining, submit };
}

/** Refusals that leave nothing to fill in. */
const ENDS: Partial<Record<string, 'dead' | 'has_account'>> = { link_expired: 'dead', email_taken: 'has_account' };

function check({ code, name, password }: Values<Field>, { needsCode, sent }: { needsCode: boolean; sent: boolean }): Problems<Field> {
  const found: Record<Field, Problem | undefined> = {
    code: !needsCode || codeSchema.safeParse(code).success ? undefined : sent ? 'code' : 'code_unsent',
    name: name.trim() === '' ? 'required' : nameSchema.safeParse(name).success ? undefined : 'tenant_name',
    password: password === '' ? 'required' : isPassword(password) ? undefined : 'password_rule',
  };
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem !== undefined));
}
