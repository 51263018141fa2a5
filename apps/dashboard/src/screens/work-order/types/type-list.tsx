import { wordsIn, type WorkOrderType } from '@lobby/contract';
import { useFormats, useLocale, useT } from '@lobby/i18n';
import { Chip, IconButton, Switch, toast } from '@lobby/ui';
import { ArrowDown, ArrowUp, Pencil } from 'lucide-react';
import { useErrorText } from '#/components/use-error-text.ts';
import { useSaveType } from '#/data/order-list.ts';
import { draftOf, movedBy } from './type-draft.ts';
import { TYPE_ICONS } from './type-icons.ts';

interface TypeListProps {
  types: readonly WorkOrderType[];
  mayEdit: boolean;
  onEdit: (type: WorkOrderType) => void;
}

/** The types in the order in which customers see them. */
export function TypeList({ types, mayEdit, onEdit }: TypeListProps) {
  const errorText = useErrorText();
  const { mutateAsync, isPending } = useSaveType();
  const save = async (changes: readonly { type: WorkOrderType; over: Partial<WorkOrderType> }[]) => {
    try {
      for (const { type, over } of changes) await mutateAsync({ draft: { ...draftOf(type), ...over }, of: type });
    } catch (error) {
      toast.error(errorText(error));
    }
  };
  const move = (at: number, by: -1 | 1) =>
    save(
      movedBy(types, at, by)
        .map((type, position) => ({ type, over: { position: position + 1 } }))
        .filter(({ type, over }) => type.position !== over.position),
    );
  return (
    <ul className="flex flex-col divide-y divide-separator">
      {types.map((type, at) => (
        <TypeLine
          key={type.id}
          type={type}
          mayEdit={mayEdit}
          busy={isPending}
          onEdit={() => onEdit(type)}
          onTurn={(enabled) => void save([{ type, over: { enabled } }])}
          onMove={(by) => void move(at, by)}
          isFirst={at === 0}
          isLast={at === types.length - 1}
        />
      ))}
    </ul>
  );
}

interface TypeLineProps {
  type: WorkOrderType;
  mayEdit: boolean;
  busy: boolean;
  isFirst: boolean;
  isLast: boolean;
  onEdit: () => void;
  onTurn: (enabled: boolean) => void;
  onMove: (by: -1 | 1) => void;
}

function TypeLine({ type, mayEdit, busy, isFirst, isLast, onEdit, onTurn, onMove }: TypeLineProps) {
  const t = useT('orderlist');
  const formats = useFormats();
  const name = wordsIn(type.name, useLocale());
  const Icon = TYPE_ICONS[type.icon];
  const counted = (count: number) => ({ count, shown: formats.number(count) });
  return (
    <li className="flex items-center gap-3 py-3 max-sm:flex-wrap">
      <span className="flex size-9 shrink-0 items-center justify-center rounded-lg bg-accent-tint text-accent-text">
        <Icon size={18} aria-hidden="true" />
      </span>
      <div className="min-w-0 flex-1 max-sm:basis-[60%]">
        <p className="flex items-center gap-2">
          <span className="truncate font-semibold">{name}</span>
          {type.enabled ? null : <Chip>{t('types.off')}</Chip>}
          {type.customer_can_create ? null : <Chip>{t('types.inside')}</Chip>}
        </p>
        <p className="truncate text-13 text-muted">
          {t('types.fields', counted(type.fields.length))} · {t('types.used', counted(type.used))}
        </p>
      </div>
      {mayEdit ? (
        <div className="flex shrink-0 items-center gap-1">
          <IconButton
            size="small"
            label={t('types.up', { name })}
            icon={<ArrowUp size={16} />}
            disabled={busy || isFirst}
            onClick={() => onMove(-1)}
          />
          <IconButton
            size="small"
            label={t('types.down', { name })}
            icon={<ArrowDown size={16} />}
            disabled={busy || isLast}
            onClick={() => onMove(1)}
          />
          <IconButton size="small" label={t('types.edit', { name })} icon={<Pencil size={16} />} onClick={onEdit} />
          <Switch
            className="ml-1 w-auto!"
            label={<span className="sr-only">{`${name}: ${t('edit.enabled')}`}</span>}
            checked={type.enabled}
            disabled={busy}
            onChange={onTurn}
          />
        </div>
      ) : null}
    </li>
  );
}
