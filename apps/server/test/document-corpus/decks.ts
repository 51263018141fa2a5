import type { DocumentCase } from './document-case.ts';
import { deck, frame, group, said, shape, slideCell, slideTable } from './slides.ts';

const NUMBER = shape('<a:p><a:fld type="slidenum"><a:t>7</a:t></a:fld></a:p>', 'sldNum');

export const DECKS: readonly DocumentCase[] = [
  {
    name: 'deck in the order of its slides, with its notes and without what is hidden',
    file: 'company.pptx',
    bytes: () =>
      deck(
        [
          {
            shapes: shape(said('Repairs'), 'title') + shape(said('We repair every tent.') + said('It takes two weeks.'), 'body') + NUMBER,
            notes: 'In summer it takes three weeks.',
          },
          { shapes: shape(said('Kumo Outdoor'), 'ctrTitle') + shape(said('Tents since 1987'), 'subTitle') },
          { shapes: shape(said('Purchase prices'), 'title') + shape(said('Margin 60 %'), 'body'), isHidden: true },
          {
            shapes:
              shape(said('Contact'), 'title') +
              shape(said('Call us at 0120-123-456.')) +
              shape(said('Draft'), '', ' hidden="1"') +
              shape(said('Kumo 2026'), 'ftr'),
          },
        ],
        { order: [1, 0, 2, 3] },
      ),
    lines: [
      '# Kumo Outdoor',
      'Tents since 1987',
      '# Repairs',
      '- We repair every tent.',
      '- It takes two weeks.',
      'In summer it takes three weeks.',
      '# Contact',
      'Call us at 0120-123-456.',
    ],
    asked: ['How long does a tent repair take?', 'It takes two weeks.', 'en-US'],
  },
  {
    name: 'deck with a price list whose cells are one',
    file: 'prices.pptx',
    bytes: () =>
      deck([
        {
          shapes:
            shape(said('运费'), 'title') +
            slideTable([
              [slideCell('地区'), slideCell('方式'), slideCell('价格')],
              [slideCell('上海', ' rowSpan="2"'), slideCell('普通'), slideCell('八元')],
              [slideCell('', ' vMerge="1"'), slideCell('加急'), slideCell('二十元')],
              [slideCell('门店自取免费', ' gridSpan="3"'), slideCell('', ' hMerge="1"'), slideCell('', ' hMerge="1"')],
            ]),
        },
      ]),
    lines: ['# 运费', '地区: 上海; 方式: 普通; 价格: 八元', '地区: 上海; 方式: 加急; 价格: 二十元', '门店自取免费'],
    asked: ['上海加急运费多少钱？', '二十元', 'zh-CN'],
  },
  {
    name: 'deck with grouped shapes, a diagram and a copy for older programs',
    file: 'steps.pptx',
    bytes: () =>
      deck([
        {
          shapes: [
            shape(said('返品の流れ'), 'title'),
            group(shape(said('申し込み')), group(shape(said('梱包')))),
            frame('<dgm:relIds r:dm="rIdDiagram"/>'),
            `<mc:AlternateContent><mc:Choice>${shape(said('送料は当店が負担します。'))}</mc:Choice><mc:Fallback>${shape(said('送料は当店が負担します。'))}</mc:Fallback></mc:AlternateContent>`,
          ].join(''),
          diagram: ['集荷', '返金'],
        },
      ]),
    lines: ['# 返品の流れ', '申し込み', '梱包', '- 集荷', '- 返金', '送料は当店が負担します。'],
  },
  {
    name: 'deck with a list of its own, and a line that breaks',
    file: 'list.pptx',
    bytes: () =>
      deck(
        [
          {
            shapes:
              shape('<a:p><a:r><a:t>門市</a:t></a:r><a:br/><a:r><a:t>營業時間</a:t></a:r></a:p>', 'title') +
              shape(said('旺角店', '<a:pPr><a:buChar char="•"/></a:pPr>') + said('朝十晚九', '<a:pPr><a:buNone/></a:pPr>')),
          },
        ],
        { title: '門市資料' },
      ),
    lines: ['# 門市 營業時間', '- 旺角店', '朝十晚九'],
  },
];
