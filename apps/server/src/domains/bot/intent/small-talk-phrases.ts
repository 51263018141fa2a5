export type SmallTalk = 'greeting' | 'thanks' | 'goodbye' | 'how_are_you' | 'who_are_you' | 'acknowledge' | 'affirm' | 'decline';

/** Words that make up small talk, one pattern a language and kind; folded like the messages, so that 願 and 愿 are one. */
export const PHRASES: readonly (readonly [SmallTalk, readonly string[]])[] = [
  [
    'greeting',
    [
      "hi|hello|helo|hullo|hey|hiya|heya|howdy|yo|good (?:morning|afternoon|evening|day)|morning|evening|g'?day|greetings|knock knock|test(?:ing)?",
      '(?:is )?(?:any|some)(?:one|body) (?:there|here|home|around|online)|(?:are )?(?:you|u) (?:there|here|around|online)|(?:nice|pleased) to meet (?:you|u)',
      '你好|您好|妳好|你哋好|哈[啰罗喽]|嗨|喂|早|早晨|早上好|上午好|早安|午安|中午好|下午好|晚上好|大家好|nihao|ni hao|测试',
      '在吗|在么|在嘛|在不在|在线吗|有人吗|有人在吗|有没有人|有冇人|有冇人喺度|喺唔喺度|喺度吗|喺度呀',
      'こんにち[はわ]|こんちは|こんばん[はわ]|おはよ(?:う(?:ございます)?)?|はじめまして|初めまして|もしもし|やあ|ども|どうも|ちわ|ハロー|ごめんください|テスト',
      'お世話(?:になっております|になります|様です|さまです)|お疲れ様(?:です)?|おつかれさま(?:です)?|すみません|すいません|(?:誰か|どなたか)(?:いますか|いらっしゃいますか|おられますか)',
    ],
  ],
  [
    'thanks',
    [
      '(?:thanks|thank (?:you|u|ya)|thankyou|thanx|thnx|thx|tnx|tks|ty|tysm|tyvm|cheers|many thanks|(?:i )?(?:really |much |greatly )?appreciate (?:it|that|this|(?:you|your|the|all your) help))(?: (?:you|u))?(?: (?:a lot|a bunch|a million|a ton|loads|lots|heaps|so (?:very )?much|very much|kindly|again|in advance))?(?: for (?:(?:all )?(?:your|the|this|that) (?:kind |quick |great )?(?:help|time|info|information|answer|reply|response|assistance|support|patience)|helping(?: me)?(?: out)?|everything|that|this|it|all|clarifying|explaining))?',
      "much appreciated|much obliged|(?:that|this|it)(?:'s| is| was| has)?(?: been)?(?: very| really| so| super)? (?:helpful|helped(?: me)?(?: a lot)?|useful|perfect|great|awesome|kind of you)|very helpful|(?:that |this )?(?:helps|helped)(?: a lot)?",
      "(?:you|u)(?:'re| are|r|'ve been| have been)?(?: so| very| really| such)?(?: the| an?)? (?:great|awesome|amazing|best|star|legend|lifesaver|helpful|kind|sweet|nice|brilliant|fantastic|rock)(?: help| bot)?|good bot|(?:good|great|nice) (?:job|work|service|one)|well done|brilliant|awesome|amazing|excellent|wonderful|fantastic|lovely|love it|i love (?:you|it|this)",
      '谢谢(?:你们|你|您|妳|哈|啦|了|亲|大家)*(?:的?(?:帮助|帮忙|解答|回复|回答|耐心))?|谢[了啦过]|多谢(?:晒|你们|你哋|你|您|哂)*(?:[的嘅]?(?:帮助|帮忙|解答|回复))?|(?:非常|十分|万分|太|真的)?感谢(?:你|您|妳)?(?:的?(?:帮助|帮忙|解答|回复|回答|耐心))?|感恩|唔该(?:晒|你|哂)*|唔该曬|3q|谢谢侬',
      '辛苦(?:你哋|你们|你|您|晒|大家)*了?|麻烦(?:你|您)?了|麻烦晒(?:你)?|有劳了?|费心了|帮(?:了|咗)?(?:我)?(?:个)?大忙了?|帮到(?:我|晒)(?:好多)?|(?:你|您)?(?:真|好|很|太)(?:是太)?(?:棒|厉害|贴心|专业|有用|叻|醒|有帮助|正|靓)了?|太好了|真好|好正|赞|点赞|牛|666|你真好|你人真好|好评',
      '(?:どうも|本当に|ほんとに|誠に|大変|ご丁寧に|ご親切に|早速の?ご?(?:返信|回答|対応)|ご(?:対応|回答|返信|案内|説明|連絡|確認)(?:いただき|頂き|くださり|下さり)?)*(?:ありがと(?:う|ー)?|有り?難う|有難う|アリガトウ)(?:ございま(?:す|した)|ね|です|でした)*|あざ(?:っ)?す|サンキュー|サンクス|thanks',
      '(?:とても|大変|本当に|すごく)?(?:助かり(?:ます|ました)|助か(?:った|る)|たすかりました|参考になりました|役に立ちました|わかりやすい(?:です)?|分かりやすい(?:です)?)|感謝(?:します|いたします|致します|しています|です)?|恐れ入ります|お手数を?おかけしました|すごい(?:です)?|さすが(?:です)?|素晴らしい(?:です)?|最高(?:です)?|神対応(?:です)?|完璧(?:です)?|優秀(?:です)?',
    ],
  ],
  [
    'goodbye',
    [
      "bye(?:[ -]?bye)?|goodbye|good bye|cya|see (?:you|ya|u)(?: (?:later|soon|tomorrow|around|next time|then))?|ttyl|(?:talk|speak|chat) (?:to (?:you|u) )?(?:later|soon)|(?:so )?long|farewell|take care(?: of yourself)?|(?:have|enjoy) (?:an?|the|your) (?:(?:very|really) )?(?:nice |good |great |lovely |wonderful |pleasant )?(?:day|one|evening|weekend|night|time|afternoon|rest of (?:the|your) day)|(?:you|u) too|same to (?:you|u)|good ?night|nite|(?:i )?(?:have to|gotta|got to|must|need to) (?:go|run|leave)(?: now)?|g2g|gtg|i'?m off",
      "that'?s (?:all|it|everything|about it)(?: i (?:need(?:ed)?|wanted))?(?: (?:to know|from me|for now|for today))*|that (?:is|will be|would be|was) all(?: for now)?|(?:no,? )?(?:nothing|not anything) (?:else|more)|(?:i'?m|we'?re) (?:good|all set|all good|done|sorted)|all (?:good|set|done|sorted)|(?:it'?s |problem |issue |that'?s )?(?:solved|sorted|resolved|fixed)|no (?:more|other|further) questions",
      '那就这样|那先这样|好就这样|再见|再会|拜+|拜拜|掰掰|白白|88+|886|回见|回头见|下次见|下次再?聊|改天见|改天聊|明天见|听日见|晚安|早唞|早点休息|先这样|先咁|就这样|就咁|咁先|没(?:别的)?事了?|没其他(?:事|问题)了?|没(?:有)?了|没有?(?:其他)?问题了|不用了|不需要了|不问了|冇(?:嘢|其他|问题|事)(?:啦|喇|了|嘞)|冇其他(?:嘢|问题)(?:啦|喇|了)?|唔使(?:啦|喇|嘞|住)|搞掂(?:晒|啦|喇|咗)*|解决(?:了|咗)|搞定(?:了|咗|啦)?|我?(?:先)?走(?:了|先|啦)|我?先下了|祝(?:你|您)?(?:生活|工作)?(?:愉快|顺利|开心)|周末愉快|下次倾|得闲倾|bye',
      'さよ(?:う)?なら|失礼(?:し|いたし|致し)ま(?:す|した)|おやすみ(?:なさい)?|バイバイ|ばいばい|またね|じゃあね?|では|では(?:また)|それでは(?:また)?|また(?:今度|来ます|きます|連絡します|お願いします|ね)|良い一日を|よい一日を',
      '(?:もう)?大丈夫(?:です|でした)?|結構です|けっこうです|以上(?:です|になります)?|解決(?:しました|です|した)|(?:特に|他に|ほかに)?(?:は)?(?:ありません|ないです)|もう(?:ありません|ないです)|用は済みました',
    ],
  ],
  [
    'how_are_you',
    [
      "how (?:are|r) (?:you|u|things)(?: doing)?(?: today)?|hru|how(?:'?s| is) (?:it going|everything|life|your day)|how have you been|how do you do|what'?s (?:up|new)|wass?up|sup|(?:you|u) (?:ok|okay|alright|good)|are you (?:ok|okay|alright|well|having a good day)",
      '你好吗|你好嘛|最近怎么样|最近点呀?|最近好吗|你最近好吗|过得(?:好吗|怎么样)|吃了吗|吃了没|食咗饭未|食咗未呀?|你今日点呀?|近来点呀?|点呀|几好吗',
      '(?:お)?元気(?:ですか|かな|してますか|ですかね|)?|調子は(?:どう(?:ですか)?|いかがですか)|ご機嫌いかがですか|最近どう(?:ですか)?',
    ],
  ],
  [
    'who_are_you',
    [
      "who (?:are|r) (?:you|u)|what (?:are|r) (?:you|u)|who(?:'?s| is) (?:this|there)|(?:are|r) (?:you|u) (?:an? |the )?(?:actual |real |live )?(?:bot or (?:an? )?(?:real )?(?:human|person)|robot or (?:an? )?(?:human|person)|human or (?:a )?(?:bot|robot)|chatbot|chat ?gpt|human being|human|robot|bot|real|an ai|ai|machine|computer|person|man or machine)|(?:am i|i am) (?:talking|speaking|chatting) (?:to|with) (?:an? )?(?:real |actual )?(?:bot|robot|human|person|ai|machine|computer)|who am i (?:talking|speaking|chatting) (?:to|with)|is (?:this|it) (?:an? )?(?:real |actual |live )?(?:bot|robot|human|person|ai|machine|chatbot)|what(?:'?s| is) (?:your|ur) name|do you have a name|who (?:made|built|created) you|what (?:can|do) you do(?: for me)?|what can you help(?: me)? with|how can you help(?: me)?|can you help(?: me)?(?: out)?|(?:i need|need|help|i need some|please) help(?: me)?|help(?: me)?",
      '你是[谁边]|你是哪位|你系边个|你系边位|你边位|你叫(?:什么名字|咩名|乜名|乜嘢名|什么|咩|乜嘢|乜|啥)|你(?:是|系|係)?(?:不是|唔系|咪|是不是|系咪|究竟系咪)?(?:个)?(?:真人|机器人|机械人|人工|人|ai|智能客服|人工智能|电脑)(?:吗|嘛|么|呀|嚟㗎|啊|还是机器人|还是真人|还是人工|定系机械人|定系真人|定机械人|定真人)?|你系唔系真人|是真人吗|系真人吗|是机器人吗|你(?:能|会|可以|识)(?:做|帮我)?(?:什么|啥|做咩|做乜|咩|乜嘢|乜)|你有(?:什么|咩)(?:功能|用)|你能帮我吗|可以帮我吗|帮帮我|帮下我|帮我|请问|想问下?|我想问下?|想请问一下|咨询一下|问一下',
      '(?:あなた|君|きみ|そちら)(?:は|って)?(?:誰|だれ|何者|何)(?:ですか|なの|だ)?|誰ですか|お名前は(?:何ですか)?|名前は(?:何)?(?:ですか)?|(?:あなた(?:は|って)|これ(?:は|って))?(?:本物の|中の)?(?:ロボット|ai|人間|人|ボット|チャットボット|機械|自動応答)(?:ですか|なの|なんですか|ですよね|でしょうか)|(?:あなたは|君は)?何が(?:できます(?:か)?|できるの|できる)|質問(?:です|があります|してもいいですか|いいですか)|教えてください|お尋ねします|(?:ちょっと)?聞きたいことがあります|お聞きしたいことがあります|助けて(?:ください)?',
    ],
  ],
  [
    'decline',
    [
      "no|nope|nah|not (?:now|yet|today|really)|no need|(?:no|not),? (?:thanks|thank you|thx|ty|i'?m good)(?: (?:though|anyway))?|(?:i )?(?:do not|don'?t) (?:need|want) (?:it|that|one)|i'?d rather not|maybe later",
      '不用|不要|不需要|不了|不必(?:了)?|暂时不用|先不用|唔使|唔要|唔需要|唔使住|迟啲先|算[了啦喇]|不',
      'いいえ|いえ|いや|ううん|いらない(?:です)?|いりません|要りません|不要(?:です)?|必要ありません|必要ないです|今はいいです|やめておきます|やめときます|遠慮し(?:ます|ておきます)|またの機会に',
    ],
  ],
  [
    'affirm',
    [
      'yes|yes please|pls|plz|yes pls|yeah|yea|yep|yup|ya|sure(?: thing)?|of course|certainly|absolutely|definitely|please|please do|go ahead|ok please|why not|i do|that would be (?:great|nice|good|lovely)|sounds? like a plan|correct|exactly',
      '要|要的|要啊|好|好的|好啊|好呀|好哇|好嘅|好滴|好哒|好嘞|好吖|是|是的|是啊|可以|可以的|可以啊|行|行啊|需要|需要的|系|系啊|系呀|系嘅|对|对的|对啊|没错|冇错|当然|来吧|麻烦(?:你|您)?|拜托(?:了|你了)?|得|得呀|好呀唔该',
      'はい|ええ|うん|ぜひ|是非|お願い(?:し|いたし|致し)?ます?|お願い|おねがいします|頼みます|たのむ|そうです|その通りです|もちろん(?:です)?|よろしく(?:お願い(?:し|いたし|致し)ます)?|宜しくお願い(?:し|いたし|致し)ます',
    ],
  ],
  [
    'acknowledge',
    [
      "ok|okay|okey|oki|okie|okie dokie|k|kk|alright(?:y)?|right|got (?:it|ya|you)|gotcha|i (?:see|understand|get it|got it)|(?:makes|that makes) sense|understood|noted|great|cool|nice|perfect|good|fine|sounds good|good to know|works for me|fair enough|never ?mind|nvm|no (?:worries|problem|prob)|np|don'?t worry(?: about it)?|all right|will do|let me (?:think|check|see|try)(?: about it| it)?|i'?ll (?:think about it|try(?: it| that)?|check|do that)|(?:one|just a) (?:moment|second|sec|minute)|hold on|wait|brb|sorry(?: about that)?|my (?:bad|mistake)|i'?m sorry|oops|(?:ha){1,6}|he(?:he)+|lol|lmao|rofl|hm+|mm+|ah+|oh+|aha|wow|interesting|hmm ok|congrats|happy new year|merry christmas|happy holidays|you'?re welcome|welcome",
      '嗯+|哦+|噢+|喔+|唔+|好吧|行吧|ok啦|ok|明白|明白(?:了|晒|啦|咗)|知道(?:了|啦|喇)|知(?:啦|喇|道)|收到|了解|懂(?:了|啦)|原来(?:如此|是这样|系咁)|清楚(?:了|晒)|冇问题|没问题|没关系|没事|唔紧要|不客气|不谢|(?:哈|呵|嘻|嘿)+|对不起|不好意思|唔好意思|抱歉|打扰了|打搅了|这样啊|是这样|系咁|咁样|等(?:一下|一等|等|阵|我一下|我睇下)|稍等(?:一下)?|我(?:想想|看看|试试|谂下|睇下|试下)|新年快乐|圣诞快乐|恭喜发财|中秋快乐|我知道了|我明白了|得(?:啦|喇|嘞)|真的吗|真系',
      'わかりました|分かりました|わかった|分かった|解りました|了解(?:です|しました|いたしました)?|りょ(?:うかい)?|承知(?:です|しました|いたしました|致しました)?|なるほど(?:です|ね|ですね)*|オッケー|おけ|おk|okです|ok です|そうですか|そうなん(?:です|だ)(?:ね|か)?|そうですね|へえ|へー|ふーん|ふむ|かしこまりました|ごめん(?:なさい|ね)?|申し訳(?:ありません|ございません)(?:でした)?|失礼しました|すみませんでした|笑|w+|草|ちょっと待って(?:ください)?|少々お待ちください|考えてみます|やってみます|試してみます|確認します|問題(?:ありません|ないです)|あけましておめでとう(?:ございます)?',
    ],
  ],
];

/** Words that stand around the others and say nothing of their own. */
export const FILLERS: readonly string[] = [
  "there|again|everyone|everybody|all|team|guys|folks|people|mate|man|dude|buddy|bro|pal|friend|dear|sir|madam|ma'?am|miss|boss|lobby|bot|robot|assistant|then|now|for now|today|so|and|but|well|very much|so much|a lot|then|too|anyway|though|just|only|um+|uh+|er+|hm+|hun|honey|love|xx?|xo|really|indeed|actually|my|in advance|haha|lol|oh|ah",
  '啊|呀|哦|喔|啦|咯|嘞|哈|嘿|了|嘅|㗎|架|喇|嘛|那|那么|那就|咁|就|先|亲|亲爱的|小姐姐|小哥哥|美女|帅哥|靓女|靓仔|老板|先生|小姐|师傅|各位|小助手|助手|你|您|大家|真的|真系|一下|吧|哟|呐|~',
  'ね|よ|な|っす|です|でした|ー|〜|！|あの|えっと|あ|えー|じゃ|それじゃ|それじゃあ|それでは|では|はい|本当に|ほんとに|いろいろと?|色々と?|今日は|また|です',
];
