import { LOCALES, readPlaygroundDraft } from '@lobby/contract';
import { loadThesaurus } from '@lobby/retrieval';
import { describe, expect, test } from 'vitest';
import { composeAnswer } from './compose-answer.ts';
import { SAMPLES } from '#/state/playground/samples.ts';
import { samplesOf } from '#/testing/samples-of.ts';
import { createDesk } from './desk.ts';

describe('a question to the desk', () => {
  test.each(LOCALES.flatMap((locale) => SAMPLES.map((sample) => [locale, sample] as const)))(
    'of the %s sample %s finds the two answers that are there, and none to the third',
    async (locale, name) => {
      const sample = (await samplesOf(locale))[name];
      const desk = createDesk(await loadThesaurus());
      desk.read(sample.text);
      expect([sample.first, sample.second, sample.unknown].map((question) => desk.ask(question, locale).answered)).toEqual([
        true,
        true,
        false,
      ]);
    },
  );

  test('says what was searched, how long it took, and the language of the question', () => {
    let now = 10;
    const desk = createDesk(undefined, () => (now += 2));
    desk.read('# 退货\n六十天内可以退货。\n\n# 配送\n次日送达。');
    expect(desk.ask('請問可以退貨嗎', 'en-US')).toMatchObject({ answered: true, searched: 2, tookMs: 2, language: 'zh-HK' });
  });

  test('after another text is put to that text alone', () => {
    const desk = createDesk();
    desk.read('# Returns\nSixty days to return it.');
    desk.read('# Delivery\nIt takes two days.');
    expect(desk.ask('Sixty days to return it?', 'en-US').hits.filter(({ score }) => score > 0.5)).toEqual([]);
    expect(desk.ask('x', 'en-US').searched).toBe(1);
  });

  test('before there is a text finds nothing', () => {
    expect(createDesk().ask('Anything?', 'en-US')).toMatchObject({ answered: false, hits: [], searched: 0 });
  });

  test('is answered from 2,000 passages within a blink', () => {
    const desk = createDesk();
    const rows = Array.from({ length: 2_000 }, (_, row) => `What is the price of article ${row}?,Article ${row} costs ${row} dollars.`);
    desk.read(`question,answer\n${rows.join('\n')}`);
    const { hits, tookMs } = desk.ask('What is the price of article 1234?', 'en-US');
    expect(hits[0]?.id).toBe('1235');
    expect(tookMs).toBeLessThan(500);
  });
});

describe('what is exported', () => {
  test('is a draft that the dashboard reads, and the same as a CSV', () => {
    const desk = createDesk();
    desk.read('question,answer,wordings\nRefund?,"Within 30 days, ""really"".",Money back|Return\n=1+1,=2');
    const { entries, csv } = desk.export('ja-JP');
    expect(readPlaygroundDraft(JSON.stringify({ kept_at: 1, entries }), 2)?.entries).toEqual(entries);
    expect(entries[0]).toEqual({
      question: 'Refund?',
      answer: 'Within 30 days, "really".',
      wordings: ['Money back', 'Return'],
      locale: 'en-US',
    });
    expect(csv.split('\r\n')[0]).toBe('question,answer,wordings,locale');
    expect(csv).toContain('Refund?,"Within 30 days, ""really"".","Money back\nReturn",en-US');
    expect(csv).toContain(`"'=1+1","'=2"`);
  });

  test('names a passage without a heading by its beginning, in the language of the page where none can be told', () => {
    const desk = createDesk();
    desk.read('12345.');
    expect(desk.export('zh-HK').entries).toEqual([{ question: '12345.', answer: '12345.', wordings: [], locale: 'zh-HK' }]);
  });
});

test('an answer quotes the whole of a FAQ, the fitting sentences of a long text, and nothing below the floor', async () => {
  const desk = createDesk();
  const filler = 'We are glad that you are here and hope that you like our shop. '.repeat(4);
  const { passages, kind } = desk.read(
    `# Returns\n${filler}Used goods can be returned within sixty days. ${filler}\n\n# Delivery\nIt takes two days.`,
  );
  const { sources, candidates } = composeAnswer(desk.ask('Can used goods be returned?', 'en-US'), passages, kind);
  expect(sources.map(({ number, passage }) => [number, passage.heading])).toEqual([[1, 'Returns']]);
  expect(sources[0]?.quote).toContain('Used goods can be returned within sixty days.');
  expect(sources[0]?.quote.length).toBeLessThan(200);
  expect(candidates[0]).toMatchObject({ number: 1, passage: { heading: 'Returns' } });
  expect(composeAnswer(desk.ask('Do you sell cars?', 'en-US'), passages, kind).sources).toEqual([]);
  const { clinic } = await samplesOf('en-US');
  const faq = desk.read(clinic.text);
  expect(composeAnswer(desk.ask(clinic.first, 'en-US'), faq.passages, faq.kind).sources[0]?.quote).toBe(faq.passages[2]?.body);
});
