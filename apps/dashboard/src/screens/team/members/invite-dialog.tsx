import { ApiError } from '@lobby/api-client';
import { INVITES_AT_ONCE, type Reach, type Seats } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { Alert, Button, Checkbox, Dialog, Select, TextArea } from '@lobby/ui';
import { useQuery } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { useReachOptions } from '#/components/team/use-reach-options.ts';
import { useRoleOptions } from '#/components/team/use-role-words.ts';
import { useErrorText } from '#/components/use-error-text.ts';
import { useApi } from '#/data/api.ts';
import { useInvite } from '#/data/invite.ts';
import { teamsQuery } from '#/data/team.ts';
import { readAddresses } from './read-addresses.ts';
import { SeatUse } from './seat-use.tsx';
import { useTellInvited } from './use-tell-invited.ts';

/** Invites several people at once, with one role and the same teams. */
export function InviteDialog({ seats, onClose }: { seats: Seats | undefined; onClose: () => void }) {
  const t = useT('team');
  const common = useT('common');
  const formId = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const tell = useTellInvited();
  const { mutate, isPending, error } = useInvite();
  const [text, setText] = useState('');
  const [role, setRole] = useState<string>('agent');
  const reaches = useReachOptions();
  const [chosenReach, setReach] = useState<Reach>();
  const reach = chosenReach ?? reaches[0]?.value;
  const [teamIds, setTeamIds] = useState<readonly string[]>([]);
  const [tried, setTried] = useState(false);
  const problem = useProblem(text);
  const submit = () => {
    setTried(true);
    if (problem !== undefined) return field.current?.focus();
    const request = { emails: readAddresses(text).emails, role, reach, team_ids: [...teamIds] };
    return mutate(request, {
      onSuccess: (answer) => {
        tell(answer);
        onClose();
      },
    });
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('invites.title')}
      description={t('invites.text')}
      width={480}
      actions={
        <>
          <Button onClick={onClose}>{common('actions.cancel')}</Button>
          <Button type="submit" form={formId} variant="primary" loading={isPending}>
            {t('invites.send')}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
        className="mt-4 flex flex-col gap-4"
      >
        {error ? <Refusal error={error} /> : null}
        <TextArea
          ref={field}
          label={t('invites.emails')}
          description={t('invites.emails_text')}
          rows={3}
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          value={text}
          error={tried ? problem : undefined}
          onChange={(event) => setText(event.target.value)}
        />
        <Select label={t('invites.role')} options={useRoleOptions()} value={role} onChange={setRole} />
        {role === 'admin' || reach === undefined ? null : (
          <Select label={t('members.reach')} options={reaches} value={reach} onChange={setReach} />
        )}
        <TeamChoice chosen={teamIds} onChange={setTeamIds} />
        {seats ? <SeatUse seats={seats} /> : null}
      </form>
    </Dialog>
  );
}

/** What keeps these addresses from being invited. */
function useProblem(text: string): string | undefined {
  const t = useT('team');
  const { emails, wrong } = readAddresses(text);
  if (wrong.length > 0) return t('invites.wrong', { text: wrong[0] });
  if (emails.length === 0) return t('invites.none_given');
  return emails.length > INVITES_AT_ONCE ? t('invites.too_many', { count: INVITES_AT_ONCE }) : undefined;
}

function Refusal({ error }: { error: unknown }) {
  const t = useT('team');
  const errorText = useErrorText();
  const isFull = error instanceof ApiError && error.reason === 'quota_exceeded';
  return <Alert tone="danger">{isFull ? t('invites.full') : errorText(error)}</Alert>;
}

function TeamChoice({ chosen, onChange }: { chosen: readonly string[]; onChange: (ids: readonly string[]) => void }) {
  const t = useT('team');
  const { data } = useQuery(teamsQuery(useApi()));
  if (!data || data.items.length === 0) return null;
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-1 text-label">{t('members.teams')}</legend>
      {data.items.map(({ id, name }) => (
        <Checkbox
          key={id}
          checked={chosen.includes(id)}
          onChange={() => onChange(chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id])}
        >
          {name}
        </Checkbox>
      ))}
    </fieldset>
  );
}
