import { useT } from '@lobby/i18n';
import { Button } from '@lobby/ui';
import { Card } from './proposal-card.tsx';

/** Settings that whoever runs this Lobby gives a model with. */
const SETTINGS = ['MODEL_URL', 'MODEL_NAME'] as const;

/** What was asked for needs a model, and there is none: who can help, and with what. */
export function NoModelCard({ onDismiss }: { onDismiss: () => void }) {
  const t = useT('copilot');
  return (
    <Card onEscape={onDismiss}>
      <p role="status">
        <span className="font-semibold">{t('no_model.title')}</span> {t('no_model.text')}{' '}
        {SETTINGS.map((name, index) => (
          <span key={name}>
            {index > 0 ? ', ' : null}
            <code className="text-xs">{name}</code>
          </span>
        ))}
      </p>
      <div>
        <Button size="small" onClick={onDismiss}>
          {t('proposal.dismiss')}
        </Button>
      </div>
    </Card>
  );
}
