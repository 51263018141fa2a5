import { cleanup, render, screen } from '@testing-library/react';
import { createElement } from 'react';
import { afterEach, expect, test } from 'vitest';
import { Trans } from './trans.tsx';
import type { Translate } from './translate.ts';

afterEach(cleanup);

test('what stands in a tag of a text stands in its element, and the rest beside it', () => {
  const t = (() =>
    'Read the <terms>terms & more</terms>, and the <privacy>rest</privacy> of <lost>it</lost>.') as unknown as Translate<'auth'>;
  const components = { terms: createElement('a', { href: '/terms' }), privacy: createElement('a', { href: '/privacy' }) };
  const { container } = render(<Trans t={t} i18nKey="accept.text" components={components} />);
  expect(container.textContent).toBe('Read the terms & more, and the rest of .');
  expect(screen.getByRole('link', { name: 'terms & more' }).getAttribute('href')).toBe('/terms');
  expect(screen.getByRole('link', { name: 'rest' }).getAttribute('href')).toBe('/privacy');
});
