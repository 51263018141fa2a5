import { isLocale, type Locale } from '@lobby/contract';
import type { ComponentType } from 'react';
import { ENGLISH, type Samples } from './english.ts';
import { JAPANESE } from './japanese.ts';
import { SIMPLIFIED } from './simplified.ts';
import { TRADITIONAL } from './traditional.ts';

const SAMPLES: Readonly<Record<Locale, Samples>> = {
  'en-US': ENGLISH,
  'zh-CN': SIMPLIFIED,
  'zh-HK': TRADITIONAL,
  'ja-JP': JAPANESE,
};

/** What a story in four languages is given: its texts in the language of the page. */
export interface Spoken {
  s: Samples;
}

/** The texts of the page's language, from Storybook's globals. */
export function samplesOf(globals: Readonly<Record<string, unknown>>): Samples {
  const locale = globals['locale'];
  return SAMPLES[isLocale(locale) ? locale : 'en-US'];
}

/** Renders a story in the language of the page: `render: inFour(Fields)`. */
export function inFour<Props extends object>(Story: ComponentType<Props & Spoken>) {
  return function Spoken(args: Props, { globals }: { globals: Readonly<Record<string, unknown>> }) {
    return <Story {...args} s={samplesOf(globals)} />;
  };
}
