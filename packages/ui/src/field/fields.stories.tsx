import type { Meta, StoryObj } from '@storybook/react-vite';
import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { inFour, type Spoken } from '#/stories/in-four.tsx';
import { expectVisibleFocus } from '#/stories/shows-focus.ts';
import { Checkbox } from './checkbox.tsx';
import { SearchField } from './search-field.tsx';
import { TextArea } from './text-area.tsx';
import { TextField } from './text-field.tsx';

function Fields({ s }: Spoken) {
  const [search, setSearch] = useState('');
  return (
    <div className="grid w-[880px] max-w-full gap-5 sm:grid-cols-2">
      <TextField label={s.email} type="email" />
      <TextField label={s.email} defaultValue="misaki@kumo-outdoor.jp" trailing={<CircleCheck size={18} className="text-success-text" />} />
      <TextField label={s.siteUrl} optional placeholder="https://" description={s.siteNote} />
      <TextField label={s.email} defaultValue="misaki" error={s.emailError} />
      <TextField label={s.name} defaultValue={s.people[0]} disabled />
      <TextField label={s.long} defaultValue={s.longWord} aside={<a href="#forgot">{s.forgot}</a>} />
      <TextArea label={s.answer} defaultValue={s.answerText} />
      <TextArea label={s.answer} error={s.required} />
      <TextArea label={s.answer} defaultValue={Array.from({ length: 8 }, () => s.long).join('\n')} maxRows={4} />
      <TextArea label={s.answer} defaultValue={s.answerText} disabled />
      <SearchField label={s.search} value={search} onChange={setSearch} />
      <SearchField label={s.search} value={s.typed} onChange={setSearch} />
      <Checkbox>{s.agree}</Checkbox>
      <Checkbox defaultChecked>{s.agree}</Checkbox>
      <Checkbox indeterminate>{s.some}</Checkbox>
      <Checkbox disabled>{s.notNow}</Checkbox>
      <Checkbox disabled defaultChecked>
        {s.notNow}
      </Checkbox>
      <Checkbox>{s.long}</Checkbox>
    </div>
  );
}

function Form({ s }: Spoken) {
  const [search, setSearch] = useState('');
  return (
    <div className="flex w-[400px] max-w-full flex-col gap-5">
      <TextField label={s.name} />
      <TextArea label={s.answer} />
      <SearchField label={s.search} value={search} onChange={setSearch} />
      <Checkbox>{s.agree}</Checkbox>
    </div>
  );
}

const meta: Meta = { title: 'ui/Fields', render: inFour(Fields) };
export default meta;

export const Public: StoryObj = { parameters: { density: 'public' } };
export const Dashboard: StoryObj = { parameters: { density: 'dashboard' } };

/** The Tab key reaches each in order and shows where it is; Esc empties a search. */
export const ByKeyboard: StoryObj = {
  render: inFour(Form),
  play: async ({ canvas, userEvent }) => {
    const [name, answer] = canvas.getAllByRole('textbox');
    const search = canvas.getByRole('searchbox');
    const box = canvas.getByRole('checkbox');
    for (const field of [name, answer, search, box]) {
      await userEvent.tab();
      await expectVisibleFocus(field as Element);
    }
    await userEvent.keyboard(' ');
    await expect(box).toBeChecked();
    await userEvent.type(search, '退货{Escape}');
    await expect(search).toHaveValue('');
  },
};
