import { RECOVERY_CODE_LENGTH, TWO_STEP_LENGTH } from '@lobby/contract';
import { emailProblem } from '#/components/form/check-email.ts';
import type { Problem, Problems } from '#/components/form/problem.ts';

/** What is asked for: address and password, then, where two-step codes are on, one of the app or one of those kept for a lost phone. */
export type SignInStep = 'password' | 'app' | 'recovery';

const FIELDS = {
  password: ['email', 'password'],
  app: ['two_step_code'],
  recovery: ['two_step_code'],
} as const satisfies Record<SignInStep, readonly string[]>;

export type SignInField = (typeof FIELDS)[SignInStep][number];
export type SignInValues = Readonly<Record<SignInField, string>>;

/** The fields of a step in the order of the page. */
export const fieldsOf = (step: SignInStep): readonly SignInField[] => FIELDS[step];

/** What is wrong with the sign-in form. A password is not judged by the rule of new ones. */
export function checkSignIn({ email, password, two_step_code: code }: SignInValues, step: SignInStep): Problems<SignInField> {
  const found: Record<SignInField, Problem | undefined> = {
    email: emailProblem(email),
    password: password === '' ? 'required' : undefined,
    two_step_code: step === 'password' ? undefined : codeProblem(code, step),
  };
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem !== undefined));
}

function codeProblem(code: string, step: 'app' | 'recovery'): Problem | undefined {
  if (step === 'app') return code.length === TWO_STEP_LENGTH ? undefined : 'two_step_code';
  return code.replaceAll(/[\s-]/gu, '').length === RECOVERY_CODE_LENGTH ? undefined : 'recovery_code';
}
