import { useT } from '@lobby/i18n';
import { IconButton, Page, PageHeader } from '@lobby/ui';
import { Menu as MenuIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { CommandButton } from '#/components/command-bar/command-button.tsx';
import { BellPlace } from '#/components/notification/bell-place.tsx';
import { PageTitle } from '#/components/page-title.tsx';
import { ScreenActs, type ScreenAct } from '#/components/screen-acts.tsx';
import { navigationSlice } from '#/state/navigation-slice.ts';
import { useAppDispatch } from '#/state/use-store.ts';

const NO_ACTS: readonly ScreenAct[] = [];

interface ScreenProps {
  title: string;
  /** Beside the title, in a few words. */
  description?: ReactNode;
  /** What it does, the primary one last. */
  acts?: readonly ScreenAct[];
  /** Before them, what is more than a button; as narrow as an icon on phones. */
  actions?: ReactNode;
  /** 24 px at the sides instead of 32. */
  dense?: boolean;
  /** Content that scrolls by itself, such as columns; without it the screen is a scrolling page. */
  columns?: boolean;
  children: ReactNode;
}

/** One screen: its header, with the button of the navigation on phones, and its content. */
export function Screen({ title, description, acts = NO_ACTS, actions, dense = false, columns = false, children }: ScreenProps) {
  const header = <ScreenHeader title={title} description={description} acts={acts} actions={actions} />;
  return (
    <>
      <PageTitle>{title}</PageTitle>
      {columns ? (
        <div className="flex h-full min-h-0 flex-col">
          {header}
          <div className="min-h-0 flex-1">{children}</div>
        </div>
      ) : (
        <Page header={header} dense={dense}>
          {children}
        </Page>
      )}
    </>
  );
}

interface ScreenHeaderProps extends Pick<ScreenProps, 'title' | 'description' | 'actions'> {
  acts: readonly ScreenAct[];
}

function ScreenHeader({ title, description, acts, actions }: ScreenHeaderProps) {
  const t = useT('dashboard');
  const dispatch = useAppDispatch();
  return (
    <PageHeader
      title={title}
      description={description}
      tools={
        <>
          <CommandButton />
          <BellPlace />
        </>
      }
      actions={
        actions || acts.length > 0 ? (
          <>
            {actions}
            <ScreenActs acts={acts} />
          </>
        ) : null
      }
      leading={
        <span className="lg:hidden">
          <IconButton
            label={t('navigation.open')}
            icon={<MenuIcon size={19} />}
            onClick={() => dispatch(navigationSlice.actions.drawerChanged(true))}
          />
        </span>
      }
    />
  );
}
