import type { WordRule } from './word-rule.ts';

export const JA_JP: readonly WordRule[] = [
  {
    name: '和文と英数字の間に空白を入れない',
    pattern:
      /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}ー、。「」（）：] (?=[A-Za-z0-9{<])|[A-Za-z0-9}%] (?=[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}「（])/gu,
    instead: '空白なし',
  },
  { name: '全角の英数字を使わない', pattern: /[０-９Ａ-Ｚａ-ｚ]/gu, instead: '半角' },
  {
    name: '和文の約物は全角',
    pattern: /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}ー][,.!?;:](?!\w)/gu,
    instead: '、。？：',
    except: ['team:mail.hook_text', 'playground:samples.software.text'],
  },
  { name: '引用はかぎ括弧', pattern: /["“”]/gu, instead: '「」' },
  { name: '三点リーダーは1文字', pattern: /\.{3}|…{2}|・{2,}/gu, instead: '…' },
  {
    name: 'チャットの相手はお客様',
    pattern: /訪問者|お客さま|読み手/gu,
    instead: 'お客様',
    except: ['dashboard:visitor', 'server/orders:visitor', 'server/waiting_mail:visitor'],
  },
  { name: '会社の人はメンバー、返信する人は担当者', pattern: /同僚|スタッフ|あなた|ご自身/gu, instead: 'メンバー、担当者' },
  { name: '会話', pattern: /セッション/gu, instead: '会話' },
  { name: 'URLまたはメールアドレス', pattern: /(?<!メール|IP)アドレス/gu, instead: 'URL、メールアドレス' },
  { name: '書き出しと取り込み', pattern: /エクスポート|インポート/gu, instead: '書き出し、取り込み' },
  { name: 'AI回答', pattern: /AI(?:の)?(?:返信|応答|返答)/gu, instead: 'AI回答' },
  { name: 'AIアシスト', pattern: /コパイロット/gu, instead: 'AIアシスト' },
  { name: '話し方', pattern: /人物設定|ペルソナ/gu, instead: '話し方' },
  { name: '標準の', pattern: /内蔵|組み込みの/gu, instead: '標準の' },
  { name: '対応待ち', pattern: /待機列|待ち行列|待ち列/gu, instead: '対応待ち' },
  { name: '解決済みにする', pattern: /解決にする|完了にする/gu, instead: '解決済みにする' },
  { name: '離脱', pattern: /放棄|退出/gu, instead: '離脱、チャットを離れる' },
  { name: '管理画面', pattern: /ダッシュボード/gu, instead: '管理画面' },
  { name: '料金センター', pattern: /コストセンター/gu, instead: '料金センター' },
  { name: 'Web', pattern: /ウェブ/gu, instead: 'Web' },
  { name: 'テンプレート', pattern: /ひな形/gu, instead: 'テンプレート' },
  { name: '無料トライアル', pattern: /無料プラン|フリープラン/gu, instead: '無料トライアル' },
  {
    name: '測っていない時間を約束しない',
    pattern: /まもなく|数秒|すぐに(?:対応(?!待ち)|返信)/gu,
    instead: '起きることだけを書く',
    except: ['common:renewal.text.deadline'],
  },
];
