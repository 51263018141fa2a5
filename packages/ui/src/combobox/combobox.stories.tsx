import type { Meta, StoryObj } from '@storybook/react-vite';
import { Globe } from 'lucide-react';
import { useMemo, useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { inFour, type Spoken } from '#/stories/in-four.tsx';
import { expectVisibleFocus } from '#/stories/shows-focus.ts';
import { Combobox } from './combobox.tsx';
import { MultiSelect } from './multi-select.tsx';
import type { SearchOption } from './use-option-filter.ts';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('');

/** Every region the browser has a name for, about 280: by its name here, and in English. */
function regionsIn(lang: string): SearchOption<string>[] {
  const here = new Intl.DisplayNames([lang], { type: 'region', fallback: 'none' });
  const english = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
  return LETTERS.flatMap((first) => LETTERS.map((second) => first + second)).flatMap((code) => {
    const label = here.of(code);
    return label ? [{ value: code, label, keywords: `${code} ${english.of(code) ?? ''}` }] : [];
  });
}

function useRegions({ lang }: Spoken['s']) {
  return useMemo(() => regionsIn(lang), [lang]);
}

function States({ s }: Spoken) {
  const regions = useRegions(s);
  const [country, setCountry] = useState<string | null>('HK');
  const [countries, setCountries] = useState<string[]>(['JP', 'HK', 'ES']);
  const few = regions.slice(0, 3);
  return (
    <div className="grid w-[880px] max-w-full gap-5 sm:grid-cols-2">
      <Combobox
        label={s.country}
        options={regions}
        value={country}
        onChange={setCountry}
        leading={<Globe size={16} aria-hidden="true" />}
      />
      <MultiSelect label={s.countries} options={regions} value={countries} onChange={setCountries} description={s.returnsNote} />
      <Combobox label={s.country} options={few} value={null} onChange={setCountry} optional description={s.siteNote} />
      <MultiSelect label={s.countries} options={few} value={[]} onChange={setCountries} optional />
      <Combobox label={s.country} options={few} value={null} onChange={setCountry} error={s.chooseCountry} />
      <MultiSelect label={s.countries} options={few} value={[]} onChange={setCountries} error={s.chooseCountry} />
      <Combobox label={s.country} options={regions} value="JP" onChange={setCountry} disabled />
      <MultiSelect label={s.countries} options={regions} value={['JP', 'HK']} onChange={setCountries} disabled />
      <Combobox label={s.country} options={[]} value={null} onChange={setCountry} loading />
      <MultiSelect label={s.countries} options={[]} value={[]} onChange={setCountries} loading />
      <Combobox label={s.long} options={[{ value: 'long', label: s.long }]} value="long" onChange={setCountry} />
      <MultiSelect label={s.long} options={[{ value: 'long', label: s.long }]} value={['long']} onChange={setCountries} />
    </div>
  );
}

function One({ s }: Spoken) {
  const [country, setCountry] = useState<string | null>(null);
  const [sent, setSent] = useState(0);
  return (
    <form
      className="min-h-96 w-80"
      onSubmit={(event) => {
        event.preventDefault();
        setSent(sent + 1);
      }}
    >
      <Combobox label={s.country} options={useRegions(s)} value={country} onChange={setCountry} />
      <output data-testid="chosen">{`${country ?? ''} ${sent}`}</output>
    </form>
  );
}

function Many({ s }: Spoken) {
  const [countries, setCountries] = useState<string[]>([]);
  return (
    <div className="min-h-96 w-80">
      <MultiSelect label={s.countries} options={useRegions(s)} value={countries} onChange={setCountries} />
      <output data-testid="chosen">{countries.join()}</output>
    </div>
  );
}

const meta: Meta = { title: 'ui/Combobox', render: inFour(States) };
export default meta;

export const Dashboard: StoryObj = { parameters: { density: 'dashboard' } };
export const Public: StoryObj = { parameters: { density: 'public' } };

/** Of 280 options only those in sight are in the page; Enter chooses without sending the form, Esc closes the list alone. */
export const ChooseOne: StoryObj = {
  render: inFour(One),
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.tab();
    await expectVisibleFocus(input);
    await userEvent.keyboard('{ArrowDown}');
    const list = within(await within(document.body).findByRole('listbox'));
    await waitFor(() => expect(list.getAllByRole('option').length).toBeGreaterThan(3));
    await expect(list.getAllByRole('option').length).toBeLessThan(30);
    await userEvent.keyboard('japan');
    await waitFor(() => expect(list.getAllByRole('option')).toHaveLength(1));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(canvas.getByTestId('chosen')).toHaveTextContent('JP 0'));
    await userEvent.keyboard('{ArrowDown}{Escape}');
    await waitFor(() => expect(input).toHaveAttribute('aria-expanded', 'false'));
  },
};

export const ChooseMany: StoryObj = {
  render: inFour(Many),
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.click(input);
    for (const word of ['japan', 'hong kong']) {
      await userEvent.keyboard(word);
      const list = within(await within(document.body).findByRole('listbox'));
      await waitFor(() => expect(list.getAllByRole('option')).toHaveLength(1));
      await userEvent.keyboard('{ArrowDown}{Enter}');
      await waitFor(() => expect(input).toHaveValue(''));
    }
    await expect(canvas.getByTestId('chosen')).toHaveTextContent('JP,HK');
    await userEvent.keyboard('{Escape}{Backspace}');
    await waitFor(() => expect(canvas.getByTestId('chosen')).toHaveTextContent(/^JP$/u));
  },
};
