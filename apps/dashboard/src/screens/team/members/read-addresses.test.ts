import { expect, test } from 'vitest';
import { readAddresses } from './read-addresses.ts';

test.each([
  ['one address', 'ken@kumo.example', ['ken@kumo.example'], []],
  [
    'lines, commas and semicolons of any script',
    'a@k.example\nb@k.example, c@k.example；d@k.example、e@k.example',
    ['a', 'b', 'c', 'd', 'e'].map((name) => `${name}@k.example`),
    [],
  ],
  ['the same address twice, in capitals', 'Ken@Kumo.example ken@kumo.example', ['ken@kumo.example'], []],
  ['an address in angle brackets', '<ken@kumo.example>', ['ken@kumo.example'], []],
  ['what is no address', 'ken@kumo.example yuki', ['ken@kumo.example'], ['yuki']],
  ['nothing', ' \n ', [], []],
])('%s', (_, text, emails, wrong) => {
  expect(readAddresses(text)).toEqual({ emails, wrong });
});
