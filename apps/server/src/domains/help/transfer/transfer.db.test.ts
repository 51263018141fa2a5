import { articleImageIds, articleImagePath, help, type HelpImportReport } from '@lobby/contract';
import { strFromU8, strToU8, unzipSync, zipSync, type Zippable } from 'fflate';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApp, type SignedUp, type TestApp } from '#test/open-test-app.ts';

let app: TestApp;
let mina: SignedUp;
let dot: Uint8Array;
beforeAll(async () => {
  app = await openTestApp();
  mina = await app.signUp();
  dot = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#3b82f6' } })
    .png()
    .toBuffer();
});
afterAll(() => app.close());

const send = (name: string, bytes: Uint8Array, dryRun = false, owner = mina) =>
  app.call(help.import, { dry_run: dryRun }, { token: owner.token, file: { name, bytes } });
const bundle = (files: Record<string, string | Uint8Array>) =>
  zipSync(
    Object.fromEntries(
      Object.entries(files).map(([path, words]) => [path, typeof words === 'string' ? strToU8(words) : words]),
    ) as Zippable,
  );
const told = ({ items }: HelpImportReport) => items.map(({ path, action }) => [path, action]);
const list = async (owner = mina) => (await app.call(help.list, { limit: 100 }, { token: owner.token })).data.items;

async function taken(owner: SignedUp): Promise<Record<string, Uint8Array>> {
  const { response } = await app.call(help.export, {}, { token: owner.token });
  return unzipSync(new Uint8Array(await response.arrayBuffer()));
}

async function textsOf(owner: SignedUp) {
  const articles = await Promise.all((await list(owner)).map(({ id }) => app.call(help.get, { id }, { token: owner.token })));
  return articles.flatMap(({ data }) => data.texts);
}

const GUIDE = `Guide
=====

Send it **back** to [us][shop] with [its size](sizes.md).[^1]

![A box][box]

<!-- not said -->
Repairs
-------

\`\`\`
<!-- stays -->
\`\`\`

[shop]: https://shop.example
[box]: ../images/box.png
[^1]: Except on Sundays.
`;

const RETURNS = {
  'en-US/returns.md':
    '---\ntitle: Returns\nlanguage: en-US\nslug: returns\ncategory: Delivery > After\nstatus: published\nsummary: "How: to return"\n---\n\nSend it back.\n\n![A box](../images/box.png "Box")\n',
  'ja-JP/henpin.md':
    '---\ntitle: 返品\nlanguage: ja-JP\nslug: henpin\narticle: returns\ncategory: 配送 > 後\nstatus: draft\n---\n\n送り返してください。\n',
};

