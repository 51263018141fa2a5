import { LOAD_MAX, LOCALE_NAMES, LOCALES, type TeamMember } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { Button, Checkbox, Sheet, TextField } from '@lobby/ui';
import { useState } from 'react';
import { useUpdateMember } from '#/data/team.ts';
import { readList } from '#/components/team/read-list.ts';
import { useToldSave } from '#/components/team/use-told-save.ts';

/** How much a person takes, and in which languages. */
export function MemberSheet({ member, onClose }: { member: TeamMember; onClose: () => void }) {
  const t = useT('team');
  const { mutate, isPending } = useUpdateMember();
  const told = useToldSave(onClose);
  const [max, setMax] = useState(String(member.max_active));
  const [languages, setLanguages] = useState(member.languages);
  const [skills, setSkills] = useState(member.skills.join(', '));
  return (
    <Sheet open title={member.name} onClose={onClose}>
      <form
        className="flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          mutate({ id: member.id, max_active: Number(max), languages, skills: readList(skills) }, told);
        }}
      >
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
        <Button type="submit" variant="primary" loading={isPending}>
          {t('save')}
        </Button>
      </form>
    </Sheet>
  );
}
