import { tenant } from '@lobby/contract';
import { describe, expect, test } from 'vitest';
import { z } from 'zod/mini';
import { isReservedSlug, namelessSlug, slugFromName, slugLike } from './slug.ts';

const isSlug = (slug: string) => z.safeParse(tenant.checkSlug.request, { slug }).success;

describe('the address name that a business name suggests', () => {
  test.each([
    ['Mina’s Café & Bar', 'minas-cafe-bar'],
    ['  ACME   Ltd. ', 'acme-ltd'],
    ['Zoë--Čermák', 'zoe-cermak'],
    ['Ｌｏｂｂｙ２', 'lobby2'],
    ['24/7 Locksmiths', '24-7-locksmiths'],
    ['香港茶餐廳 Tea House', 'tea-house'],
    ['x'.repeat(80), 'x'.repeat(35)],
    [`${'abcd '.repeat(7)}efgh`, 'abcd-abcd-abcd-abcd-abcd-abcd-abcd'],
  ])('%s → %s', (name, slug) => {
    expect(slugFromName(name)).toBe(slug);
    expect(isSlug(slug)).toBe(true);
  });

  test.each(['香港茶餐廳', '株式会社ロビー', '小红书店', 'AB', '2026', '24 7', '!!!', '', 'Admin', 'Dash-board'.replace('-', '')])(
    '%s suggests none',
    (name) => {
      expect(slugFromName(name)).toBeUndefined();
    },
  );

  test('leaves room for what makes it different', () => {
    const slug = slugLike(slugFromName('x'.repeat(80)) ?? '');
    expect(slug).toMatch(/^x{35}-[0-9a-f]{4}$/);
    expect(isSlug(slug)).toBe(true);
  });

  test('is made up where there is none', () => {
    expect(namelessSlug()).toMatch(/^lobby-[0-9a-f]{8}$/);
    expect(namelessSlug()).not.toBe(namelessSlug());
  });
});

test.each(['admin', 'api', 'chat', 'support', 'www', 'lobby'])('%s is Lobby’s own', (slug) => {
  expect(isReservedSlug(slug)).toBe(true);
});

test('the demo tenant’s name is free until there is a demo tenant', () => {
  expect(isReservedSlug('demo')).toBe(false);
});
