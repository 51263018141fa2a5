import { useLocation, useNavigate } from '@tanstack/react-router';

/** Parts of the account, each behind a tab; the texts are `tabs.<id>`. */
export const ACCOUNT_TABS = ['profile', 'password', 'security', 'sessions', 'alerts', 'business'] as const;
export type AccountTab = (typeof ACCOUNT_TABS)[number];

/** The part of the account that an address asks for beside its screen; undefined where it asks for none. */
export function readAccountTab({ account }: { readonly account?: unknown }): AccountTab | undefined {
  return ACCOUNT_TABS.find((tab) => tab === account);
}

/** The account in the address: `?account=…` on any screen, so that it can be linked and outlives a reload. */
export function useAccountPlace() {
  const navigate = useNavigate();
  const tab = useLocation({ select: ({ search }) => readAccountTab(search as { account?: unknown }) });
  const go = (account: AccountTab | undefined, replace: boolean) =>
    void navigate({
      to: '.',
      // Any screen may be underneath: its own part of the address stays as it is.
      search: ((before: object) => ({ ...before, account })) as never,
      hash: true,
      replace,
      resetScroll: false,
    });
  return {
    tab,
    /** A step that the back button undoes. */
    open: (wanted: AccountTab) => go(wanted, false),
    turnTo: (wanted: AccountTab) => go(wanted, true),
    close: () => go(undefined, true),
  };
}
