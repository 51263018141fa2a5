import { SOURCE_PAGES_MAX, type SourceOptions } from '@lobby/contract';

/** Settings of a source as a form holds them. */
export interface OptionValues {
  depth: string;
  maxPages: string;
  include: string;
  exclude: string;
  cssKeep: string;
  cssDrop: string;
}

export const USUAL_OPTIONS: OptionValues = { depth: '2', maxPages: '500', include: '', exclude: '', cssKeep: '', cssDrop: '' };

export function valuesOf(options: SourceOptions): OptionValues {
  return {
    depth: String(options.depth),
    maxPages: String(options.max_pages),
    include: options.include.join('\n'),
    exclude: options.exclude.join('\n'),
    cssKeep: options.css_keep,
    cssDrop: options.css_drop,
  };
}

/** What is sent; undefined where the number of pages is none. */
export function optionsOf(values: OptionValues): SourceOptions | undefined {
  const pages = Number(values.maxPages);
  if (!Number.isInteger(pages) || pages < 1 || pages > SOURCE_PAGES_MAX) return undefined;
  return {
    depth: Number(values.depth),
    max_pages: pages,
    include: linesOf(values.include),
    exclude: linesOf(values.exclude),
    css_keep: values.cssKeep.trim(),
    css_drop: values.cssDrop.trim(),
  };
}

function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
