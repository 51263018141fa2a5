import type { Meta, StoryObj } from '@storybook/react-vite';
import { Copy, Ellipsis, Library, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { Menu } from '#/menu/menu.tsx';
import { Slider } from '#/slider/slider.tsx';
import { inFour, type Spoken } from '#/stories/in-four.tsx';
import { expectVisibleFocus } from '#/stories/shows-focus.ts';
import { Switch } from '#/switch/switch.tsx';
import { Tabs } from '#/tabs/tabs.tsx';
import { Tooltip } from '#/tooltip/tooltip.tsx';
import { Select } from './select.tsx';

type Category = 'shop' | 'returns' | 'account';

const categoriesIn = (s: Spoken['s']) =>
  [
    { value: 'shop', label: s.shop, icon: <Library size={15} aria-hidden="true" /> },
    { value: 'returns', label: s.returns, description: s.returnsNote },
    { value: 'account', label: s.account, disabled: true },
  ] as const;

function Choices({ s }: Spoken) {
  const [category, setCategory] = useState<Category | null>('shop');
  const [floor, setFloor] = useState(0.6);
  const [on, setOn] = useState(true);
  const [tab, setTab] = useState<'entries' | 'sources' | 'gaps'>('entries');
  const options = categoriesIn(s);
  const tabs = [
    { id: 'entries', label: s.entries, count: '486' },
    { id: 'sources', label: s.sources, count: '12' },
    { id: 'gaps', label: s.gaps },
  ] as const;
  const format = (value: number) => value.toFixed(2);
  return (
    <div className="grid w-[880px] max-w-full gap-6 sm:grid-cols-2">
      <Tabs label={s.overview} items={tabs} value={tab} onChange={setTab}>
        <p className="pt-3 text-muted">{s.emptyText}</p>
      </Tabs>
      <Tabs label={s.usage} items={tabs} value={tab} onChange={setTab} orientation="vertical" />
      <Select
        label={s.category}
        options={options}
        value={category}
        onChange={setCategory}
        leading={<Library size={15} aria-hidden="true" />}
      />
      <Select label={s.category} options={options} value={null} onChange={setCategory} description={s.siteNote} />
      <Select label={s.category} options={options} value={null} onChange={setCategory} error={s.required} />
      <Select label={s.category} options={options} value="shop" onChange={setCategory} disabled />
      <Select label={s.long} options={[{ value: 'long', label: s.long }]} value="long" onChange={() => undefined} />
      <Switch label={s.autoAnswer} description={s.autoAnswerNote} checked={on} onChange={setOn} />
      <Switch label={s.autoAnswer} checked={false} onChange={setOn} />
      <Switch label={s.long} checked onChange={setOn} disabled />
      <Slider label={s.floor} value={floor} onChange={setFloor} min={0} max={1} step={0.05} format={format} description={s.floorNote} />
      <Slider label={s.floor} value={0.25} onChange={setFloor} min={0} max={1} step={0.05} format={format} disabled />
    </div>
  );
}

function Actions({ s }: Spoken) {
  const [done, setDone] = useState('');
  const [category, setCategory] = useState<Category | null>(null);
  return (
    <div className="flex min-h-72 items-start gap-3">
      <Menu
        label={s.more}
        trigger={<Ellipsis size={16} aria-hidden="true" />}
        placement="bottom start"
        entries={[
          { id: 'copy', label: s.copyLink, icon: <Copy />, hint: 'C', onAction: () => setDone('copy') },
          { id: 'archive', label: s.archive, disabled: true, onAction: () => setDone('archive') },
          { id: 'delete', label: s.delete, icon: <Trash2 />, tone: 'danger', onAction: () => setDone('delete') },
        ]}
      />
      <Tooltip text={s.publishTip}>
        <button type="button">{s.publish}</button>
      </Tooltip>
      <Select label={s.category} options={categoriesIn(s)} value={category} onChange={setCategory} className="w-56" />
      <output data-testid="done">{`${done} ${category ?? ''}`}</output>
    </div>
  );
}

const meta: Meta = { title: 'ui/Choices', render: inFour(Choices) };
export default meta;

export const Dashboard: StoryObj = { parameters: { density: 'dashboard' } };
export const Public: StoryObj = { parameters: { density: 'public' } };

/** The arrow keys pass over what is disabled, Enter chooses, Esc closes and gives the focus back. */
export const MenuByKeyboard: StoryObj = {
  render: inFour(Actions),
  play: async ({ canvas, userEvent }) => {
    const [trigger] = canvas.getAllByRole('button');
    await userEvent.tab();
    await expectVisibleFocus(trigger as Element);
    await userEvent.keyboard('{Enter}');
    await within(document.body).findByRole('menu');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(canvas.getByTestId('done')).toHaveTextContent('delete'));
    await waitFor(() => expect(trigger).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    const menu = await within(document.body).findByRole('menu');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(menu).not.toBeInTheDocument());
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

/** A tooltip comes with the focus and goes with Esc; a select opens, chooses and closes by keyboard. */
export const TooltipAndSelectByKeyboard: StoryObj = {
  render: inFour(Actions),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    const tip = await within(document.body).findByRole('tooltip');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(tip).not.toBeInTheDocument());
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(document.activeElement).toHaveAttribute('role', 'option'));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(canvas.getByTestId('done')).toHaveTextContent('returns'));
    // A key goes to the button only once the list has given the focus back.
    await waitFor(() => expect(document.activeElement).toHaveAttribute('aria-haspopup', 'listbox'));
    await userEvent.keyboard('{Enter}');
    await within(document.body).findByRole('listbox');
  },
};

/** Tabs, a switch and a slider by keyboard, each showing where it is. */
export const OthersByKeyboard: StoryObj = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getAllByRole('tab')[1]).toHaveAttribute('aria-selected', 'true');
    const [onOff] = canvas.getAllByRole('switch');
    onOff?.focus();
    await userEvent.keyboard(' ');
    await expect(onOff).not.toBeChecked();
    const [floor] = canvas.getAllByRole('slider');
    floor?.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{Home}');
    await expect(floor).toHaveValue('0');
  },
};
