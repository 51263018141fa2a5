import type { Meta, StoryObj } from '@storybook/react-vite';
import { Plus, Trash2, Upload } from 'lucide-react';
import { Button } from './button.tsx';
import { IconButton } from './icon-button.tsx';

function Buttons() {
  return (
    <div className="flex flex-col items-start gap-4">
      <div className="flex flex-wrap items-center gap-3">
        <Button variant="primary" icon={<Plus size={16} />}>
          New entry
        </Button>
        <Button icon={<Upload size={16} />}>Import</Button>
        <Button variant="ghost">Translate</Button>
        <Button variant="danger" icon={<Trash2 size={16} />}>
          Delete 2
        </Button>
        <Button variant="link">Forgot it?</Button>
        <IconButton label="Delete" icon={<Trash2 size={16} />} />
        <IconButton label="Upload" variant="secondary" icon={<Upload size={16} />} round />
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <Button variant="primary" disabled>
          New entry
        </Button>
        <Button disabled>Import</Button>
        <Button variant="primary" loading>
          Saving
        </Button>
        <Button loading>Saving</Button>
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <Button size="small">Small</Button>
        <Button size="medium">Medium</Button>
        <Button size="large">Large</Button>
      </div>
    </div>
  );
}

const meta: Meta = { title: 'ui/Button', component: Buttons };
export default meta;

export const Dashboard: StoryObj = { parameters: { density: 'dashboard' } };
export const Public: StoryObj = { parameters: { density: 'public' } };
