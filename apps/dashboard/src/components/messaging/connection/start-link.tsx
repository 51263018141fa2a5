import { useT } from '@lobby/i18n';
import { buttonLook, Button, Skeleton } from '@lobby/ui';
import { ExternalLink, QrCode as QrIcon } from 'lucide-react';
import { lazy, Suspense, useId, useState } from 'react';
import { CopyLine } from './copy-line.tsx';

/** Drawing one takes code that hardly anybody needs twice. */
const QrCode = lazy(() => import('#/components/account/two-step/qr-code.tsx').then((module) => ({ default: module.QrCode })));

/** Where people begin to write: to open, to share, and to scan. */
export function StartLink({ link, name }: { link: string; name: string }) {
  const t = useT('channels');
  const [isShown, setIsShown] = useState(false);
  const codeId = useId();
  return (
    <section className="flex flex-col gap-3">
      <div>
        <h3 className="text-sm font-semibold">{t('link.title')}</h3>
        <p className="text-13 text-muted">{t('link.text')}</p>
      </div>
      <CopyLine label={t('link.address')} text={link} />
      <div className="flex flex-wrap gap-2">
        <a href={link} target="_blank" rel="noreferrer" className={buttonLook('secondary', 'medium')}>
          {t('link.open')}
          <ExternalLink size={15} aria-hidden="true" />
        </a>
        <Button
          aria-expanded={isShown}
          aria-controls={codeId}
          icon={<QrIcon size={15} aria-hidden="true" />}
          onClick={() => setIsShown(!isShown)}
        >
          {t('link.qr')}
        </Button>
      </div>
      <div id={codeId} hidden={!isShown}>
        {isShown ? (
          <Suspense fallback={<Skeleton className="size-40" />}>
            <QrCode text={link} label={t('link.qr_of', { name })} />
          </Suspense>
        ) : null}
      </div>
    </section>
  );
}
