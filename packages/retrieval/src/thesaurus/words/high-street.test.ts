import { beforeAll, expect, test } from 'vitest';
import { loadThesaurus } from '#/thesaurus/load-thesaurus.ts';
import { conceptsIn } from '#/thesaurus/thesaurus.ts';
import type { Thesaurus } from '#/thesaurus/thesaurus.ts';

let thesaurus: Thesaurus;
beforeAll(async () => {
  thesaurus = await loadThesaurus();
});

test.each([
  ['tartar', '牙结石想弄掉', '剷牙石幾錢', '歯石取ってもらう'],
  ['breakdown-help', 'I have a flat tire', '车胎爆了', '爆呔', 'パンクした'],
  ['traffic-fine', 'got flashed by a camera', '电子眼', '食咗牛肉乾', 'オービスに光られた'],
  ['own-share', 'out of my own pocket', '自己要掏多少', '自己要孭幾多', '自腹はいくら'],
  ['buffering', 'netflix keeps buffering', '看视频老转圈', '睇片成日lag', '動画がくるくる'],
  ['overdue-book', 'forgot to bring back the dvds', '忘了还碟', '唔記得還書', '返すの忘れてて'],
  ['time-at-table', 'can we sit there all evening', '能坐一晚上不', '坐足成晚得唔得', 'ずっといても平気ですか'],
])('%s is said in every language', (concept, ...said) => {
  for (const text of said) expect([text, conceptsIn(thesaurus, text)]).toEqual([text, expect.arrayContaining([concept])]);
});
