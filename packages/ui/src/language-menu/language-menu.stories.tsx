import type { Locale } from '@lobby/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { LanguageMenu } from './language-menu.tsx';

function Languages() {
  const [locale, setLocale] = useState<Locale>('en-US');
  return (
    <div className="flex min-h-64 justify-end">
      <LanguageMenu locale={locale} onChoose={setLocale} />
    </div>
  );
}

const meta: Meta = { title: 'ui/LanguageMenu', component: Languages };
export default meta;

export const Public: StoryObj = { parameters: { density: 'public' } };
export const Dashboard: StoryObj = { parameters: { density: 'dashboard' } };
