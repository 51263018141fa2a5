/** Sentences that belong to the moment and not to the answer, each as a whole. */
const FILLERS = [
  /^(?:hi|hello|hey|good (?:morning|afternoon|evening)|dear)\b[^,;]{0,40}$/i,
  /^(?:this is|my name is|i['’]m) [\p{L} .'-]{1,40}(?: (?:from|here|at) [\p{L}\p{N} .'-]{1,40})?$/iu,
  /^(?:thanks|thank you|many thanks|thx)\b[^,;]{0,60}$/i,
  /^(?:one moment|just a moment|please wait|let me (?:check|look|see)|i (?:will|['’]ll) (?:check|look))\b.{0,60}$/i,
  /^(?:is|was) there anything else\b.{0,60}$/i,
  /^(?:anything else|have a (?:nice|good|great)|take care|bye|goodbye|(?:best|kind|warm) regards|you['’]re welcome|no problem|sorry (?:for|about) the (?:wait|delay))\b.{0,40}$/i,
  /^(?:您好|你好|亲|哈喽|嗨|早上好|上午好|下午好|晚上好|早晨|午安|哈囉)[\s\p{L}，,~～]{0,8}$/u,
  /^(?:请?稍等|請稍等|稍等|请稍候|請稍候|我(?:帮|幫)(?:您|你)(?:查|看|确认|確認)|让我(?:查|看)|讓我(?:查|看)).{0,16}$/u,
  /^(?:感谢|感謝|谢谢|謝謝|多謝|不客气|不客氣|唔使客氣|抱歉让您久等|抱歉讓你久等|不好意思久等).{0,20}$/u,
  /^(?:请问)?(?:还有|還有|仲有).{0,14}(?:吗|嗎|呢|么)$/u,
  /^(?:祝您|祝你|再见|再見|拜拜).{0,16}$/u,
  /^(?:こんにちは|こんばんは|おはようございます|はじめまして|お世話になって(?:おり|い)ます).{0,16}$/u,
  /^(?:お問い?合わせ|ご連絡|ご質問|お待ち)(?:いただ|頂|くださ|下さ|をいただ).{0,24}$/u,
  /^(?:少々お待ちください|少々お待ちくださいませ|確認いたします|お調べ(?:いた)?します|お待たせ(?:いた)?しました|.{1,20}と申します|担当の.{1,20}です).{0,10}$/u,
  /^(?:(?:ほか|他)に(?:も)?(?:ご|何か).{0,24}|よろしくお願い(?:いたし|し)ます|ありがとうございま(?:す|した)|失礼(?:いたし|し)ます)$/u,
];
/** A greeting in front of what is said: "Hi Ada, …". */
const OPENING =
  /^(?:(?:hi|hello|hey|dear|good (?:morning|afternoon|evening))(?: [\p{L}'’.-]+){0,3}[,!]|(?:您好|你好|亲|哈喽|哈囉|嗨)[\p{L}]{0,4}[，,！!~～]|こんにちは[、,！!])\s*/iu;
const SENTENCE = /[^.!?。！？\n]+(?:\.(?=\S)[^.!?。！？\n]+)*[.!?。！？]*|\n/gu;
const END_MARKS = /[\s.!?。！？~～]+$/u;

/** What a person wrote without greetings, thanks and "one moment"; empty where nothing else is left. */
export function cutGreetings(text: string): string {
  const kept = (text.replaceAll('\r\n', '\n').match(SENTENCE) ?? []).flatMap((sentence) => {
    if (sentence === '\n') return ['\n'];
    const said = sentence.trimStart().replace(OPENING, '');
    const bare = said.trim().replace(END_MARKS, '');
    return bare === '' || FILLERS.some((filler) => filler.test(bare)) ? [] : [said === sentence.trimStart() ? sentence : capital(said)];
  });
  return kept
    .join('')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}

function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