describe('an import', () => {
  test('says first what it would do, and does nothing', async () => {
    const { data } = await send('help.zip', bundle({ ...RETURNS, 'images/box.png': dot }), true);
    expect(told(data)).toEqual([
      ['en-US/returns.md', 'create'],
      ['ja-JP/henpin.md', 'create'],
    ]);
    expect([data.images, data.categories, await list()]).toEqual([1, 2, []]);
  });

  test('makes one article of its languages, with its picture, its categories and how it stands', async () => {
    await send('help.zip', bundle({ ...RETURNS, 'images/box.png': dot }));
    const [article, ...others] = await list();
    expect(others).toEqual([]);
    expect(article?.locales.map(({ locale, slug, status }) => [locale, slug, status])).toEqual([
      ['en-US', 'returns', 'published'],
      ['ja-JP', 'henpin', 'draft'],
    ]);
    const { data: view } = await app.call(help.get, { id: article?.id ?? '' }, { token: mina.token });
    const text = view.texts.find(({ locale }) => locale === 'en-US');
    expect(text?.summary).toBe('How: to return');
    const [image = ''] = articleImageIds(text?.body ?? '');
    const { data: links } = await app.call(help.images, { ids: [image] }, { token: mina.token });
    expect(links.items).toHaveLength(1);
    const { data: tree } = await app.call(help.categories, {}, { token: mina.token });
    expect(tree.items.map(({ names }) => names)).toEqual([
      { 'en-US': 'Delivery', 'ja-JP': '配送' },
      { 'en-US': 'After', 'ja-JP': '後' },
    ]);
    expect(tree.items.find(({ names }) => names['en-US'] === 'After')?.id).toBe(view.category_id);
  });

  test('does nothing when it is repeated, and changes what has changed', async () => {
    const again = (await send('help.zip', bundle({ ...RETURNS, 'images/box.png': dot }))).data;
    expect(told(again).map(([, action]) => action)).toEqual(['unchanged', 'unchanged']);
    const changed = { ...RETURNS, 'ja-JP/henpin.md': RETURNS['ja-JP/henpin.md'].replace('draft', 'published') };
    expect(told((await send('help.zip', bundle({ ...changed, 'images/box.png': dot }))).data)[1]).toEqual(['ja-JP/henpin.md', 'update']);
    expect(await list()).toHaveLength(1);
  });

  test('takes one Markdown file without front matter by its heading and its name', async () => {
    const { data } = await send('Opening hours.md', strToU8('# Opening hours\n\nFrom nine to five.\n'));
    expect(data.items).toMatchObject([{ action: 'create', title: 'Opening hours', locale: 'en-US' }]);
    expect((await list()).some(({ locales }) => locales.some(({ slug, status }) => slug === 'opening-hours' && status === 'draft'))).toBe(
      true,
    );
  });

  test.each([
    ['no title', 'a.md', 'Only words.', 'It has no title'],
    ['a language that is none', 'a.md', '---\ntitle: A\nlanguage: tlh\n---\n', 'Unknown language'],
    ['a status that is none', 'a.md', '---\ntitle: A\nstatus: lost\n---\n', 'Unknown status'],
    ['a slug with a path', 'a.md', '---\ntitle: A\nslug: ../x\n---\n', 'slug contains something other than'],
    ['a picture that is not there', 'a.md', '---\ntitle: A\n---\n\n![x](b.png)\n', 'an image that isn’t in the ZIP'],
    [
      'a picture from outside of the zip',
      'a.md',
      '---\ntitle: A\n---\n\n![x](c.png)\n\n![y](../../c.png)\n',
      'an image that isn’t in the ZIP',
    ],
  ])('leaves out a file with %s and says why, and takes the others', async (_, path, words, reason) => {
    const { data } = await send('help.zip', bundle({ [path]: words, 'good.md': '---\ntitle: Good\n---\n\nGood.\n' }), true);
    expect(data.items.find((item) => item.path === path)).toMatchObject({ action: 'refused' });
    expect(data.items.find((item) => item.path === path)?.reason).toContain(reason);
    expect(data.items.find((item) => item.path === 'good.md')?.action).not.toBe('refused');
  });

  test('leaves out a picture that is none', async () => {
    const files = { 'a.md': '---\ntitle: Fake\n---\n\n![x](x.png)\n', 'x.png': '<script>alert(1)</script>' };
    expect((await send('help.zip', bundle(files))).data.items).toMatchObject([{ action: 'refused' }]);
  });

  test('takes files of one name in different folders, and the same files again', async () => {
    const nori = await app.signUp();
    const page = (title: string) => `---\ntitle: ${title}\n---\n\nWords.\n`;
    const files = bundle({
      'en-US/index.md': page('Docs home'),
      'en-US/guide/index.md': page('Guide home'),
      'ja-JP/guide/index.md': page('ガイド'),
      'en-US/a/x.md': page('A'),
      'en-US/b/x.md': page('B'),
      'zh-CN/b/x.md': page('乙'),
    });
    expect(told((await send('help.zip', files, false, nori)).data).map(([, action]) => action)).toEqual(Array(6).fill('create'));
    const slugs = (await list(nori)).map(({ locales }) => locales.map(({ locale, slug }) => `${locale} ${slug}`).join(', '));
    expect(slugs.toSorted()).toEqual(['en-US b-x, zh-CN b-x', 'en-US guide, ja-JP guide', 'en-US index', 'en-US x']);
    expect(new Set(told((await send('help.zip', files, false, nori)).data).map(([, action]) => action))).toEqual(new Set(['unchanged']));
  });

  test.each([
    ['folded', 'title: >-\n  A folded title\n  over two lines', 'A folded title over two lines'],
    ['literal', 'title: |\n  A title', 'A title'],
    ['over two lines', 'title: A long title\n  that goes on', 'A long title that goes on'],
    ['with a colon', 'title: Returns: how to\nslug: colon', 'Returns: how to'],
    ['in quotes with a hash', "title: 'Issue #42'", 'Issue #42'],
    ['with a remark', 'title: Returns # of goods', 'Returns'],
    ['beside lists', 'tags:\n  - one\n  - two\ntitle: Lists', 'Lists'],
    ['that looks like a number', 'title: 2026', '2026'],
  ])('reads a title that is %s', async (_how, head, title) => {
    const { data } = await send('a.md', strToU8(`---\n${head}\nstatus: draft\n---\n\nBody.\n`), true);
    expect(data.items).toMatchObject([{ title }]);
  });

  test.each([
    ['TOML', '+++\r\ntitle = "Returns"\r\nlang = "ja"\r\ndescription = "How to"\r\n+++\r\n'],
    ['JSON', '{\n  "title": "Returns",\n  "lang": "ja",\n  "description": "How to"\n}\n'],
  ])('reads what stands above a text in %s', async (_kind, head) => {
    const nori = await app.signUp();
    const { data } = await send('a.md', strToU8(`${head}\nBody.\n`), false, nori);
    expect(data.items).toMatchObject([{ title: 'Returns', locale: 'ja-JP', action: 'create' }]);
    expect((await textsOf(nori))[0]).toMatchObject({ summary: 'How to', body: 'Body.\n' });
  });

  test('takes what articles write otherwise as they write it, and links between files as links between articles', async () => {
    const nori = await app.signUp();
    const files = bundle({
      'guide/index.md': GUIDE,
      'guide/sizes.md':
        '# Sizes\n\nBack to [the guide](./index.md#returns), [home](../), [here](#sizes) or [abroad](https://a.example/x.md).\n',
      'index.md': '# Home\n\n[Guide](guide/) and [sizes](guide/sizes).\n',
      'images/box.png': dot,
    });
    await send('help.zip', files, false, nori);
    const bodies = Object.fromEntries((await textsOf(nori)).map(({ slug, body }) => [slug, body]));
    const to = (slug: string) => `/chat/${nori.tenantId}/faq/${slug}`;
    const [image = ''] = articleImageIds(bodies['guide'] ?? '');
    expect(image).not.toBe('');
    expect(bodies).toEqual({
      guide: `Send it **back** to [us](https://shop.example) with [its size](${to('sizes')}). (Except on Sundays.)\n\n![A box](${articleImagePath(nori.tenantId, image)})\n\n## Repairs\n\n\`\`\`\n<!-- stays -->\n\`\`\`\n`,
      sizes: `Back to [the guide](${to('guide')}), [home](${to('index')}), [here](#sizes) or [abroad](https://a.example/x.md).\n`,
      index: `[Guide](${to('guide')}) and [sizes](${to('sizes')}).\n`,
    });
    expect(new Set(told((await send('help.zip', files, false, nori)).data).map(([, action]) => action))).toEqual(new Set(['unchanged']));
  });

  test('leaves out the second file of the same slug', async () => {
    const files = { 'a/x.md': '---\ntitle: A\nslug: twin\n---\n', 'b/x.md': '---\ntitle: B\nslug: twin\n---\n' };
    expect(told((await send('help.zip', bundle(files), true)).data)).toEqual([
      ['a/x.md', 'create'],
      ['b/x.md', 'refused'],
    ]);
  });
});

