import { may, type DiversionTarget } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { Select, TextField } from '@lobby/ui';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '#/data/api.ts';
import { membersQuery, teamsQuery } from '#/data/team.ts';

interface TargetRefProps {
  target: DiversionTarget;
  error: string | undefined;
  onChange: (ref: string) => void;
}

/** What names a target of its kind; the web chat needs nothing. */
export function TargetRef({ target, error, onChange }: TargetRefProps) {
  const t = useT('diversion');
  if (target.kind === 'web_chat') return <p className="self-end pb-2 text-13 text-muted">{t('ref_text.web_chat')}</p>;
  if (target.kind === 'agent') return <People value={target.ref} error={error} onChange={onChange} />;
  if (target.kind === 'team') return <Teams value={target.ref} error={error} onChange={onChange} />;
  const { kind, ref } = target;
  return (
    <TextField
      label={t(`ref.${kind}`)}
      description={t(`ref_text.${kind}`)}
      inputMode={kind === 'whatsapp' ? 'tel' : kind === 'url' ? 'url' : 'text'}
      value={ref}
      error={error}
      onChange={(event) => onChange(event.target.value)}
      // People paste numbers with spaces and names with @.
      onBlur={() => onChange(tidied(kind, ref))}
    />
  );
}

/** What is meant by what was pasted. Pure. */
function tidied(kind: 'url' | 'whatsapp' | 'telegram' | 'line', ref: string): string {
  const text = ref.trim();
  if (kind === 'whatsapp' && text !== '') return `+${text.replaceAll(/\D/g, '')}`;
  if (kind === 'telegram') return text.replace(/^@/, '');
  if (kind === 'line' && text !== '' && !text.startsWith('@')) return `@${text}`;
  return text;
}

type ChoiceProps = Pick<TargetRefProps, 'error' | 'onChange'> & { value: string };

function People({ value, error, onChange }: ChoiceProps) {
  const t = useT('diversion');
  const { data } = useQuery(membersQuery(useApi()));
  const options = (data?.items ?? [])
    .filter((member) => may(member, 'session.reply'))
    .map(({ id, name }) => ({ value: String(id), label: name }));
  return (
    <Select
      label={t('ref.agent')}
      placeholder={t('choose')}
      options={options}
      value={chosen(options, value)}
      error={error}
      onChange={onChange}
    />
  );
}

function Teams({ value, error, onChange }: ChoiceProps) {
  const t = useT('diversion');
  const { data } = useQuery(teamsQuery(useApi()));
  const options = (data?.items ?? []).map(({ id, name }) => ({ value: id, label: name }));
  return (
    <Select
      label={t('ref.team')}
      placeholder={t('choose')}
      description={data && options.length === 0 ? t('no_teams') : undefined}
      options={options}
      value={chosen(options, value)}
      error={error}
      onChange={onChange}
    />
  );
}

function chosen(options: readonly { value: string }[], value: string): string | null {
  return options.some((option) => option.value === value) ? value : null;
}
