import { isPassword, user } from '@lobby/contract';
import { nameProblem, slugProblem } from '#/components/chat-address/check-business.ts';
import { emailProblem, plainEmail } from '#/components/form/check-email.ts';
import type { FieldName } from '#/components/form/place-failure.ts';
import type { Problem, Problems } from '#/components/form/problem.ts';
import type { SignUp } from '#/data/user.ts';
import type { SentCode } from '#/state/sign-up-draft.ts';
import type { SlugStatus } from '#/components/chat-address/use-slug-status.ts';

/** The fields in the order of the page. */
export const SIGN_UP_FIELDS = ['email', 'code', 'password', 'tenant_name', 'slug'] as const satisfies readonly FieldName[];
export type SignUpField = (typeof SIGN_UP_FIELDS)[number];

const { code: codeSchema } = user.checkEmailCode.request.shape;

/** What the form knows beside its values. */
interface Surroundings {
  readonly sent: SentCode | undefined;
  readonly slugStatus: SlugStatus;
}

/** What is wrong with the sign-up form, by the schemas of the contract. */
export function checkSignUp(values: SignUp, { sent, slugStatus }: Surroundings): Problems<SignUpField> {
  const found: Record<SignUpField, Problem | undefined> = {
    email: emailProblem(values.email),
    code: sent?.email !== plainEmail(values.email) ? 'code_unsent' : codeSchema.safeParse(values.code).success ? undefined : 'code',
    password: values.password === '' ? 'required' : isPassword(values.password) ? undefined : 'password_rule',
    tenant_name: nameProblem(values.tenant_name),
    slug: slugProblem(values.slug, slugStatus),
  };
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem !== undefined));
}
