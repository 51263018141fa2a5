import { LOAD_MAX, LOCALE_NAMES, LOCALES, roleOf, type TeamMember } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { sessionSlice } from '@lobby/session';
import { Button, Checkbox, Select, Sheet, TextField } from '@lobby/ui';
import { useState } from 'react';
import { useChangeRole, useUpdateMember } from '#/data/team.ts';
import { readList } from '#/components/team/read-list.ts';
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
  const [role, setRole] = useState(roleOf(member.role) ?? null);
  const roles = useRoleOptions();
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
          const save = () => mutate({ id: member.id, max_active: Number(max), languages, skills: readList(skills) }, told);
          if (role === null || role === roleOf(member.role)) save();
          else changeRole({ id: member.id, role }, { onSuccess: save, onError: told.onError });
        }}
      >
        {mayChangeRole ? (
          <Select label={t('members.role')} description={t('members.role_text')} options={roles} value={role} onChange={setRole} />
        ) : null}
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
        <Button type="submit" variant="primary" loading={isPending || isChanging}>
          {t('save')}
        </Button>
      </form>
    </Sheet>
  );
}

/** Nobody changes the own role, and nobody the owner's. */
function useMayChangeRole({ id, owner }: TeamMember): boolean {
  const me = useAppSelector(sessionSlice.selectors.selectUser)?.id;
  return useMay()('member.edit') && !owner && id !== me;
}
