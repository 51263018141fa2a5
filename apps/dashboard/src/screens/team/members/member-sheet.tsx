import { LOAD_MAX, LOCALE_NAMES, LOCALES, roleOf, type Locale, type TeamMember } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { sessionSlice } from '@lobby/session';
import { Button, Checkbox, Select, Sheet, TextField } from '@lobby/ui';
import { useState } from 'react';
import { useChangeRole, useUpdateMember } from '#/data/team.ts';
import { readList } from '#/components/team/read-list.ts';
import { useReachOptions } from '#/components/team/use-reach-options.ts';
import { useRoleOptions } from '#/components/team/use-role-words.ts';
import { useMay } from '#/components/use-may.ts';
import { useAppSelector } from '#/state/use-store.ts';
import { useToldSave } from '#/components/team/use-told-save.ts';

/** What a person may do, how much they take, and in which languages. */
export function MemberSheet({ member, onClose }: { member: TeamMember; onClose: () => void }) {
  const t = useT('team');
  const { mutate, isPending } = useUpdateMember();
  const told = useToldSave(onClose);
  const { mutate: changeRole, isPending: isChanging } = useChangeRole();
  const held = roleOf(member.role) ?? member.role ?? '';
  const [role, setRole] = useState<string>(held);
  const [reach, setReach] = useState(member.reach);
  const roles = useRoleOptions(held);
  const reaches = useReachOptions(member.reach);
  const mayArrange = useMay()('team.edit');
  const mayChangeRole = useMayChangeRole(member);
  const [max, setMax] = useState(String(member.max_active));
  const [languages, setLanguages] = useState(member.languages);
  const [skills, setSkills] = useState(member.skills.join(', '));
  return (
    <Sheet open title={member.name} onClose={onClose}>
      <form
        className="flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          const save = () =>
            mayArrange ? mutate({ id: member.id, max_active: Number(max), languages, skills: readList(skills) }, told) : told.onSuccess();
          if (!mayChangeRole || (role === held && reach === member.reach)) save();
          else changeRole({ id: member.id, role, reach }, { onSuccess: save, onError: told.onError });
        }}
      >
        {mayChangeRole ? (
          <>
            <Select label={t('members.role')} description={t('members.role_text')} options={roles} value={role} onChange={setRole} />
            {role === 'admin' ? null : (
              <Select
                label={t('members.reach')}
                description={t('members.reach_text')}
                options={reaches}
                value={reach}
                onChange={setReach}
              />
            )}
          </>
        ) : null}
        {mayArrange ? <WorkFields {...{ max, setMax, languages, setLanguages, skills, setSkills }} /> : null}
        <Button type="submit" variant="primary" loading={isPending || isChanging}>
          {t('save')}
        </Button>
      </form>
    </Sheet>
  );
}

interface WorkFieldsProps {
  max: string;
  setMax: (max: string) => void;
  languages: readonly Locale[];
  setLanguages: (change: (before: Locale[]) => Locale[]) => void;
  skills: string;
  setSkills: (skills: string) => void;
}

/** How much a person takes, and in which languages. */
function WorkFields({ max, setMax, languages, setLanguages, skills, setSkills }: WorkFieldsProps) {
  const t = useT('team');
  return (
    <>
      <TextField
        label={t('members.max')}
        description={t('members.max_text')}
        type="number"
        min={0}
        max={LOAD_MAX}
        required
        value={max}
        onChange={(event) => setMax(event.target.value)}
      />
      <fieldset className="flex flex-col gap-2">
        <legend className="mb-1 text-label">{t('members.languages')}</legend>
        {LOCALES.map((locale) => (
          <Checkbox
            key={locale}
            checked={languages.includes(locale)}
            onChange={() =>
              setLanguages((before) => (before.includes(locale) ? before.filter((each) => each !== locale) : [...before, locale]))
            }
          >
            {LOCALE_NAMES[locale]}
          </Checkbox>
        ))}
        <p className="text-13 text-muted">{t('members.languages_text')}</p>
      </fieldset>
      <TextField
        label={t('members.skills')}
        description={t('members.skills_text')}
        value={skills}
        onChange={(event) => setSkills(event.target.value)}
      />
    </>
  );
}

/** Nobody changes the own role, and nobody the owner's. */
function useMayChangeRole({ id, owner }: TeamMember): boolean {
  const me = useAppSelector(sessionSlice.selectors.selectUser)?.id;
  return useMay()('member.edit') && !owner && id !== me;
}
