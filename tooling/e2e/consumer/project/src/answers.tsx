import { createIndex, retrieve } from '@lobby/retrieval';
import { TextField } from '@lobby/ui';
import { useState } from 'react';

const index = createIndex();
index.add({ id: 'refund', question: '怎么退货？', wordings: ['我想退款'], answer: '收到商品七天内可以申请退货。', locale: 'zh-CN' });
index.add({ id: 'post', question: '送料はいくらですか', answer: '全国一律500円です。', locale: 'ja-JP' });

export function Answers() {
  const [question, setQuestion] = useState('');
  const { answered, hits } = retrieve(index, question);
  return (
    <>
      <TextField label="Question" value={question} onChange={(event) => setQuestion(event.target.value)} />
      <output aria-label="Answer">{answered ? hits[0]?.entry.answer : ''}</output>
    </>
  );
}
