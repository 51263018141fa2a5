import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '#/button/button.tsx';
import { BulkBar } from './bulk-bar.tsx';

const meta: Meta<typeof BulkBar> = {
  title: 'Data table/Bulk bar',
  component: BulkBar,
  args: { count: 3, onClear: () => undefined, children: <Button size="small">Publish</Button> },
};
export default meta;

export const Chosen: StoryObj<typeof BulkBar> = {};
