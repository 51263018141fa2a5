import type { CannedReply, Conversation } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { Button, Sheet } from '@lobby/ui';
import { Plus } from 'lucide-react';
import { useId, useState } from 'react';
import { CannedEditor } from './canned-editor.tsx';
import { CannedShelf } from './canned-shelf.tsx';

interface ManageCannedProps {
  /** Its facts fill the preview in. */
  conversation: Conversation;
  onClose: () => void;
}

/** Width of the sheet, in px. */
const WIDTH_PX = 640;

/** Where canned replies are looked through and written: first the list, then one of them. */
export function ManageCanned({ conversation, onClose }: ManageCannedProps) {
  const t = useT('canned');
  const formId = useId();
  const [open, setOpen] = useState<CannedReply | 'new'>();
  const [saving, setSaving] = useState(false);
  const title = open === undefined ? t('manage.title') : open === 'new' ? t('manage.new') : t('manage.edit');
  const back = () => setOpen(undefined);
  const footer =
    open === undefined ? (
      <Button variant="primary" icon={<Plus size={16} aria-hidden="true" />} onClick={() => setOpen('new')}>
        {t('manage.new')}
      </Button>
    ) : (
      <>
        <Button onClick={back}>{t('manage.back')}</Button>
        <Button variant="primary" type="submit" form={formId} loading={saving}>
          {t('manage.save')}
        </Button>
      </>
    );
  return (
    <Sheet open onClose={onClose} title={title} width={WIDTH_PX} footer={footer}>
      {open === undefined ? (
        <CannedShelf onOpen={setOpen} />
      ) : (
        <CannedEditor
          key={open === 'new' ? open : open.id}
          formId={formId}
          stored={open === 'new' ? undefined : open}
          conversation={conversation}
          onSaving={setSaving}
          onDone={back}
        />
      )}
    </Sheet>
  );
}
