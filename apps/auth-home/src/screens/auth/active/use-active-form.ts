import { ApiError } from '@lobby/api-client';
import { isPassword, user } from '@lobby/contract';
import { tokenCookie } from '@lobby/session';
import { placeFailure } from '#/components/form/place-failure.ts';
import type { Problem, Problems } from '#/components/form/problem.ts';
import { useForm, useValues, type Values } from '#/components/form/use-form.ts';
import { useNotice } from '#/components/form/use-notice.ts';
import { useSingleFlight } from '#/components/form/use-single-flight.ts';
import { useApi } from '#/data/api.ts';
import { FIRST_STEP } from '#/data/first-step.ts';
import { pageGoes, useLeave } from '#/data/leave.ts';
import { registerTenant } from '#/data/user.ts';
import type { LinkEnd } from './link-ends.tsx';

const ACTIVE_FIELDS = ['tenant_name', 'password'] as const;
type ActiveField = (typeof ACTIVE_FIELDS)[number];

const { tenant_name: nameSchema } = user.registerTenant.request.shape;

interface ActiveFormParts {
  readonly email: string;
  readonly secret: string;
  readonly onEnd: (end: LinkEnd) => void;
}

/** Signing up with the key of the link in the place of the code. */
export function useActiveForm({ email, secret, onEnd }: ActiveFormParts) {
  const api = useApi();
  const leave = useLeave();
  const [values, setValue] = useValues<ActiveField>({ tenant_name: '', password: '' });
  const form = useForm({ names: ACTIVE_FIELDS, values, found: checkActive(values) });
  const { shown, showNotice } = useNotice();

  const [register, registering] = useSingleFlight(async () => {
    try {
      tokenCookie.write(await registerTenant(api, { email, code: secret, slug: '', ...values }));
    } catch (error) {
      const end = error instanceof ApiError ? ENDS[error.reason] : undefined;
      if (end) return onEnd(end);
      const { fields, notice } = placeFailure(error, Date.now());
      form.refuse(fields, values);
      return showNotice(notice);
    }
    leave(FIRST_STEP);
    // The form stays busy until the browser has left it.
    await pageGoes();
  });
  const submit = () => {
    if (form.pass()) void register();
  };
  return { form, setValue, shown, registering, submit };
}

/** Refusals that leave nothing to fill in. */
const ENDS: Partial<Record<string, LinkEnd>> = {
  link_expired: 'dead',
  wrong_code: 'dead',
  code_expired: 'dead',
  email_taken: 'has_account',
};

function checkActive({ tenant_name: name, password }: Values<ActiveField>): Problems<ActiveField> {
  const found: Record<ActiveField, Problem | undefined> = {
    tenant_name: name.trim() === '' ? 'required' : nameSchema.safeParse(name).success ? undefined : 'tenant_name',
    password: password === '' ? 'required' : isPassword(password) ? undefined : 'password_rule',
  };
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem !== undefined));
}
