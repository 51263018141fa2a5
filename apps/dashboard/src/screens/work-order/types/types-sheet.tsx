import { WORK_ORDER_TYPES_MAX, type WorkOrderType } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { Button, confirm, EmptyState, Sheet, Skeleton } from '@lobby/ui';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, Plus, Ticket } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { QueryFailed } from '#/components/query-failed.tsx';
import { useMay } from '#/components/use-may.ts';
import { useApi } from '#/data/api.ts';
import { workOrderTypesQuery } from '#/data/work-order.ts';
import { TypeEditor } from './type-editor.tsx';
import { TypeList } from './type-list.tsx';

/** Width of the sheet, in px: fields stand beside their kinds. */
const WIDTH_PX = 640;

/** The types of work orders: their list, and the form of the one that is edited. */
export function TypesSheet({ onClose }: { onClose: () => void }) {
  const t = useT('orderlist');
  const common = useT();
  const formId = useId();
  const mayEdit = useMay()('team.edit');
  const types = useQuery(workOrderTypesQuery(useApi()));
  const [edited, edit] = useState<WorkOrderType | 'new'>();
  const [saving, setSaving] = useState(false);
  const isChanged = useRef(false);
  const leave = async (then: () => void) => {
    const stays =
      isChanged.current &&
      (await confirm({
        title: t('types.leave_title'),
        text: t('types.leave_text'),
        confirmLabel: t('types.leave'),
        cancelLabel: t('types.stay'),
      })) !== 'confirmed';
    if (stays) return;
    isChanged.current = false;
    then();
  };
  const back = () => {
    isChanged.current = false;
    edit(undefined);
  };
  const items = types.data?.items ?? [];
  const last = Math.max(0, ...items.map(({ position }) => position));
  return (
    <Sheet
      open
      width={WIDTH_PX}
      onClose={() => void leave(onClose)}
      title={edited === 'new' ? t('types.new') : t('types.title')}
      description={t('types.text')}
      footer={
        edited === undefined ? (
          mayEdit && items.length > 0 && items.length < WORK_ORDER_TYPES_MAX ? (
            <Button variant="primary" icon={<Plus size={16} />} onClick={() => edit('new')}>
              {t('types.add')}
            </Button>
          ) : null
        ) : (
          <>
            <Button variant="ghost" icon={<ArrowLeft size={16} />} className="mr-auto" onClick={() => void leave(back)}>
              {t('types.back')}
            </Button>
            <Button type="submit" form={formId} variant="primary" loading={saving}>
              {common('actions.save')}
            </Button>
          </>
        )
      }
    >
      {edited !== undefined ? (
        <TypeEditor
          formId={formId}
          stored={edited === 'new' ? undefined : edited}
          position={last + 1}
          onSaving={setSaving}
          onChanged={(changed) => {
            isChanged.current = changed;
          }}
          onDone={back}
        />
      ) : types.isPending ? (
        <Skeleton className="h-40 w-full rounded-xl" />
      ) : types.isLoadingError ? (
        <QueryFailed title={t('types.failed')} query={types} />
      ) : items.length === 0 ? (
        <EmptyState
          icon={<Ticket />}
          title={t('types.none')}
          actions={
            mayEdit ? (
              <Button variant="primary" onClick={() => edit('new')}>
                {t('types.add')}
              </Button>
            ) : undefined
          }
        >
          {t('types.none_text')}
        </EmptyState>
      ) : (
        <TypeList types={items} mayEdit={mayEdit} onEdit={edit} />
      )}
    </Sheet>
  );
}
