import { useT } from '@lobby/i18n';
import { Button, buttonLook } from '@lobby/ui';
import { Link } from '@tanstack/react-router';
import { useMay } from '#/components/use-may.ts';
import { Card } from './proposal-card.tsx';

/** What was asked for needs a model, and there is none: and how the business gets one. */
export function NoModelCard({ onDismiss }: { onDismiss: () => void }) {
  const t = useT('copilot');
  const mayConnect = useMay()('settings.edit');
  return (
    <Card onEscape={onDismiss}>
      <p role="status">
        <span className="font-semibold">{t('no_model.title')}</span> {t('no_model.text')} {t(mayConnect ? 'no_model.own' : 'no_model.ask')}
      </p>
      <div className="flex flex-wrap items-center gap-2">
        {mayConnect ? (
          <Link to="/dashboard/ai-access/platform" className={buttonLook('primary', 'small')}>
            {t('no_model.connect')}
          </Link>
        ) : null}
        <Button size="small" variant={mayConnect ? 'ghost' : undefined} onClick={onDismiss}>
          {t('proposal.dismiss')}
        </Button>
      </div>
    </Card>
  );
}