describe('a zip', () => {
  const refusalOf = async (bytes: Uint8Array) => {
    const { status, data } = await send('help.zip', bytes);
    return [status, (data as unknown as { fields: { message: string }[] }).fields[0]?.message];
  };

  test('with a path that leads out of its folder is refused', async () => {
    for (const path of ['../evil.md', '/etc/evil.md', 'a/../../evil.md', String.raw`a\evil.md`])
      expect(await refusalOf(bundle({ [path]: '# Evil' }))).toEqual([400, expect.stringContaining('a path outside its folder')]);
  });

  test('that unpacks to more than it may is refused, whether it says so or lies', async () => {
    const bomb = bundle({ 'a.md': new Uint8Array(61 * 1024 * 1024) });
    expect(await refusalOf(bomb)).toEqual([400, expect.stringContaining('unpacks to more')]);
    const liar = Buffer.from(bundle({ 'a.md': new Uint8Array(5 * 1024 * 1024) }));
    const entry = liar.lastIndexOf(Buffer.from([0x50, 0x4b, 0x01, 0x02]));
    liar.writeUInt32LE(10, entry + 24);
    expect(await refusalOf(liar)).toEqual([400, expect.stringContaining('unpacks to more')]);
  });

  test('that is broken, or another kind of file, is refused', async () => {
    expect(await refusalOf(strToU8('PK but nothing more'))).toEqual([400, expect.stringContaining('can’t be read')]);
    expect((await send('help.pdf', strToU8('%PDF-1.7'))).status).toBe(400);
  });
});

test('what one business exports, another one imports, and exports the same', async () => {
  const nori = await app.signUp();
  const first = await taken(mina);
  const { data } = await send('help.zip', zipSync(first), false, nori);
  expect(data.items.filter(({ action }) => action !== 'create')).toEqual([]);
  const second = await taken(nori);
  // A picture is another file there, with another id, and stands where it stood.
  const plain = (files: Record<string, Uint8Array>) =>
    Object.fromEntries(
      Object.entries(files)
        .filter(([path]) => path.endsWith('.md'))
        .map(([path, bytes]) => [path, strFromU8(bytes).replaceAll(/images\/[0-9a-f-]{36}/g, 'images/picture')]),
    );
  expect(plain(second)).toEqual(plain(first));
  expect(Object.keys(second)).toHaveLength(Object.keys(first).length);
  expect(told((await send('help.zip', zipSync(first), false, mina)).data).every(([, action]) => action === 'unchanged')).toBe(true);
});
