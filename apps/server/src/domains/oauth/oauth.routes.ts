import type { oauth } from '@lobby/contract';
import type { Routes } from '#/call.ts';
import { beginSignIn } from './begin-sign-in.ts';
import { listLinked } from './list-linked.ts';
import { listProviders } from './list-providers.ts';
import { signInWithProvider } from './sign-in-with-provider.ts';
import { unlinkProvider } from './unlink-provider.ts';

export const oauthRoutes: Routes<typeof oauth> = {
  providers: listProviders,
  url: beginSignIn,
  login: signInWithProvider,
  identities: listLinked,
  unlink: unlinkProvider,
};
