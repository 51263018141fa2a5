import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '#/button/button.tsx';
import { inFour, type Spoken } from '#/stories/in-four.tsx';
import { Alert } from './alert.tsx';

function Alerts({ s }: Spoken) {
  return (
    <div className="flex w-[520px] max-w-full flex-col gap-3">
      <Alert tone="danger" title={s.wrongTitle}>
        {s.wrongText}
      </Alert>
      <Alert tone="warning" action={<Button size="small">{s.newEntry}</Button>}>
        {s.warning}
      </Alert>
      <Alert tone="success" title={s.saved} />
      <Alert tone="info">{s.emptyText}</Alert>
      <Alert tone="danger" title={s.long}>
        {s.longWord}
      </Alert>
    </div>
  );
}

const meta: Meta = { title: 'ui/Alert', render: inFour(Alerts) };
export default meta;

export const Tones: StoryObj = {};
