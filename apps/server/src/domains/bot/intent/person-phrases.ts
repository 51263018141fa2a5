/** Whoever is asked for instead of the bot: a person of some kind, or one of the team whose name stands as `NAME`. */
export const NAME = '\ue000';

const ENGLISH_PERSON =
  '(?:human(?: being)?s?|person|people|agents?|manager|supervisor|superior|boss|owner|representative|rep|operator|advisor|adviser|colleague|staff(?: member)?|employee|team member|member of (?:staff|the team)|someone|somebody|some one|anyone|anybody|customer (?:service|support|care)(?: rep| agent| person)?|support (?:agent|person|team)|human support|specialist|receptionist|guy|lady|one of you)';
const ANY =
  '(?:an? |the |your |ur |any |one of your |some |my )?(?:(?:actual|real|live|proper|living|breathing|human|different|duty|store|shop|service|senior|another|other|available) )*';
const CHINESE_PERSON =
  '(?:真人|活人|人工(?!智能|费|湖)|人工客服|客服|客服人员|经理|主管|老板|老细|负责人|店长|店主|领导|上级|上司|工作人员|职员|店员|同事|专员|专人|真人客服|管理员|管事的?|话事人?|话事嘅人|懂的人|明白人)';
const JAPANESE_PERSON =
  '(?:責任者|店長|上司|上の(?:人|者|方)|偉い人|社長|オーナー|担当(?:者|の(?:人|者|方))?|オペレーター|オペレータ|スタッフ|店員|係(?:の(?:人|者|方)|員)?|マネージャー|人間|有人|本物の人|生身の人|ちゃんとした人|話のわかる人|社員)';

