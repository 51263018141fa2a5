import type { Meta, StoryObj } from '@storybook/react-vite';
import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#/button/button.tsx';
import { Checkbox } from './checkbox.tsx';
import { CodeField } from './code-field.tsx';
import { PasswordField } from './password-field.tsx';
import { SearchField } from './search-field.tsx';
import { TextArea } from './text-area.tsx';
import { TextField } from './text-field.tsx';

function Fields() {
  const [code, setCode] = useState('482');
  const [search, setSearch] = useState('return postage');
  const [availableAt] = useState(() => Date.now() + 42_000);
  return (
    <form className="flex w-[400px] max-w-full flex-col gap-5">
      <TextField
        label="E-mail"
        type="email"
        defaultValue="sato.misaki@kumo-outdoor.jp"
        trailing={<CircleCheck size={18} className="text-success-text" />}
      />
      <TextField label="Address of your site" optional placeholder="https://" description="Pages under it are read." />
      <TextField label="Name" defaultValue="" error="Fill this in." />
      <CodeField
        label="Code"
        value={code}
        onChange={setCode}
        description="Sent to the address above"
        resend={{ availableAt, onResend: () => undefined }}
      />
      <PasswordField
        label="Password"
        rule
        defaultValue="kumo-hiking"
        aside={
          <a className="text-sm text-accent-text" href="#forgot">
            Forgot it?
          </a>
        }
      />
      <TextArea label="Answer" defaultValue={'Send it back within 30 days.\nWe pay the postage.'} />
      <SearchField label="Search entries" value={search} onChange={setSearch} />
      <Checkbox defaultChecked>I agree to the terms</Checkbox>
      <Checkbox indeterminate>Some of them</Checkbox>
      <Checkbox disabled>Not now</Checkbox>
      <Button variant="primary" block type="submit">
        Create an account
      </Button>
    </form>
  );
}

const meta: Meta = { title: 'ui/Fields', component: Fields };
export default meta;

export const Public: StoryObj = { parameters: { density: 'public' } };
export const Dashboard: StoryObj = { parameters: { density: 'dashboard' } };
