import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '#/button/button.tsx';
import { toast } from './toast.tsx';
import { Toaster, type ToasterPosition } from './toaster.tsx';

const STAY = { durationMs: Number.POSITIVE_INFINITY };

function Toasts({ position }: { position?: ToasterPosition | undefined }) {
  const many = () => {
    toast('Draft kept', STAY);
    toast.info('A new version is ready', { ...STAY, description: 'Reload when it suits you.' });
    toast.error('E-mail export not sent', {
      ...STAY,
      description: 'The mailbox is full. Free some space, then retry.',
      action: { label: 'Retry', onAction: () => undefined },
    });
    toast.warning('2 translations are older than the original', { ...STAY, description: 'Both stay live until you review them.' });
    toast.success('12 entries published', {
      ...STAY,
      description: 'Your bot uses them from now on.',
      action: { label: 'Undo', onAction: () => undefined },
    });
  };
  return (
    <div className="flex min-h-[420px] flex-wrap items-end gap-2">
      <Toaster position={position} />
      <Button onClick={many}>Show five</Button>
      <Button onClick={() => toast.success('Saved')}>Show one</Button>
      <Button onClick={() => toast.loading('Reading 128 pages')}>Loading</Button>
      <Button
        onClick={() =>
          void toast.promise(new Promise((resolve) => setTimeout(resolve, 1500)), {
            loading: 'Saving',
            success: 'Saved',
            error: 'Not saved',
          })
        }
      >
        Promise
      </Button>
    </div>
  );
}

const meta: Meta<typeof Toasts> = { title: 'ui/Toaster', component: Toasts, args: { position: 'top-center' } };
export default meta;

export const TopCenter: StoryObj<typeof Toasts> = {};
export const TopRight: StoryObj<typeof Toasts> = { args: { position: 'top-right' } };
