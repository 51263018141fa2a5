import type { AiAccessView } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { Chip, Panel } from '@lobby/ui';
import { botAnswers, ownAnswers } from '#/components/ai-access/answers-now.ts';

/** What answers where nothing of one's own does. */
export function BuiltInCard({ view }: { view: AiAccessView }) {
  const t = useT('access');
  const standsBy = ownAnswers(view) || botAnswers(view);
  return (
    <Panel
      title={t('built_in.title')}
      aside={<Chip tone={standsBy ? 'neutral' : 'success'}>{t(standsBy ? 'state.steps_in' : 'state.answers')}</Chip>}
    >
      <p>{t(`built_in.${view.built_in}`)}</p>
      {standsBy ? <p className="mt-2 text-13 text-muted">{t('built_in.stands_by')}</p> : null}
    </Panel>
  );
}
