import { useLocale, useT } from '@lobby/i18n';
import { tokenCookie } from '@lobby/session';
import { Alert, Button, buttonLook, classNames, Wordmark } from '@lobby/ui';
import { Link, useNavigate } from '@tanstack/react-router';
import { Download, WifiOff } from 'lucide-react';
import { useState } from 'react';
import { LanguageChoice } from '#/components/language-choice.tsx';
import { useLeave } from '#/data/leave.ts';
import { keepPlaygroundDraft } from '#/state/playground/keep-draft.ts';
import { saveFile } from './save-file.ts';
import type { Playground } from '#/state/playground/use-playground.ts';

const CORPUS = '/dashboard/knowledge-base/ai-corpus';

/** The way home, that nothing leaves this browser, the language, and the way to an account of one's own. */
export function PlaygroundHeader({ playground }: { playground: Playground }) {
  const t = useT('playground');
  return (
    <header className="border-b border-border bg-surface">
      <div className="flex min-h-[72px] flex-wrap items-center gap-x-3 px-5 sm:px-10 max-sm:min-h-16">
        <Link to="/" aria-label={t('home')} className="inline-flex rounded-md">
          <Wordmark />
        </Link>
        <span aria-hidden="true" className="h-6 w-px bg-border max-sm:hidden" />
        <span aria-hidden="true" className="font-semibold max-sm:hidden">
          {t('title')}
        </span>
        <p className="ml-auto hidden items-center gap-1.5 text-sm text-muted xl:flex">
          <WifiOff size={15} aria-hidden="true" />
          {t('private.short')}
        </p>
        <div className="max-xl:ml-auto">
          <LanguageChoice />
        </div>
        <KeepButton playground={playground} />
      </div>
    </header>
  );
}

/** Keeps what was put in and goes to sign up; who has a business already goes straight to its knowledge. */
function KeepButton({ playground }: { playground: Playground }) {
  const t = useT('playground');
  const locale = useLocale();
  const leave = useLeave();
  const navigate = useNavigate();
  const [csv, setCsv] = useState<string>();
  const ready = playground.phase === 'ready';
  const signedIn = tokenCookie.read() !== undefined;
  const go = () => (signedIn ? leave(CORPUS) : void navigate({ to: '/auth/sign-up' }));
  const keep = async () => {
    const kept = await playground.export(locale);
    if (keepPlaygroundDraft(kept.entries, Date.now())) go();
    else setCsv(kept.csv);
  };
  return (
    <>
      {ready ? (
        <Button variant="primary" size="small" className="max-sm:mb-3 max-sm:w-full" onClick={() => void keep()}>
          {t(signedIn ? 'keep.add' : 'keep.sign_up')}
        </Button>
      ) : (
        <Link to="/auth/sign-up" className={classNames(buttonLook('primary', 'small'), signedIn ? 'hidden!' : 'max-sm:hidden!')}>
          {t('start')}
        </Link>
      )}
      {csv === undefined ? null : (
        <div className="fixed inset-x-3 top-20 z-30 mx-auto max-w-[520px] rounded-xl bg-surface shadow-overlay">
          <Alert tone="warning" title={t('keep.blocked')}>
            <p>{t('keep.blocked_text')}</p>
            <div className="mt-3 flex flex-wrap gap-2">
              <Button
                size="small"
                icon={<Download size={15} />}
                onClick={() => saveFile('lobby-playground.csv', 'text/csv', `\uFEFF${csv}`)}
              >
                {t('keep.save')}
              </Button>
              <Button size="small" variant="ghost" onClick={go}>
                {t('keep.go_on')}
              </Button>
            </div>
          </Alert>
        </div>
      )}
    </>
  );
}
