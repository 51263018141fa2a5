import { REACHES, reachCovers, type Reach } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { sessionSlice } from '@lobby/session';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '#/data/api.ts';
import { membersQuery } from '#/data/team.ts';
import { useAppSelector } from '#/state/use-store.ts';

/** What somebody can be let see of the conversations; nobody gives more than they see themselves, `kept` is offered in any case. */
export function useReachOptions(kept?: Reach) {
  const t = useT('team');
  const me = useAppSelector(sessionSlice.selectors.selectUser)?.id;
  const { data } = useQuery(membersQuery(useApi()));
  const own = data?.items.find(({ id }) => id === me)?.reach ?? 'own';
  return REACHES.filter((reach) => reach === kept || reachCovers(own, reach)).map((value) => ({
    value,
    label: t(`reach.${value}`),
    description: t(`reach_text.${value}`),
  }));
}