/** Messages that ask for a person, in whatever they say besides; folded like the messages. */
export const WISHES: readonly string[] = [
  // English
  `(?:^|\\b(?:can|could|may|let|want|wanna|need|like|love|please|pls|plz|rather|prefer|wish|demand|must|just|hi|hello|hey|now|and|possible|way|chance|ok|so)\\b[^.?!]{0,24} )(?:speak|talk|chat|spk) (?:directly )?(?:to|with) ${ANY}${ENGLISH_PERSON}\\b`,
  `\\b(?:get|give|find|fetch|bring|send|call|connect|transfer|put|pass|switch|forward|hand|escalate|redirect|move|refer)(?: me| us| this| it)?(?: back| on| over| through| up| here| in)?(?: to| with| onto)? ${ANY}(?!someone|somebody|anyone|anybody|people|staff|guy|lady)${ENGLISH_PERSON}(?: please| now| pls| asap| here| immediately)*$`,
  `\\b(?:connect|transfer|put|pass|switch|hand|escalate|redirect)(?: me| us| this)(?: back| on| over| through| up)?(?: to| with) ${ANY}${ENGLISH_PERSON}\\b`,
  `^(?:i )?(?:want|need|wanna|would like|'d like|demand|require|prefer)(?: to (?:see|have))? ${ANY}(?:human(?: being)?|person|agent|manager|supervisor|representative|operator|boss)(?: please| now| pls| asap| instead| immediately)*$`,
  `^(?:a |any |the |your )?(?:(?:real|live|actual|human|proper) )+(?:person|human|agent|one|people|being|support|help)s?(?: please| now| pls)*$`,
  `^(?:is|are|isn't) there (?:an? |any )?(?:(?:real|live|actual) )*(?:human|person|agent|someone|somebody|anyone|anybody|manager|people|humans)(?: who| that)?(?: (?:real|there|here|available|around|i can (?:talk|speak|chat) (?:to|with)|to (?:talk|speak) (?:to|with)|can help(?: me)?|who can help(?: me)?))*$`,
  `\\b(?:any|is there a|where is (?:the|your)|where are the) (?:real |actual |live )(?:human|person|people|agent)s?\\b(?! (?:estate|name))`,
  "\\b(?:do not|don't|dont|not|no more|stop|sick of|tired of|hate)(?: want| wanna)?(?: to)?(?: be)?(?: talk| talking| speak| speaking| chat| chatting| deal| dealing| answered)?(?: to| with| by)? (?:an? |the |this |your |these )?(?:stupid |dumb |damn |useless )?(?:bot|bots|robot|robots|machine|chatbot|ai)(?: please| anymore)?$",
  '^(?:please |pls |can you |could you |can (?:someone|somebody) |(?:someone|somebody) )*(?:call|phone|ring)(?: me)(?: back)?(?: please| now| asap| today| on my (?:phone|mobile|cell))*$',
  `\\b(?:let me|can i|could i|may i|i want to|i need to|i'd like to|i wanna) (?:speak|talk) (?:to|with) whoever\\b|\\b(?:who is|who's|whoever is|someone|somebody|person|one) in charge(?: here| please)?$`,
  // 中文
  `(?:找|转(?:接|给|到|去|駁)?|叫|要|换|接(?:通|驳|入|去)?|请|揾|呼叫|联系|联络|安排|派|见|想见|需要|给我|俾|畀|帮我)(?:一?下|返|番|过)?(?:你们|你哋|你|您|贵公司|店里)?(?:的|嘅)?(?:一?[个位名])?(?:真正|真嘅|真的)?的?${CHINESE_PERSON}(?:来|嚟|出来|出嚟|来讲|同我讲|接电话|听电话|听|回复|处理|跟进|帮我|谢谢|唔该|吧|啦|呀|啊|客服|服务|帮忙|傾|说话|讲话|谈|聊)*$`,
  `(?:同|和|跟|与|想|要|让|叫|俾|畀)(?:你们|你哋)?(?:的|嘅)?(?:一?[个位名])?${CHINESE_PERSON}(?:讲|倾|倾偈|说|谈|聊|对话|通话|沟通|直接|听|接|讲嘢|说话|讲话|回我|回复|处理|出来|出嚟|跟进)`,
  `(?:有(?:没有|冇|无)?|有冇|冇|没有|没|可唔可以|可不可以|能不能|能否|可以|可否|帮我)(?:转|搵|揾|找|叫)?(?:个|位)?(?:真人|活人|人工(?!智能|费|湖)|人工客服|真人客服)(?:吗|呀|啊|嘛|客服|在吗|在|喺度|服务|可以倾|回我|帮我|理我|处理)*$`,
  `^(?:你们的?|你哋嘅?)?${CHINESE_PERSON}(?:在吗|在不在|呢|在哪|在线吗|喺度吗|喺边|喺唔喺度|去咗边|去哪了|出来|出嚟|出来一下|谢谢|唔该|快点|快啲|！|!)+$`,
  '(?:不要|不想|别|唔要|唔想|唔好|拒绝|讨厌|烦)(?:再)?(?:跟|和|同|用|俾|给我|畀我|同呢个)?(?:一个|个|呢个|这个)?(?:机器人|机械人|ai|智能客服|自动回复|机器)(?:讲|说|聊|倾|回|说话|讲嘢|对话|答|回复|应付|覆|我|啦|了|敷衍我)*$',
  '(?:人呢|有没有人(?:管|理|回)|有冇人(?:理|应|覆|得闲)|有人(?:理|管|回|处理)(?:一下|下)?(?:我)?吗|没人(?:理|管|回)(?:我)?|冇人(?:理|应|覆)|出来个人|出嚟个人|来个人|嚟个人|来个活的|搵个人|找个人|叫个人|搵人(?:覆|帮|同))',
  '(?:打(?:个)?电话(?:给|俾|畀)我|(?:给|俾|畀)我(?:打|回|覆)(?:个)?电话|回(?:个)?电(?:话)?给我|打返(?:电话)?(?:俾|畀)我|覆(?:返)?(?:电话|电)(?:俾|畀)?我|致电(?:给)?我)',
  // 日本語
  `${JAPANESE_PERSON}(?:の?(?:人|方|者))?(?:さん|様)?(?:を|に|と|へ|から|は|が|の)?(?:直接|今すぐ|早く|ちょっと|一度|すぐ|すぐに)*(?:呼んで|呼べ|呼び出して|出して|出せ|出し(?:なさい|ろ)|代わって|代われ|かわって|変わって|替わって|つないで|つなげ|つなぎ|繋いで|繋げ|繋ぎ|お?話(?:が|を|し|さ|せ)?(?:し|したい|させて|せますか|できますか|せない|せ|合わせ)|お?話(?:したい|しさせて|をしたい|がしたい|したく|しして)|相談したい|お願い|おねがい|希望|切り替え|対応(?:して|を|をお願い|希望)|から(?:連絡|電話)|連絡(?:して|を|ください)|電話(?:して|を|ください)|いませんか|いますか|いないの|はいないの|はいますか|に回して|回して|来て)`,
  `^${JAPANESE_PERSON}(?:さん|様)?(?:を|に|へ|と|で)?(?:お願い(?:します|いたします)?|頼む|頼みます|はまだ|はどこ|ください|希望(?:です)?|プリーズ|！|!)*$`,
  '(?:^|誰か|ちゃんと|普通に|直接|生身の|本物の|早く|、|。|は|て|で|の|から|です|すみません|すいません)(?:人|ひと|誰か)(?:と|に)(?:直接)?(?:お?話(?:したい|せ|させて|をしたい|がしたい)|しゃべりたい|喋りたい|つないで|つなげ|繋いで|繋げ|代わって|かわって|変わって|替わって|相談したい|聞きたい)',
  '(?:ボット|ロボット|機械|自動応答|自動(?:返信|音声)|ai|チャットボット)(?:じゃ|では)?(?:なく|なくて|ない|はいや|は嫌|はもういい|はいい(?:から|です)|じゃだめ|じゃ話にならない|以外)',
  '(?:電話|折り返し|連絡)(?:を)?(?:して|下さい|ください|もらえますか|いただけますか|頂けますか|お願い(?:します|いたします|できますか)?|くれ|よこせ)(?:ください|下さい)?$',
  // A name of the team
  `\\b(?:speak|talk|chat|spk|connect(?: me)?|transfer(?: me)?|put me through|pass me(?: on| over)?|hand me over|get me through|switch(?: me)?) (?:to|with) ${NAME}`,
  `^(?:hi |hello |hey )?(?:is )?${NAME}(?: is)?(?: (?:there|here|around|available|in|free|online|working|on duty|today|now|please|pls|plz|anywhere|at work))*$`,
  `^(?:i |please |can you |could you )*(?:want|need|would like|'d like|get|call|fetch|ask for|looking for|ask|i'm looking for)(?: for| me)? ${NAME}(?: (?:please|pls|now|to (?:help|call|answer|reply|assist)(?: me)?(?: back)?))*$`,
  `(?:找|转(?:接|给|到|去|駁)?|叫|让|要|换|接(?:通|驳)?|请|揾|联系|联络|见|想见|同|和|跟|俾|畀)(?:返|番)?${NAME}(?:.{0,2}(?:小姐|先生|姐|哥|老师|经理))?(?:来|嚟|讲|倾|说|谈|聊|听|接|回|覆|处理|跟进|帮|出来|出嚟|谢谢|唔该|吧|啦|呀|啊|吗|一下|电话|我|句|嘢|话)*$`,
  `^${NAME}(?:小姐|先生|姐|哥|老师|经理)?(?:在吗|在不在|呢|喺度吗|喺唔喺度|得唔得闲|得闲吗|今日返唔返工|上班吗|有空吗)+$`,
  `${NAME}(?:さん|様|氏|先生)?(?:を|に|と|へ)?(?:直接)?(?:お?話(?:したい|せ|させて|をしたい|しし)|代わって|かわって|変わって|替わって|つないで|つなげ|繋いで|お願い|おねがい|呼んで|相談したい|いますか|いらっしゃいますか|はいますか|はいらっしゃいますか)`,
];

/** Questions about how it works to reach a person, or about when, where and for how much. */
export const ABOUT_REACHING: readonly string[] = [
  '^(?:how|what|when|where|why|which|who)\\b(?! (?:can|do) i (?:talk|speak) to(?: now| here)?$)',
  "\\b(?:do|should|must|did|does|would|will|can't|when) (?:i|we|you|they|the|my|a) (?:need|have|want) to (?:speak|talk)|\\b(?:should|must|when (?:can|could|may)|where (?:can|do)|how (?:can|do)|what if) (?:i|we)\\b|\\bwithout (?:talking|speaking)",
  '怎么|怎样|点样|如何|几时|什么时候|多久|几耐|收费|费用|多少钱|几钱|几多钱|几点|时间|电话(?:号码)?(?:是|系|几|多)|号码|热线|邮箱|要求|资格|招聘|请人|入职',
  'どう(?:やって|すれ|したら|いう|動)|いつ|とは|仕組み|何時|何名|何人|料金|費用|時間(?:は|を|が)|番号|引き継|採用|求人|募集|になるには|の(?:名前|連絡先|資格)',
];
