import { roleOf, LOCALE_NAMES, LOCALES, type Locale } from '@lobby/contract';
import { useI18n, useLocale, useT } from '@lobby/i18n';
import { sessionSlice } from '@lobby/session';
import { classNames, toast } from '@lobby/ui';
import { Check, CircleUserRound, Ellipsis, LogOut, UserRoundCog } from 'lucide-react';
import { useAccountPlace } from '#/components/account/account-place.ts';
import { StaffFace } from '#/components/picture/staff-face.tsx';
import { MenuOnDemand } from '#/components/menu-on-demand.tsx';
import { useSignOut } from '#/data/sign-out.ts';
import { navigationSlice } from '#/state/navigation-slice.ts';
import { useAppDispatch, useAppSelector } from '#/state/use-store.ts';

/** Who is signed in; opens the account, the languages and sign-out. */
export function AccountMenu({ collapsed }: { collapsed: boolean }) {
  const t = useT('dashboard');
  const common = useT('common');
  const i18n = useI18n();
  const locale = useLocale();
  const signOut = useSignOut();
  const dispatch = useAppDispatch();
  const { open } = useAccountPlace();
  const user = useAppSelector(sessionSlice.selectors.selectUser);
  if (!user) return null;
  const name = user.name || user.email;
  const role = user.role_name ?? (roleOf(user.role) === 'admin' ? t('account.admin') : t('account.member'));

  const choose = async (wanted: Locale) => {
    const choice = await i18n.chooseLocale(wanted);
    if (choice === 'unreachable') toast.error(common('toasts.language_failed'));
  };
  const openAccount = () => {
    dispatch(navigationSlice.actions.drawerChanged(false));
    open('profile');
  };
  const languages = LOCALES.map((each) => ({
    id: each,
    label: LOCALE_NAMES[each],
    icon: <Check aria-hidden="true" className={classNames('text-accent', each !== locale && 'invisible')} />,
    onAction: () => void choose(each),
  }));
  const menu = {
    label: t('account.menu', { name, role }),
    placement: 'top start',
    entries: [
      { id: 'account', label: t('account.settings'), icon: <UserRoundCog />, onAction: openAccount },
      ...languages,
      { id: 'sign-out', label: common('actions.sign_out'), icon: <LogOut />, onAction: signOut },
    ],
  } as const;
  if (collapsed)
    return <MenuOnDemand {...menu} className="h-10! w-full px-0!" trigger={<CircleUserRound size={18} aria-hidden="true" />} />;
  return (
    <div className="flex items-center gap-1">
      <StaffFace name={name} face={user.face} size={28} decorative />
      <MenuOnDemand
        {...menu}
        wrapperClassName="min-w-0 flex-1"
        className="h-auto! w-full justify-start! gap-2! px-1.5! py-1.5 font-normal!"
        trigger={
          <>
            <span className="min-w-0 flex-1 text-left">
              <span className="block truncate text-13">{name}</span> <span className="block truncate text-xs text-muted">{role}</span>
            </span>
            <Ellipsis size={16} aria-hidden="true" className="text-muted" />
          </>
        }
      />
    </div>
  );
}
