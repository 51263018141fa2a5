import type { BotPreview } from '@lobby/contract';
import { useFormats, useT } from '@lobby/i18n';
import { Button, buttonLook, Dialog, ErrorState, Skeleton, TextField, toast } from '@lobby/ui';
import { useQuery } from '@tanstack/react-query';
import { Copy, ExternalLink, Link2 } from 'lucide-react';
import { useErrorText } from '#/components/use-error-text.ts';
import { useApi } from '#/data/api.ts';
import { previewsQuery, useMakePreview, useRevokePreview } from '#/data/preview.ts';

/** Makes links to the draft, and ends them. */
export function PreviewDialog({ onClose }: { onClose: () => void }) {
  const t = useT('bot');
  const errorText = useErrorText();
  const { mutate, data: made, isPending } = useMakePreview();
  return (
    <Dialog open onClose={onClose} title={t('preview.title')}>
      <div className="flex flex-col gap-4">
        <p className="text-13 text-muted">{t('preview.text')}</p>
        {made ? (
          <NewLink name={made.name} />
        ) : (
          <Button
            variant="primary"
            className="self-start"
            loading={isPending}
            icon={<Link2 size={15} aria-hidden="true" />}
            onClick={() => mutate(undefined, { onError: (error) => toast.error(errorText(error)) })}
          >
            {t('preview.make')}
          </Button>
        )}
        <Links />
      </div>
    </Dialog>
  );
}

function NewLink({ name }: { name: string }) {
  const t = useT('bot');
  const url = `${location.origin}/preview?link=${name}`;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      toast.success(t('preview.copied'));
    } catch {
      // The field is there to copy from by hand.
      toast.info(t('preview.once'));
    }
  };
  return (
    <div className="flex flex-col gap-3">
      <TextField
        label={t('preview.link')}
        description={t('preview.once')}
        value={url}
        readOnly
        onFocus={(event) => event.target.select()}
      />
      <p className="flex flex-wrap gap-2">
        <Button variant="primary" icon={<Copy size={15} aria-hidden="true" />} onClick={() => void copy()}>
          {t('preview.copy')}
        </Button>
        <a href={url} target="_blank" rel="noopener noreferrer" className={buttonLook('secondary')}>
          <ExternalLink size={15} aria-hidden="true" />
          {t('preview.show')}
        </a>
      </p>
    </div>
  );
}

function Links() {
  const t = useT('bot');
  const errorText = useErrorText();
  const { data, error, isFetching, refetch } = useQuery(previewsQuery(useApi()));
  if (error && !data)
    return (
      <ErrorState title={t('preview.error')} onRetry={() => void refetch()} retrying={isFetching}>
        {errorText(error)}
      </ErrorState>
    );
  return (
    <section>
      <h3 className="mb-1 text-13 font-semibold">{t('preview.active')}</h3>
      {data === undefined ? (
        <Skeleton className="h-10 w-full" />
      ) : data.items.length === 0 ? (
        <p className="text-13 text-muted">{t('preview.none')}</p>
      ) : (
        <ul className="divide-y divide-separator">
          {data.items.map((link) => (
            <LinkRow key={link.id} link={link} />
          ))}
        </ul>
      )}
    </section>
  );
}

function LinkRow({ link }: { link: BotPreview }) {
  const t = useT('bot');
  const formats = useFormats();
  const errorText = useErrorText();
  const { mutate, isPending } = useRevokePreview();
  const text = t('preview.until', { name: link.created_by, time: formats.momentWithin(link.expires_at) });
  return (
    <li className="flex items-center justify-between gap-3 py-2">
      <span className="min-w-0 text-13 tabular-nums">{text}</span>
      <Button
        size="small"
        loading={isPending}
        aria-label={`${t('preview.revoke')}: ${text}`}
        onClick={() =>
          mutate(link.id, {
            onSuccess: () => toast.success(t('preview.revoked')),
            onError: (error) => toast.error(errorText(error)),
          })
        }
      >
        {t('preview.revoke')}
      </Button>
    </li>
  );
}
