import { useT } from '@lobby/i18n';
import { Button, Dialog, Switch, toast } from '@lobby/ui';
import { useQuery } from '@tanstack/react-query';
import { useErrorText } from '#/components/use-error-text.ts';
import { useMay } from '#/components/use-may.ts';
import { useApi } from '#/data/api.ts';
import { demoQuery, useSaveDemo } from '#/data/demo.ts';

/** The same in every language: it is typed into a terminal. */
const REMOVE_COMMAND = 'npm run demo:remove';

/** What is made up, what goes on by itself, and how to be rid of it. */
export function DemoDialog({ onClose }: { onClose: () => void }) {
  const t = useT('business');
  const errorText = useErrorText();
  const { data } = useQuery(demoQuery(useApi()));
  const { mutate, isPending, variables } = useSaveDemo();
  const mayChange = useMay()('settings.edit');
  const save = (visited: boolean) =>
    mutate(visited, { onError: (error) => void toast.error(t('demo.failed'), { description: errorText(error) }) });
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('demo.title')}
      description={t('demo.text')}
      actions={<Button onClick={onClose}>{t('demo.close')}</Button>}
    >
      <div className="flex flex-col gap-5 pt-5">
        <Switch
          label={t('demo.visited')}
          description={t('demo.visited_text')}
          checked={isPending ? variables : (data?.visited ?? false)}
          onChange={save}
          disabled={!data || isPending || !mayChange}
        />
        <div className="flex flex-col gap-2 text-13">
          <p className="text-muted">{t('demo.removal')}</p>
          <code className="rounded-lg bg-neutral-soft px-3 py-2 select-all">{REMOVE_COMMAND}</code>
        </div>
      </div>
    </Dialog>
  );
}
