import { useT } from '@lobby/i18n';
import { Link } from '@tanstack/react-router';

const PLATFORMS = [
  { to: '/dashboard/integration/web', name: 'web' },
  { to: '/dashboard/integration/android', name: 'android' },
  { to: '/dashboard/integration/ios', name: 'ios' },
] as const;

/** Leads among the places where the chat of a business is. */
export function PlatformNav() {
  const t = useT('apps');
  return (
    <nav aria-label={t('platforms')} className="mb-5 flex gap-1 border-b border-separator">
      {PLATFORMS.map(({ to, name }) => (
        <Link
          key={name}
          to={to}
          className="-mb-px border-b-2 border-transparent px-3 py-2 text-sm text-muted hover:text-foreground aria-[current=page]:border-accent aria-[current=page]:font-semibold aria-[current=page]:text-foreground"
        >
          {t(name)}
        </Link>
      ))}
    </nav>
  );
}
