import type { Meta, StoryObj } from '@storybook/react-vite';
import { Copy, Ellipsis, Library, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#/button/button.tsx';
import { Menu } from '#/menu/menu.tsx';
import { Slider } from '#/slider/slider.tsx';
import { Switch } from '#/switch/switch.tsx';
import { Tabs } from '#/tabs/tabs.tsx';
import { Tooltip } from '#/tooltip/tooltip.tsx';
import { Select } from './select.tsx';

const CATEGORIES = [
  { value: 'shop', label: 'Shop & delivery' },
  { value: 'returns', label: 'Returns', description: 'And exchanges' },
  { value: 'account', label: 'Account', disabled: true },
] as const;

type Category = (typeof CATEGORIES)[number]['value'];

const TABS = [
  { id: 'entries', label: 'Entries', count: '486' },
  { id: 'sources', label: 'Sources', count: '12' },
  { id: 'gaps', label: 'Gaps', count: '61' },
] as const;

function Choices() {
  const [category, setCategory] = useState<Category | null>('shop');
  const [floor, setFloor] = useState(0.6);
  const [on, setOn] = useState(true);
  const [tab, setTab] = useState<(typeof TABS)[number]['id']>('entries');
  return (
    <div className="flex w-[440px] max-w-full flex-col gap-6">
      <Tabs label="Knowledge" items={TABS} value={tab} onChange={setTab}>
        <p className="pt-3 text-muted">{tab}</p>
      </Tabs>
      <Select label="Category" options={CATEGORIES} value={category} onChange={setCategory} leading={<Library size={15} />} />
      <Select label="Language" options={CATEGORIES} value={null} onChange={setCategory} error="Choose a language." />
      <Switch label="Answer by itself" description="The bot answers before anyone of the team does." checked={on} onChange={setOn} />
      <Slider
        label="Floor"
        value={floor}
        onChange={setFloor}
        min={0}
        max={1}
        step={0.05}
        format={(value) => value.toFixed(2)}
        description="Below it, the bot asks a person."
      />
      <div className="flex items-center gap-3">
        <Menu
          label="More"
          trigger={<Ellipsis size={16} />}
          placement="bottom start"
          entries={[
            { id: 'copy', label: 'Copy link', icon: <Copy />, onAction: () => undefined },
            { id: 'delete', label: 'Delete', icon: <Trash2 />, tone: 'danger', onAction: () => undefined },
          ]}
        />
        <Tooltip text="Puts it live in all four languages">
          <button type="button">Publish</button>
        </Tooltip>
        <Button>Beside</Button>
      </div>
    </div>
  );
}

const meta: Meta = { title: 'ui/Choices', component: Choices };
export default meta;

export const Dashboard: StoryObj = { parameters: { density: 'dashboard' } };
export const Public: StoryObj = { parameters: { density: 'public' } };
