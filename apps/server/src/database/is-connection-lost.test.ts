import { DrizzleQueryError } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { isConnectionLost } from './is-connection-lost.ts';

const withCode = (code: string, message = 'x') => Object.assign(new Error(message), { code });

describe('the database is out of reach', () => {
  test.each([
    ['nobody listens', withCode('ECONNREFUSED')],
    ['the line was cut', withCode('ECONNRESET')],
    ['it was shut down', withCode('57P01')],
    ['it is starting up', withCode('57P03')],
    ['it has no room', withCode('53300')],
    ['the connection failed', withCode('08006')],
    ['the driver lost it', new Error('Connection terminated unexpectedly')],
    ['it does not answer', new Error('timeout exceeded when trying to connect')],
    ['the server is stopping', new Error('Cannot use a pool after calling end on the pool')],
    ['a statement that was wrapped', new DrizzleQueryError('SELECT 1', [], withCode('57P02'))],
  ])('when %s', (_name, error) => {
    expect(isConnectionLost(error)).toBe(true);
  });
});

describe('a statement is at fault', () => {
  test.each([
    ['that breaks a rule', withCode('23505')],
    ['that waited for each other', withCode('40P01')],
    ['that is wrapped', new DrizzleQueryError('SELECT 1', [], withCode('22P02'))],
    ['of our own code', new TypeError('x is not a function')],
    ['that is no error', 'Connection terminated'],
  ])('%s', (_name, error) => {
    expect(isConnectionLost(error)).toBe(false);
  });
});
