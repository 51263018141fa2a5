import type { Locale } from '@lobby/contract';
import { describe, expect, test } from 'vitest';
import { cpuTimeOf } from '#test/cpu-time.ts';
import { defaultTexts } from '#/domains/bot/default-texts.ts';
import { asksForPerson } from './asks-for-person.ts';
import { readMood } from './read-mood.ts';
import { smallTalkOf } from './small-talk.ts';

const TEXTS = defaultTexts();
const TEAM = ['Mika Tan', '田中 太郎', '阿明', 'Bill May'];

/** What a message is taken for before anything is searched, in the order in which it counts. */
function intentOf(text: string): string {
  return smallTalkOf(text) ?? (asksForPerson(text, TEXTS, TEAM) ? 'person' : readMood(text) === 'upset' ? 'upset' : 'question');
}

/** Messages by what they are taken for, one between two bars. */
const WRITTEN: Record<Locale, Record<string, string>> = {
  'en-US': {
    greeting: 'hi there | heyyy | good morning team | hello? anyone there? | yo | hiya 👋 | is anybody there',
    thanks:
      'thx!! | thank you so much for your help | ok great thanks | cheers mate | that was very helpful, thank you | thanks a lot for the quick reply | you’re awesome | tysm | ok cool ty | appreciate it | that helps a lot',
    goodbye:
      'thanks bye | byeee | ok thanks, have a nice day! | see you later | that’s all thanks | thanks, that is all for now | cya | nothing else, thank you | i’m good thanks, bye',
    how_are_you: 'hey how are you doing today? | what’s up',
    who_are_you: 'are you a real person? | what can you do? | who am i talking to | hi, are you a bot or a human | can you help me?',
    decline: 'no thanks | nope | not now, thanks | no need',
    affirm: 'yes pls yes | yeah sure | yes thanks | ok go ahead',
    acknowledge: 'ok got it | never mind | haha | i see | no worries | okkk | sorry',
    upset:
      'you ripped me off | i want my money back NOW | you are useless | this is a scam company | fuck you | stupid bot | give me my money back!! | what the hell is wrong with you | you people are thieves | worst company i have ever dealt with | i am never buying from you again | this bot sucks | are you kidding me | i’ve been waiting for 3 weeks and nobody answers | you don’t understand anything | shut up | i’m so pissed off | answer me now!!! | that’s not what i asked | you lied to me',
    person:
      'can i speak with Mika please | let me talk to a real person | get me your manager | i want a human not a bot | is there anyone i can talk to | connect me to someone | put me through to mika | agent | can i talk to someone from customer service | i need to speak to the manager now | real person please | call me back please | no more bots | is mika there? | transfer me to an agent | someone in charge please',
    question:
      'how do I thank my agent | can a person enter without a ticket | do i need to speak to a doctor first | are the staff friendly to dogs | do you sell garbage bags | is the tent useless in rain | how do I get my money back | when can i speak to my teacher | do you sell hello kitty | can i pay the bill in may | which user agent is supported | thanks to your shop i know my size, but is there a bigger one? | what does a goodbye party cost | can I say goodbye to my dog before the surgery | do you have greeting cards | is there a person under 18 allowed in the bar | can i bring a person with me | can two people share a room | what if i hate the colour | does the manager course have an exam | how much is a personal agent | no card, can i pay cash | stupid question, what are your hours',
  },
  'zh-CN': {
    greeting: '你好啊 | 亲，在吗 | 有人吗？ | 哈喽 | 早上好呀 | 在不在啊',
    thanks:
      '谢谢啦 | 谢谢亲 | 非常感谢您的帮助 | 太感谢了！ | 辛苦了 | 麻烦你了 | 谢谢你的解答 | 你真棒 | 明白了，谢谢 | 感恩 | 多谢多谢 | 点赞👍',
    goodbye: '谢谢，再见 | 拜拜~ | 好的没事了 | 先这样吧 | 没有问题了，谢谢 | 不用了谢谢 | 解决了，谢谢 | 88 | 那就这样，拜拜 | 晚安',
    how_are_you: '最近怎么样 | 你好吗？',
    who_are_you: '你是机器人还是真人 | 你是谁啊 | 你会做什么 | 你叫什么名字 | 请问',
    decline: '不用 | 不需要 | 算了吧',
    affirm: '好的呀 | 好滴谢谢亲 | 要的 | 嗯嗯好的 | 可以啊 | 对对对',
    acknowledge: '嗯嗯 | 哦哦知道了 | 哈哈哈哈 | 收到 | 没关系 | 不好意思打扰了',
    upset:
      '你们这是骗人 | 骗子 | 还我钱！ | 垃圾客服 | 赶紧退钱！ | 你是傻逼吗 | 答非所问 | 什么破客服 | 我要投诉你们 | 等了一个星期了还没到，太差劲了 | 再也不会来买了 | 你听不懂人话吗 | 气死我了 | 给你们差评 | 黑店 | 滚 | 一群骗子 | 你们太坑人了 | 到底退不退！ | 烦死了 | 真垃圾',
    person:
      '找个真人 | 转人工 | 我要找人工客服 | 叫你们经理出来 | 有没有真人 | 人工客服在吗 | 帮我转真人 | 不要机器人 | 我想跟真人说话 | 让阿明听电话 | 找阿明 | 你们老板呢 | 有人理一下我吗 | 给我回个电话 | 能不能转人工 | 换个真人来 | 我要跟你们领导谈 | 阿明在吗 | 客服呢',
    question:
      '谢谢卡怎么用 | 垃圾袋多少钱 | 你好请问怎么退货 | 退钱要多久 | 人工智能课程多少钱 | 转人工要收费吗，多少钱 | 客服电话是多少 | 经理的课程几点开始 | 真人密室多少钱 | 有没有人数限制 | 可以找人代取吗 | 再见面需要预约吗 | 怎么联系老板 | 骗局识别讲座什么时候 | 一个人可以住吗 | 好的酒店有哪些 | 要不要带身份证 | 没有小票可以退吗 | 等了三天可以取消吗',
  },
  'zh-HK': {
    greeting: '早晨呀 | 喂，有冇人呀 | 你好呀 | 哈囉 | 喺度嗎',
    thanks: '多謝晒 | 唔該晒你呀 | 多謝你呀 | 明白晒，唔該 | 麻煩晒 | 辛苦晒你哋 | 多謝你嘅幫忙 | 幫到晒，多謝 | 你好叻呀 | 謝謝你',
    goodbye: '多謝晒 拜拜 | 拜拜 | 冇嘢喇 唔該 | 冇其他問題喇 | 搞掂晒，多謝 | 唔使喇，多謝 | 早唞 | 咁先，拜拜 | 聽日見',
    how_are_you: '你好嗎 | 食咗飯未呀',
    who_are_you: '你係邊個呀 | 你係咪真人 | 你係機械人定真人 | 你叫咩名 | 你識做咩',
    decline: '唔使 | 唔要 | 唔需要',
    affirm: '好呀多謝 | 係呀 | 要呀唔該 | 得呀 | 好嘅',
    acknowledge: '哦 明白 | 知道喇 | 收到 | 冇問題 | 唔緊要 | 唔好意思',
    upset:
      '你哋呃人 | 老千 | 還錢！ | 正一黑店 | 垃圾客服 | 有冇搞錯呀 | 嬲死我 | 我要投訴你哋 | 仆街 | 聽唔聽得明人話㗎 | 嘥我時間 | 等咗成個星期都未到 | 你哋玩我呀 | 死蠢 | 畀返錢我呀！ | 以後唔會再幫襯 | 敷衍我 | 廢嘅 | 咩態度呀 | 你哋呃錢！ | 講嚟講去都係嗰句',
    person:
      '搵個真人 | 我要搵真人 | 轉人工 | 叫你哋經理出嚟 | 有冇真人呀 | 唔該幫我轉真人 | 我想同真人講嘢 | 唔好再用機械人覆我啦 | 同阿明講 | 搵阿明 | 阿明喺度嗎 | 打返電話俾我 | 有冇人應我 | 俾你老細聽 | 可唔可以轉真人 | 叫負責人嚟 | 我要見經理 | 真人呢 | 客服喺唔喺度',
    question:
      '多謝卡點用 | 垃圾袋幾錢 | 點樣投訴司機 | 轉人工要唔要收費，幾多錢 | 真人密室幾錢一位 | 經理課程幾時開 | 一個人可唔可以住 | 客服電話幾多號 | 還書要去邊 | 拜拜肉點減 | 幾時退錢俾我 | 可唔可以搵人代攞 | 唔使預約得唔得 | 早晨套餐幾錢 | 好唔好食㗎 | 等咗三日可以取消嗎',
  },
  'ja-JP': {
    greeting: 'こんにちは！ | すみません、誰かいますか | おはようございます。 | はじめまして、こんにちは | お世話になっております',
    thanks:
      'ありがとう！ | ご丁寧にありがとうございます | 了解です、ありがとうございました | 助かりました、ありがとう | とても参考になりました | あざっす | 感謝します | すごい、助かる〜ありがとう | どうもありがとうございますね | ご対応ありがとうございました | 早速のご返信ありがとうございます',
    goodbye:
      'ありがとうございました、失礼します | さようなら | じゃあね | もう大丈夫です | 解決しました、ありがとうございます | 以上です | いえ、結構です | それではまた | 特にありません | バイバイ',
    how_are_you: 'お元気ですか？ | 調子はどう？',
    who_are_you: 'あなたは人間ですか？ | AIなの？ | お名前は何ですか | 何ができますか | 質問があります',
    decline: 'いいえ | いらないです | 今はいいです | 不要です',
    affirm: 'はい、お願いします | うん | ぜひお願いします | もちろんです | よろしくお願いいたします',
    acknowledge: 'なるほどですね | 了解しました | わかりました | 承知いたしました | ごめんなさい | 少々お待ちください',
    upset:
      '金返せ | 詐欺だろ | ふざけるな | 騙された | 死ね | 役立たず | いい加減にしろ | 最悪の対応ですね | 使えないボットだな | バカ | 早く返金しろ | 何様のつもりだ | むかつく | 二度と買わない | いつまで待たせるんだ | 責任取れ | 話にならない | ちゃんと答えろ | 全然役に立たないですね | 嘘つき | 本当にがっかりです',
    person:
      '責任者出して | 責任者を出してください | 人と話したいんですけど | オペレーターお願いします | 担当者と話せますか | 田中さんお願いします | 田中さんと話したい | 店長を呼んで | 人間に代わってください | ボットじゃなくて人と話したい | 電話してください | 上司出せ | スタッフの方いますか | 担当者から連絡ください | 有人対応に切り替えて | 太郎さんはいますか | 担当の方につないで | オペレーターに繋いで | 機械じゃなくて人間がいい',
    question:
      'ありがとうカードの使い方は | 責任者の名前は何ですか | 人数は何人までですか | 担当者になるには | ゴミ箱はありますか | バカンスプランはありますか | 最低何個から買えますか | 店長の講座はいつですか | 一人で泊まれますか | 人間ドックの料金 | 失礼ですが送料はいくらですか | 大丈夫な靴のサイズは | 電話番号は何ですか | お礼状の書き方 | さようならの手話 | 返金はいつですか | 機械式の時計はありますか | ロボット掃除機の保証は | お願いした荷物はいつ届きますか | 無能力者の契約',
  },
};

