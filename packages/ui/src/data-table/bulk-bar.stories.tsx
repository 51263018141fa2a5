import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '#/button/button.tsx';
import { BulkBar } from './bulk-bar.tsx';

const meta: Meta<typeof BulkBar> = {
  title: 'Data table/Bulk bar',
  component: BulkBar,
};
export default meta;

export const Chosen: StoryObj<typeof BulkBar> = {
  render: () => (
    <BulkBar count={3} onClear={() => undefined}>
      <Button size="small">Publish</Button>
    </BulkBar>
  ),
};
