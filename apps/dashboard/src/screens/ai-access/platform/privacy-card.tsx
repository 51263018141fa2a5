import { useT } from '@lobby/i18n';
import { Panel, Switch, toast } from '@lobby/ui';
import { useErrorText } from '#/components/use-error-text.ts';
import { useChangeAccess } from '#/data/ai-access.ts';

/** Whether models see what belongs to one person. */
export function PrivacyCard({ masks }: { masks: boolean }) {
  const t = useT('access');
  const errorText = useErrorText();
  const { mutate, isPending } = useChangeAccess();
  const change = (on: boolean) =>
    mutate({ kind: 'masks', masks: on }, { onSuccess: () => toast.success(t('saved')), onError: (error) => toast.error(errorText(error)) });
  return (
    <Panel title={t('privacy.title')}>
      <Switch label={t('privacy.switch')} description={t('privacy.text')} checked={masks} disabled={isPending} onChange={change} />
    </Panel>
  );
}
