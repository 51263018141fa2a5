import type { Channel, InstallationCheck } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { Alert, Button, TextField } from '@lobby/ui';
import { CircleAlert, CircleCheck, CircleDashed, Clock } from 'lucide-react';
import { useState } from 'react';
import { useErrorText } from '#/components/use-error-text.ts';
import { useVerifyInstallation } from '#/data/channel.ts';
import { POLICY_HEADER } from './install-code.ts';

/** Opens a page of the site and says what it found there. */
export function CheckInstallation({ channel }: { channel: Channel }) {
  const t = useT('integration');
  const errorText = useErrorText();
  const { mutate, data, error, isPending } = useVerifyInstallation(channel.id);
  const [url, setUrl] = useState(() => channel.last_origin ?? channel.allowed_origins.find((site) => !site.includes('*')) ?? '');
  return (
    <div className="flex flex-col gap-4">
      <p className="text-pretty text-muted">{t('check.text')}</p>
      <form
        noValidate
        className="flex flex-wrap items-end gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          if (url.trim() !== '') mutate(url);
        }}
      >
        <TextField
          className="min-w-0 flex-1 basis-56"
          label={t('check.url')}
          value={url}
          inputMode="url"
          autoCapitalize="none"
          autoComplete="url"
          spellCheck={false}
          onChange={(event) => setUrl(event.target.value)}
        />
        <Button type="submit" variant="primary" loading={isPending} disabled={url.trim() === ''}>
          {t('check.run')}
        </Button>
      </form>
      {error ? (
        <Alert tone="danger" title={t('check.failed')}>
          {errorText(error)}
        </Alert>
      ) : null}
      {data ? <Results checks={data.checks} /> : null}
    </div>
  );
}

function Results({ checks }: { checks: readonly InstallationCheck[] }) {
  const t = useT('integration');
  return (
    <div role="status">
      {checks.every(({ result }) => result === 'ok') ? <p className="mb-2 font-semibold">{t('check.all_ok')}</p> : null}
      <ul aria-label={t('check.results')} className="divide-y divide-separator rounded-card border border-border">
        {checks.map((each) => (
          <Line key={each.check} found={each} />
        ))}
      </ul>
    </div>
  );
}

const MARKS = {
  ok: <CircleCheck size={18} className="text-success" />,
  failed: <CircleAlert size={18} className="text-danger" />,
  waiting: <Clock size={18} className="text-warning" />,
  skipped: <CircleDashed size={18} className="text-muted" />,
} as const;

function Line({ found }: { found: InstallationCheck }) {
  const t = useT('integration');
  const { check, result } = found;
  const value = found.value ?? '';
  const title =
    result === 'failed'
      ? t(`check.bad.${check}`, { value })
      : check === 'hello' && result === 'waiting'
        ? t('check.waiting.hello', { value })
        : t(`check.ok.${check}`);
  const advice = useAdvice(found);
  return (
    <li className="flex items-start gap-3 px-4 py-3">
      <span aria-hidden="true" className="mt-px shrink-0">
        {MARKS[result]}
      </span>
      <span className={result === 'skipped' ? 'min-w-0 text-muted' : 'min-w-0 wrap-anywhere'}>
        <span className="block">{title}</span>
        {result === 'skipped' ? <span className="block text-13">{t('check.skipped')}</span> : null}
        {result === 'failed' && advice !== '' ? <span className="block text-13 text-muted">{advice}</span> : null}
      </span>
    </li>
  );
}

const REASONS = ['address', 'private', 'redirects', 'too_large', 'timeout', 'unreachable'] as const;

/** What to do about a check that failed; empty where its title says it. */
function useAdvice({ check, value }: InstallationCheck): string {
  const t = useT('integration');
  switch (check) {
    case 'reached': {
      const reason = REASONS.find((each) => each === value);
      return reason ? t(`check.why.${reason}`) : t('check.why.status', { value: value ?? '' });
    }
    case 'loader':
      return t('check.bad.loader_text');
    case 'key':
      return t('check.bad.key_text');
    case 'script_src':
    case 'connect_src':
    case 'frame_src':
      return t('check.bad.policy_text', { value: value ?? '', header: POLICY_HEADER });
    default:
      return '';
  }
}
