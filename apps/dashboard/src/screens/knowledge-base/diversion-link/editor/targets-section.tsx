import { DIVERSION_TARGETS_MAX, type DiversionTarget } from '@lobby/contract';
import { useFormats, useT } from '@lobby/i18n';
import { Button, Panel } from '@lobby/ui';
import { Plus } from 'lucide-react';
import { moved, newTarget } from './draft-values.ts';
import { TargetFields } from './target-fields.tsx';
import type { LinkFormState } from './use-link-form.ts';

/** Where the link leads, in order. */
export function TargetsSection({ state }: { state: LinkFormState }) {
  const t = useT('diversion');
  const formats = useFormats();
  const { form, change, errorOf } = state;
  const { targets, strategy } = form.draft;
  const replace = (index: number, target: DiversionTarget) =>
    change({ targets: targets.map((each, place) => (place === index ? target : each)) });
  return (
    <Panel
      title={t('section.targets')}
      aside={<span className="text-13">{t('targets_of', { count: targets.length, most: formats.number(DIVERSION_TARGETS_MAX) })}</span>}
    >
      <ol className="flex flex-col gap-3">
        {targets.map((target, index) => (
          <TargetFields
            key={target.id}
            target={target}
            place={index}
            count={targets.length}
            showsWeight={strategy !== 'round_robin' && strategy !== 'priority' && strategy !== 'least_busy'}
            error={errorOf(`targets.${index}.ref`)}
            onChange={(next) => replace(index, next)}
            onMove={(by) => change({ targets: moved(targets, index, by) })}
            onRemove={() => change({ targets: targets.filter(({ id }) => id !== target.id) })}
          />
        ))}
      </ol>
      {targets.length < DIVERSION_TARGETS_MAX ? (
        <Button
          className="mt-3"
          size="small"
          icon={<Plus size={15} />}
          onClick={() => change({ targets: [...targets, newTarget(crypto.randomUUID())] })}
        >
          {t('add_target')}
        </Button>
      ) : null}
    </Panel>
  );
}