const cases = Object.entries(WRITTEN).flatMap(([locale, written]) =>
  Object.entries(written).flatMap(([intent, texts]) => texts.split(' | ').map((text) => [locale, text, intent] as const)),
);

test.each(cases)('%s: “%s” is taken for %s', (_locale, text, intent) => {
  expect(intentOf(text)).toBe(intent);
});

describe('every language', () => {
  test.each(Object.entries(WRITTEN))(
    '%s has at least forty phrases that are no question, and fifteen that are',
    (_locale, { question = '', ...talk }) => {
      expect(Object.values(talk).flatMap((texts) => texts.split(' | ')).length).toBeGreaterThanOrEqual(40);
      expect(question.split(' | ').length).toBeGreaterThanOrEqual(15);
    },
  );
});

test('somebody of the team is asked for by name, and nobody else', () => {
  expect(asksForPerson('can i speak with Mika please', TEXTS, [])).toBe(false);
  expect(asksForPerson('can i speak with Mika please', TEXTS, TEAM)).toBe(true);
  expect(asksForPerson('is the Mika jacket waterproof', TEXTS, TEAM)).toBe(false);
});

test('a long message is read in no time', () => {
  const readAll = () => {
    for (const text of [
      'thanks '.repeat(12),
      'a real real real '.repeat(7),
      '找你们的'.repeat(30),
      '人と'.repeat(60),
      'can i '.repeat(20),
      '!'.repeat(120),
    ]) {
      intentOf(text);
      intentOf(`${text}x`);
    }
  };
  expect(cpuTimeOf(readAll)).toBeLessThan(500);
});
