import { useT } from '@lobby/i18n';
import { buttonLook, IconButton } from '@lobby/ui';
import { Link } from '@tanstack/react-router';
import { Menu, X } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { SECTIONS } from './sections.ts';

const ROW = 'flex h-12 items-center rounded-xl px-3 text-base hover:bg-default';

/** The menu of phones. Esc, a choice and a touch outside close it. */
export function HomeMenu() {
  const t = useT('home');
  const id = useId();
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const close = () => setOpen(false);

  useEffect(() => {
    if (!open) return undefined;
    const onPointerDown = ({ target }: PointerEvent) => {
      if (target instanceof Node && !root.current?.contains(target)) setOpen(false);
    };
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      setOpen(false);
      root.current?.querySelector('button')?.focus();
    };
    document.addEventListener('pointerdown', onPointerDown);
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('pointerdown', onPointerDown);
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [open]);

  return (
    <div ref={root} className="-mr-3 md:hidden">
      <IconButton
        label={t('nav.menu')}
        icon={open ? <X size={22} /> : <Menu size={22} />}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      />
      {open ? (
        <nav
          id={id}
          aria-label={t('nav.label')}
          className="absolute inset-x-3 top-full flex flex-col rounded-2xl border border-border bg-overlay p-2 shadow-overlay"
        >
          {SECTIONS.map((section) => (
            <Link key={section} to="/" hash={section} onClick={close} className={ROW}>
              {t(`nav.${section}`)}
            </Link>
          ))}
          <Link to="/playground" className={ROW}>
            {t('nav.playground')}
          </Link>
          <Link to="/auth/sign-in" className={ROW}>
            {t('nav.sign_in')}
          </Link>
          <Link to="/auth/sign-up" className={`${buttonLook('primary')} m-1 mt-2`}>
            {t('nav.start')}
          </Link>
        </nav>
      ) : null}
    </div>
  );
}
