import { describe, expect, test } from 'vitest';
import { user } from './user.ts';

const FORM = { email: ' Ada@Example.com ', password: 'correct1', re_password: 'correct1', code: '123456', tenant_name: 'Ada Ltd' };

describe('registering (§3, §7)', () => {
  test('business_id is 1 where it is left out, and nothing else', () => {
    expect(user.registerTenant.request.parse(FORM).business_id).toBe(1);
    expect(user.registerTenant.request.safeParse({ ...FORM, business_id: 2 }).success).toBe(false);
  });

  test('the e-mail address is taken without spaces, in lower case', () => {
    expect(user.registerTenant.request.parse(FORM).email).toBe('ada@example.com');
  });

  test('re_password is a copy of the password', () => {
    const { error } = user.registerTenant.request.safeParse({ ...FORM, re_password: 'other123' });
    expect(error?.issues.map(({ path, message }) => [path, message])).toEqual([[['re_password'], 're_password']]);
  });

  test.each(['12345', '1234567', '12345a', '１２３４５６', ''])('"%s" is no code', (code) => {
    expect(user.registerTenant.request.safeParse({ ...FORM, code }).success).toBe(false);
  });
});

test.each(['', 'ada', 'ada@', '@example.com', 'ada@example', `${'a'.repeat(243)}@example.com`])('"%s" is no e-mail address', (email) => {
  expect(user.login.request.safeParse({ email, password: 'x' }).success).toBe(false);
});

test('signing in asks nothing of a password but that there is one', () => {
  const password = (text: string) => user.login.request.safeParse({ email: 'ada@example.com', password: text }).success;
  expect([password('x'), password('x'.repeat(200)), password(''), password('x'.repeat(201))]).toEqual([true, true, false, false]);
});
