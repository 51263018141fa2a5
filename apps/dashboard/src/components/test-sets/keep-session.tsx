import { useT } from '@lobby/i18n';
import { Button, Dialog, Skeleton, toast } from '@lobby/ui';
import { useErrorText } from '#/components/use-error-text.ts';
import { keepConversation, useTestSetChange } from '#/data/test-set.ts';
import { SetChoice, useChosenSet } from './set-choice.tsx';

/** Makes a test case of what a visitor asked, without personal data. */
export function KeepSession({ conversationId, onClose }: { conversationId: string; onClose: () => void }) {
  const t = useT('bot');
  const common = useT('common');
  const errorText = useErrorText();
  const choice = useChosenSet();
  const { mutateAsync, isPending } = useTestSetChange(keepConversation);
  const keep = async () => {
    try {
      const set = await choice.choose(t('test.keep_first'));
      await mutateAsync({ id: set.id, conversation_id: conversationId });
      toast.success(t('test.kept', { set: set.name }));
      onClose();
    } catch (error) {
      toast.error(errorText(error));
    }
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('tests.keep_session')}
      description={t('tests.keep_session_text')}
      actions={
        <>
          <Button size="large" onClick={onClose}>
            {common('actions.cancel')}
          </Button>
          <Button size="large" variant="primary" loading={isPending} disabled={!choice.isReady} onClick={() => void keep()}>
            {common('actions.save')}
          </Button>
        </>
      }
    >
      <div className="mt-4">{choice.isReady ? <SetChoice choice={choice} /> : <Skeleton className="h-14 w-full" />}</div>
    </Dialog>
  );
}
