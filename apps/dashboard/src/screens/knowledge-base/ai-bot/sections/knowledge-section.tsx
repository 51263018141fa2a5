import { useT } from '@lobby/i18n';
import { buttonLook, Switch } from '@lobby/ui';
import { Link } from '@tanstack/react-router';
import { useController } from 'react-hook-form';
import type { BotSettings } from '#/data/bot.ts';
import { FloorChoice } from './floor-choice.tsx';

/** When the bot answers out of what it knows, and what it does where it is not sure. */
export function KnowledgeSection() {
  const t = useT('bot');
  const asksBack = useController<BotSettings, 'manner.did_you_mean.on'>({ name: 'manner.did_you_mean.on' }).field;
  return (
    <div className="flex flex-col gap-6">
      <FloorChoice />
      <Switch
        label={t('knowledge.did_you_mean')}
        description={t('knowledge.did_you_mean_why')}
        checked={asksBack.value}
        onChange={asksBack.onChange}
      />
      <div>
        <Link to="/dashboard/knowledge-base/ai-corpus" className={buttonLook('secondary')}>
          {t('knowledge.corpus')}
        </Link>
      </div>
    </div>
  );
}
