import { isPassword, user } from '@lobby/contract';
import { emailProblem } from '#/components/form/check-email.ts';
import type { Problem, Problems } from '#/components/form/problem.ts';
import type { Values } from '#/components/form/use-form.ts';

/** Each step asks for one thing. */
export type ResetStep = 'email' | 'code' | 'password';

const { code: codeSchema } = user.checkEmailCode.request.shape;

/** What is wrong with each step. */
export function checkReset({ email, code, password }: Values<ResetStep>): Problems<ResetStep> {
  const found: Record<ResetStep, Problem | undefined> = {
    email: emailProblem(email),
    code: codeSchema.safeParse(code).success ? undefined : 'code',
    password: password === '' ? 'required' : isPassword(password) ? undefined : 'password_rule',
  };
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem !== undefined));
}
