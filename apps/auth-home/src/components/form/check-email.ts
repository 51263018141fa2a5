import { user } from '@lobby/contract';
import type { Problem } from './problem.ts';

const { email: emailSchema } = user.login.request.shape;

/** An address as the server writes it. */
export const plainEmail = (email: string): string => email.trim().toLowerCase();

/** What is wrong with an address, by the schema of the contract. */
export function emailProblem(email: string): Problem | undefined {
  if (email.trim() === '') return 'required';
  return emailSchema.safeParse(email).success ? undefined : 'email';
}
