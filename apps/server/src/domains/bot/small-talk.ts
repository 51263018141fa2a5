import { foldText } from '@lobby/retrieval';

export type SmallTalk = 'greeting' | 'thanks' | 'goodbye' | 'how_are_you' | 'who_are_you' | 'acknowledge' | 'affirm';

/** A longer message is about something, whatever it begins with; in characters. */
const SMALL_TALK_MAX = 40;

/** Whole messages without the signs and spaces around them; folded like the messages, so that 願 and 愿 are one. */
const PHRASES = (
  [
    ['greeting', /^(hi|hello|hey|hiya|howdy|yo|good (morning|afternoon|evening|day)|greetings)( there| again| everyone| lobby| bot)?$/],
    ['greeting', /^(你好|您好|哈[啰罗]|嗨|喂|hello|早|早晨|早上好|早安|午安|下午好|晚上好|大家好|在吗|在不在|有人吗|你好[啊呀吗]|nihao)$/],
    [
      'greeting',
      /^(こんにちは|こんにちわ|こんばんは|おはよう|おはようございます|はじめまして|もしもし|やあ|どうも|お世話になっております|お世話になります)$/,
    ],
    [
      'thanks',
      /^((ok|okay|great|perfect|alright|cool)[ ,]*)?(thanks|thank you|thankyou|thx|ty|cheers|much appreciated|many thanks)( a lot| so much| very much| again| for (your|the) help| everyone)?$/,
    ],
    ['thanks', /^(好的?[，, ]?)?(谢谢|谢谢你|谢谢您|多谢|感谢|非常感谢|谢了|谢啦|唔该|唔该晒|多谢晒|谢谢啦|辛苦了)[啊呀哦啦]?$/],
    ['thanks', /^(どうも)?(ありがとう|ありがとうございます|ありがとうございました|有難うございます|助かりました|サンキュー|感謝します)$/],
    [
      'goodbye',
      /^(bye|bye bye|goodbye|good bye|see you|see ya|good night|have a (nice|good) (day|one)|take care|that'?s all|nothing else|no thanks|no thank you)$/,
    ],
    ['goodbye', /^(再见|拜拜|88|回头见|晚安|没事了|没有了|不用了|冇嘢啦|没问题了)$/],
    ['goodbye', /^(さようなら|さよなら|失礼します|失礼いたします|おやすみなさい|おやすみ|バイバイ|大丈夫です|結構です|以上です)$/],
    [
      'how_are_you',
      /^(how are you( doing)?( today)?|how'?s it going|what'?s up|你好吗|最近怎么样|你最近好吗|お元気ですか|元気ですか|調子はどうですか)$/,
    ],
    [
      'who_are_you',
      /^(who are you|what are you|are you (a )?(bot|robot|human|real|an ai|ai|real person|a real person)|am i (talking|speaking) to (a )?(bot|robot|human|real person)|what'?s your name)$/,
    ],
    [
      'who_are_you',
      /^(你是谁|你叫什么|你叫什么名字|你叫咩名|你系边个|你是真人吗|你是机器人吗|你是人工吗|你系咪真人|你系咪机械人|你是不是机器人|你是不是真人|你是ai吗)$/,
    ],
    [
      'who_are_you',
      /^(あなたは誰ですか|あなたは誰|誰ですか|お名前は|あなたはロボットですか|ロボットですか|aiですか|あなたはaiですか|人間ですか|あなたは人間ですか|ボットですか)$/,
    ],
    [
      'affirm',
      /^(yes|yes please|yeah|yep|sure|please|please do|ok please|要|好|好的|好啊|是|是的|可以|需要|麻烦你|麻烦了|好呀|系|要啊|はい|お願いします|はいお願いします|はい、お願いします|お願い)$/,
    ],
    [
      'acknowledge',
      /^(ok|okay|k|got it|i see|alright|great|cool|nice|perfect|good|fine|understood|sounds good|明白|明白了|知道了|了解|收到|好吧|嗯|嗯嗯|哦|噢|原来如此|清楚了|わかりました|分かりました|了解です|了解しました|承知しました|なるほど|オッケー|ok です)$/,
    ],
  ] as const satisfies [SmallTalk, RegExp][]
).map(([kind, pattern]) => [kind, new RegExp(foldText(pattern.source))] as const);

/** Politeness of a whole message that is about nothing; undefined when it asks something. */
export function smallTalkOf(text: string): SmallTalk | undefined {
  if (text.length > SMALL_TALK_MAX) return undefined;
  const bare = bareText(text);
  return PHRASES.find(([, phrase]) => phrase.test(bare))?.[0];
}

/** Folded, without the signs, emoji and spaces around it. */
function bareText(text: string): string {
  return foldText(text)
    .replaceAll(/\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u200d|\ufe0f/gu, '')
    .replaceAll(/^[\s\p{P}\p{S}]+|[\s\p{P}\p{S}]+$/gu, '')
    .replaceAll(/\s+/g, ' ');
}
