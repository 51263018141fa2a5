import type { OauthProvider } from '@lobby/contract';
import { useState } from 'react';
import { placeFailure } from '#/components/form/place-failure.ts';
import { useNotice } from '#/components/form/use-notice.ts';
import { useSingleFlight } from '#/components/form/use-single-flight.ts';
import { useApi } from '#/data/api.ts';
import { pageGoes, useLeave } from '#/data/leave.ts';
import { beginProviderSignIn } from '#/data/oauth.ts';
import { keepAttempt } from '@lobby/session';

/** Goes to a provider, and says where that fails. `next` is the path to go on to afterwards. */
export function useProviderSignIn(next: string | undefined) {
  const api = useApi();
  const leave = useLeave();
  const [going, setGoing] = useState<OauthProvider>();
  const { shown, showNotice } = useNotice();
  const [begin] = useSingleFlight(async (provider: OauthProvider) => {
    setGoing(provider);
    try {
      const { url, state } = await beginProviderSignIn(api, provider);
      if (keepAttempt({ state, provider, next })) {
        leave(url);
        // The button stays busy until the browser has left the page.
        await pageGoes();
      }
      showNotice({ kind: 'unavailable' });
    } catch (error) {
      showNotice(placeFailure(error, Date.now()).notice);
    } finally {
      setGoing(undefined);
    }
  });
  return { begin: (provider: OauthProvider) => void begin(provider), going, shown };
}
