import { useFormats, useT } from '@lobby/i18n';
import { Button, toast } from '@lobby/ui';
import { useQuery } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import { useErrorText } from '#/components/use-error-text.ts';
import { useApi } from '#/data/api.ts';
import { dueQuery, useAcceptPolicies } from '#/data/policy.ts';

/** A quiet line where newer terms wait to be accepted, each to be read in a tab of its own. */
export function PolicyNotice() {
  const t = useT('policy');
  const formats = useFormats();
  const errorText = useErrorText();
  const { data } = useQuery(dueQuery(useApi()));
  const { mutateAsync, isPending } = useAcceptPolicies();
  if (!data || data.items.length === 0) return null;
  const accept = async () => {
    try {
      await mutateAsync(data.items.map(({ type, version }) => ({ type, version })));
      toast.success(t('due.accepted'));
    } catch (error) {
      toast.error(errorText(error));
    }
  };
  return (
    <div
      role="status"
      className="flex min-h-10 shrink-0 flex-wrap items-center gap-x-3 gap-y-1 bg-accent-pale px-6 py-1.5 text-13 text-accent-text max-sm:px-4"
    >
      <FileText size={16} aria-hidden="true" className="shrink-0" />
      <p className="flex min-w-0 flex-1 flex-wrap gap-x-3">
        {t('due.text')}{' '}
        {data.items.map(({ type, title, effective_date }) => (
          <a
            key={type}
            href={`/policy?type=${type}`}
            target="_blank"
            rel="noopener"
            className="inline-flex min-h-6 items-center underline underline-offset-4 hover:no-underline"
          >
            {t('due.title', { title, date: formats.date(new Date(`${effective_date}T00:00`).getTime()) })}
          </a>
        ))}
      </p>
      <Button size="small" loading={isPending} onClick={() => void accept()}>
        {t('due.accept')}
      </Button>
    </div>
  );
}
