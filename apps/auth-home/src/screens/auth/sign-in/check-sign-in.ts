import { user } from '@lobby/contract';
import type { Problems } from '#/components/form/problem.ts';

export const SIGN_IN_FIELDS = ['email', 'password'] as const;
type SignInField = (typeof SIGN_IN_FIELDS)[number];

const { email: emailSchema } = user.login.request.shape;

/** What is wrong with the sign-in form. A password is not judged by the rule of new ones. */
export function checkSignIn({ email, password }: Readonly<Record<SignInField, string>>): Problems<SignInField> {
  return {
    ...(email.trim() === '' ? { email: 'required' } : !emailSchema.safeParse(email).success && { email: 'email' }),
    ...(password === '' && { password: 'required' }),
  };
}
