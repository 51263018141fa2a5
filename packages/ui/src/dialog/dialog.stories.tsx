import type { Meta, StoryObj } from '@storybook/react-vite';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { Button } from '#/button/button.tsx';
import { Select } from '#/select/select.tsx';
import { inFour, type Spoken } from '#/stories/in-four.tsx';
import { Dialog } from './dialog.tsx';
import { Sheet } from './sheet.tsx';

type Kind = 'dialog' | 'mustAnswer' | 'sheet' | 'leftSheet' | 'long';

function Layers({ s, kind = 'dialog', open: first = true }: Spoken & { kind?: Kind; open?: boolean }) {
  const [open, setOpen] = useState(first);
  const [category, setCategory] = useState<'shop' | 'returns' | null>('shop');
  const close = () => setOpen(false);
  const body = (
    <div className="mt-4 flex flex-col gap-4">
      <p>{kind === 'long' ? Array.from({ length: 12 }, () => s.long).join(' ') : s.refundText}</p>
      <Select
        label={s.category}
        options={[
          { value: 'shop', label: s.shop },
          { value: 'returns', label: s.returns },
        ]}
        value={category}
        onChange={setCategory}
      />
    </div>
  );
  const isSheet = kind === 'sheet' || kind === 'leftSheet';
  return (
    <div className="min-h-[560px]">
      <Button onClick={() => setOpen(true)}>{s.open}</Button>
      {isSheet ? (
        <Sheet
          open={open}
          onClose={close}
          side={kind === 'sheet' ? 'right' : 'left'}
          title={s.refund}
          description="WO-10068"
          footer={<Button variant="primary">{s.reply}</Button>}
        >
          {body}
        </Sheet>
      ) : (
        <Dialog
          open={open}
          onClose={close}
          title={kind === 'long' ? s.long : s.refund}
          description={s.keepHistory}
          icon={<Trash2 />}
          iconTone="danger"
          mustAnswer={kind === 'mustAnswer'}
          closeButton={kind !== 'mustAnswer'}
          actions={
            <Button variant="primary" size="large" onClick={close}>
              {s.reply}
            </Button>
          }
        >
          {body}
        </Dialog>
      )}
    </div>
  );
}

type Layers = { kind?: Kind; open?: boolean };
const meta: Meta<Layers> = { title: 'ui/Dialog', render: inFour(Layers) };
export default meta;

const findDialog = () => within(document.body).findByRole('dialog');

export const Opened: StoryObj<Layers> = {};
export const LongTexts: StoryObj<Layers> = { args: { kind: 'long' } };
export const SheetRight: StoryObj<Layers> = { args: { kind: 'sheet' } };
export const SheetLeft: StoryObj<Layers> = { args: { kind: 'leftSheet' } };

/** Esc closes the list on top first, then the dialog; the focus goes back to where it came from. */
export const EscClosesTheTopLayer: StoryObj<Layers> = {
  args: { open: false },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const dialog = await findDialog();
    await userEvent.click(within(dialog).getAllByRole('button')[0] as HTMLElement);
    const list = await within(document.body).findByRole('listbox');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(list).not.toBeInTheDocument());
    await expect(dialog).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
  },
};

/** What has to be answered does not go with Esc, and the Tab key stays inside. */
export const MustAnswer: StoryObj<Layers> = {
  args: { kind: 'mustAnswer' },
  play: async ({ userEvent }) => {
    const dialog = await findDialog();
    await userEvent.keyboard('{Escape}');
    for (let stop = 0; stop < 4; stop += 1) {
      await userEvent.tab();
      await expect(dialog.contains(document.activeElement)).toBe(true);
    }
    await expect(dialog).toBeInTheDocument();
  },
};
