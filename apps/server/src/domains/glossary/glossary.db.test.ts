import { glossary, GLOSSARY_MAX, type Term } from '@lobby/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addColleague, type Colleague } from '#test/add-colleague.ts';
import { openTestApp, type SignedUp, type TestApp } from '#test/open-test-app.ts';

let app: TestApp;
let mina: SignedUp;
let leo: Colleague;
let nori: SignedUp;
beforeAll(async () => {
  app = await openTestApp();
  [mina, nori] = [await app.signUp({ name: 'Mina' }), await app.signUp()];
  leo = await addColleague(app, mina, 'Leo');
});
afterAll(() => app.close());

const add = (source: string, who: { token: string } = mina) =>
  app.call(glossary.create, { source, keep: false, texts: { 'ja-JP': `${source} 日本語`, ko: '' } }, { token: who.token });
const list = async (who: { token: string } = mina): Promise<Term[]> => (await app.call(glossary.list, {}, { token: who.token })).data.items;

test('an admin writes it, everybody of the business reads it, nobody else does', async () => {
  expect((await add('Trail pack')).data).toMatchObject({
    source: 'Trail pack',
    texts: { 'ja-JP': 'Trail pack 日本語' },
    version: 1,
    updated_by: 'Mina',
  });
  expect((await list(leo)).map(({ source }) => source)).toEqual(['Trail pack']);
  expect(await list(nori)).toEqual([]);
  const [term] = await list();
  if (!term) throw new Error('the term is not there');
  const change = { id: term.id, version: 1, source: 'Mine', keep: true, texts: {} };
  for (const refused of [
    await add('Mine', leo),
    await app.call(glossary.update, change, { token: leo.token }),
    await app.call(glossary.remove, { id: term.id }, { token: leo.token }),
  ])
    expect(refused).toMatchObject({ status: 403, data: { reason: 'refused' } });
  expect(await app.call(glossary.update, change, { token: nori.token })).toMatchObject({ status: 404 });
  expect(await app.call(glossary.remove, { id: term.id }, { token: nori.token })).toMatchObject({ status: 404 });
});

test('the second of two writers gets the newer copy; a term that is kept has no wordings', async () => {
  const { id } = (await add('Kumo tent')).data;
  const change = { id, version: 1, source: 'Kumo tent', keep: true, texts: { ko: '쿠모' } };
  expect((await app.call(glossary.update, change, { token: mina.token })).data).toMatchObject({ keep: true, texts: {}, version: 2 });
  expect(await app.call(glossary.update, change, { token: mina.token })).toMatchObject({
    status: 409,
    data: { reason: 'stale_version', current: { version: 2 } },
  });
});

test('a term is there once, whatever its letters, and needs a wording or to be kept', async () => {
  await add('Parcel');
  expect(await add('ＰＡＲＣＥＬ')).toMatchObject({
    data: { fields: [{ path: 'source', message: 'This term is in the glossary already.' }] },
  });
  expect(await app.call(glossary.create, { source: 'Empty', keep: false, texts: { ko: ' ' } }, { token: mina.token })).toMatchObject({
    status: 400,
    data: { fields: [{ path: 'texts' }] },
  });
});

test('it has an end', async () => {
  await app.services.database.pool.query(
    `INSERT INTO glossary_term (tenant_id, source, source_key, keep, texts, case_sensitive, updated_at)
    SELECT $1, 'term ' || n, 'term ' || n, true, '{}', false, now() FROM generate_series(1, $2::int) n`,
    [nori.tenantId, GLOSSARY_MAX],
  );
  expect(await add('One more', nori)).toMatchObject({ status: 400, data: { fields: [{ path: 'source' }] } });
});

test('a term that is deleted is gone', async () => {
  const { id } = (await add('Short-lived')).data;
  await app.call(glossary.remove, { id }, { token: mina.token });
  expect((await list()).map(({ source }) => source)).not.toContain('Short-lived');
});
