import type { UserInfo } from '@lobby/contract';
import { tokenCookie } from '@lobby/session';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '#/data/api.ts';
import { infoQuery } from '#/data/user.ts';

interface SignedInState {
  /** Still being asked for. */
  readonly isPending: boolean;
  /** undefined where nobody is signed in, or nobody can be told of. */
  readonly user: UserInfo | undefined;
  /** Nobody is from now on. */
  readonly forget: () => void;
}

/** Who is signed in here, if anybody is. */
export function useSignedIn(): SignedInState {
  const [hasToken, setHasToken] = useState(() => tokenCookie.read() !== undefined);
  const { data, isPending } = useQuery({ ...infoQuery(useApi()), enabled: hasToken, retry: false, refetchOnWindowFocus: false });
  return { isPending: hasToken && isPending, user: hasToken ? data : undefined, forget: () => setHasToken(false) };
}
