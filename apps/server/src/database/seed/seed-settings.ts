import { isPassword, PASSWORD_MAX, PASSWORD_MIN } from '@lobby/contract';
import { z } from 'zod/mini';
import { DEMO_ACCOUNT } from './demo-account.ts';

export interface SeedSettings {
  seed: 'demo' | 'none';
  /** The demo is a shop in its third month, beside the business that knows Lobby; else that alone. */
  lively: boolean;
  /** Password of the demo account; undefined where a public Lobby was given none. */
  demoPassword: string | undefined;
}

/** Variables of the environment that are about the demo. */
export const seedVariables = {
  LOBBY_SEED: z.optional(z.enum(['demo', 'none'], { error: 'must be demo or none' })),
  LOBBY_DEMO: z._default(z.enum(['lively', 'plain'], { error: 'must be lively or plain' }), 'lively'),
  DEMO_PASSWORD: z.optional(
    z.string().check(z.refine(isPassword, { error: `must have ${PASSWORD_MIN} to ${PASSWORD_MAX} characters, with a letter and a digit` })),
  ),
};

/**
 * What an empty database begins with. Everybody knows the password of the demo, so a public Lobby has the demo only when
 * it is named, and with a password of its own.
 * @param refuse stops with a sentence about what is missing
 */
export function readSeed(
  { LOBBY_SEED: named, LOBBY_DEMO: demo, DEMO_PASSWORD: password }: z.output<z.ZodMiniObject<typeof seedVariables>>,
  isPublic: boolean,
  refuse: (sentence: string) => never,
): SeedSettings {
  const seed = named ?? (isPublic ? 'none' : 'demo');
  const lively = seed === 'demo' && demo === 'lively';
  if (!isPublic) return { seed, lively, demoPassword: password ?? DEMO_ACCOUNT.password };
  if (password === DEMO_ACCOUNT.password)
    return refuse('DEMO_PASSWORD is the one that everybody knows. Set another, because this Lobby is public.');
  if (named === 'demo' && password === undefined)
    return refuse('LOBBY_SEED=demo on a public Lobby needs DEMO_PASSWORD, a password of its own for the demo account.');
  return { seed, lively, demoPassword: password };
}
