import { expect, test } from 'vitest';
import { fairTurns, type Asker } from './fair-turns.ts';

const asker = (source: string, account: string, isTrusted = false): Asker => ({ own: `${source} ${account}`, source, account, isTrusted });

/** One place to work at, which is taken: what is asked for meanwhile waits. */
function busy(limits = { all: 100, own: 100 }) {
  const inTurn = fairTurns(1, limits, () => new Error('too many wait'));
  const { promise, resolve } = Promise.withResolvers<void>();
  const done: string[] = [];
  const ask = (name: string, who: Asker) =>
    inTurn(who, async () => {
      await promise;
      done.push(name);
    }).catch((error: unknown) => {
      done.push(`${name}: ${(error as Error).message}`);
    });
  const asked = [ask('the first', asker('server', 'none'))];
  return {
    ask: (name: string, who: Asker) => asked.push(ask(name, who)),
    async order() {
      resolve();
      await Promise.all(asked);
      return done.slice(done.indexOf('the first') + 1);
    },
    done,
  };
}

test('one asker’s many pieces go in their order, and let another’s one before them', async () => {
  const { ask, order } = busy();
  for (const name of ['a1', 'a2', 'a3']) ask(name, asker('attacker', 'victim'));
  ask('b', asker('home', 'neighbour'));
  ask('c', asker('home', 'victim'));
  expect(await order()).toEqual(['a1', 'b', 'a2', 'c', 'a3']);
});

test.each([
  ['many accounts from one place', (no: number) => asker('attacker', `account ${no}`)],
  ['one account from many places', (no: number) => asker(`place ${no}`, 'victim')],
])('%s hold up nobody elsewhere', async (_name, who) => {
  const { ask, order } = busy();
  for (let no = 0; no < 20; no += 1) ask(`guess ${no}`, who(no));
  ask('quiet', asker('home', 'neighbour'));
  expect((await order()).indexOf('quiet')).toBe(1);
});

test('what is known to belong to the account does not wait for what others try there', async () => {
  const { ask, order } = busy();
  for (let no = 0; no < 20; no += 1) ask(`guess ${no}`, asker(`place ${no}`, 'victim'));
  ask('owner', asker('home', 'victim', true));
  expect((await order()).indexOf('owner')).toBe(1);
});

test('who waits is not overtaken for ever by those who come later', async () => {
  const inTurn = fairTurns(1, { all: 100, own: 100 }, () => new Error('too many wait'));
  const done: string[] = [];
  const all: Promise<unknown>[] = [];
  const comeAnew = (no: number) =>
    all.push(
      inTurn(asker(`new ${no}`, `new ${no}`), async () => {
        done.push('new');
        if (no < 50) comeAnew(no + 1);
      }),
    );
  all.push(inTurn(asker('a', 'b'), () => Promise.resolve()));
  comeAnew(0);
  for (const name of ['a1', 'a2', 'a3']) all.push(inTurn(asker('a', 'b'), async () => void done.push(name)));
  for (let size = 0; size < all.length; size += 1) await all[size];
  expect(done.indexOf('a3')).toBeLessThan(10);
});

test('where all places to wait are taken, the most crowded asker’s last piece gives its own to a quieter one', async () => {
  const { ask, order, done } = busy({ all: 3, own: 3 });
  for (const name of ['a1', 'a2', 'a3', 'a4']) ask(name, asker('attacker', 'victim'));
  ask('b', asker('home', 'neighbour'));
  await order();
  expect(done.filter((name) => !name.includes(':'))).toEqual(['the first', 'a1', 'b', 'a2']);
  expect(done).toEqual(expect.arrayContaining(['a3: too many wait', 'a4: too many wait']));
});
