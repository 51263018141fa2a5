/** Anger at whoever answers, and the wish to complain. */
export const UPSET: readonly RegExp[] = [
  // Anger
  /\b(this|that|it|you|your|which)('s| is| are|'re)?( \w+){0,3} (ridiculous|unacceptable|outrageous|pathetic|disgraceful|appalling|absurd|disgusting)\b/,
  /\b(absolutely|totally|completely|simply|just|utterly) (ridiculous|unacceptable|outrageous|pathetic|disgraceful|appalling|useless|terrible|awful)\b/,
  /\b(terrible|awful|horrible|worst|lousy|appalling|shocking) (\w+ )?(service|support|experience|company|shop|store|treatment)\b/,
  /\b(i'm|i am|we're|we are) (so |very |really |extremely |absolutely |getting )*(angry|furious|frustrated|fed up|pissed|livid|outraged|disgusted|sick of)\b/,
  /\b(you('re| are)|this (bot|chat|assistant)( is|'s)|stupid|bloody|damn) (so |completely |totally |absolutely )?(useless|stupid|bot|idiots?|a joke|an idiot|thieves|liars|scammers)\b/,
  /\b(what a|such a) (joke|disgrace|scam|rip-?off)\b|\b(wtf|bullshit|fuck(ing)?|screw you)\b/,
  /\b(third|fourth|fifth|tenth|\d+(rd|th)) time i('ve| have)? (ask|asked|asking|written|wrote|told|said|complain)/,
  /\bhow many times do i (have|need) to\b|\b(stop wasting my time|waste of (my )?time|(sick|tired) of (this|waiting|your|you)|enough of this)\b/,
  // Complaint
  /\b(i|we) (want|wish|need|would like|'d like|am going|'m going|intend|will|have|'ll)( to)? (make a |file a |lodge a |raise a |submit a )?(formal )?complain(t)?\b/,
  /\b(i|we)('ll| will|'m going to| am going to| want to| are going to) (sue|report you|take (you|this) to court|call (a|my) lawyer|dispute the charge|do a chargeback)\b/,
  /\b(see you in court|consumer (council|protection|court)|better business bureau|trading standards)\b/,
  // 中文
  /(太|真|实在|简直|好|很|非常|超级?|极其|极度)(差劲|离谱|过分|垃圾|恶心|气人|坑人|失望|生气|愤怒|嬲|荒唐|荒谬|敷衍|火大)/,
  /(服务|态度|体验|客服|机器人|你们|什么|咩)[^。？?]{0,6}(太差|好差|真差|这么差|极差|差劲|恶劣|垃圾|离谱|废物|骗人|骗子|奸商)/,
  /气死|忍无可忍|受够了|受够晒|无法接受|不可接受|不能接受|接受唔到|岂有此理|离晒谱|搞什么鬼|搞什么名堂|搞乜鬼|坑爹|黑心|奸商|废话连篇|浪费我(的)?时间|嘥我时间|嘥晒(我)?时间|吹水唔抹嘴/,
  /(我|我们|我哋)?(要|想|一定|必须|准备|打算|会|而家就)(去|向|要)?(投诉|举报|起诉|告你|告佢|曝光|找律师|揾律师)(?!(电话|渠道|的渠道|的流程))/,
  /(问|讲|说|话|催)了?(都|已经)?(好几|几十|三|四|五|六|七|八|九|十|n|无数|\d+)(多)?(遍|次|勾)了?(还|都|仲|也|你)|消费者(委员会|协会|权益)|12315|消委会/,
  // 日本語
  /ふざけ(るな|んな|ない|てる)|いい加減に(して|しろ)|話にならない|使えない(ボット|な|サービス)|最悪(です|だ|な|の対応|$|。)|最低(です|だ|な(対応|サービス|会社|店)|の(対応|サービス))/,
  /腹が?立|頭にき|(怒|憤)って(い|る)|怒りを|許せない|納得(が|は)?(いか|でき)(ない|ません)|信じられない(対応|です)|ひど(い|すぎる)(対応|サービス|です|会社|店|。|$)|酷(い|すぎる)(対応|サービス|です)/,
  /(苦情|クレーム)を?(言い|入れ|申し(立て|入れ)|伝え)|訴え(ます|る|てやる)|消費者(センター|庁)|弁護士に|通報(します|する)|詐欺(です|だ|じゃ|師|会社)/,
  /(何度|何回)(も)?(聞|言|問い合わせ|送|連絡し|同じこと).{0,8}(のに|んです|せる|せない|させ|ば気)|時間の無駄|対応が(遅すぎ|悪すぎ|ひど|最悪)|馬鹿に(して|する)|バカに(して|する)/,
  // Insults, accusations and demands, English
  /\b(you|u|they|this (company|shop|store|place|site)|you (guys|people|lot))('ve| have|'re| are)?( \w+){0,2} (ripped|ripping|scammed|scamming|cheated|robbed|robbing|conned|fooled|tricked|screwed|screwing|lied|lying|stole|stolen)( to)?( me| us| people| my| our| off| over| from)\b/,
  /\b(rip-?off|ripped off|daylight robbery|total scam|scam(mers?)? (company|site|shop|store)|bunch of (\w+ )?(thieves|liars|crooks|idiots|scammers|clowns|amateurs))\b/,
  /^(you('re| are)? )?(all )?(a )?(bunch of )?(scammers?|liars?|thieves|thief|crooks?|idiots?|morons?|losers?|clowns?|fraud|frauds|cheats?|jerks?|scum|trash|garbage|pathetic|useless|hopeless|worthless)$/,
  /\b(you|u)( all| both| guys| people| lot)?('re| are|r)?( all| both| guys| people)?( such| so| a| an| really| just| absolutely| the| complete| total| bunch of| fucking)* (useless|stupid|dumb|worthless|hopeless|incompetent|pathetic|garbage|trash|rubbish|crap|shit|scammers?|liars?|thieves|crooks?|morons?|idiots?|dishonest|lying|the worst|no help|not helping|unhelpful)\b/,
  /\b(fuck|fuk|f\*+k|fck|wtf|wth|stfu|shit|bs|bullshit|crap|asshole|a-hole|bastards?|bitch|dickheads?|piss off|sod off|screw (you|this|that)|go to hell|damn (you|it|this)|shut up|drop dead)\b/,
  /\b(you|this|it|that|this (bot|app|company|shop|store|service|place|website)|your \w+|the (service|support|app|company|bot|website|delivery)) (really |totally |absolutely |so )?sucks?\b|\b(hate|despise) (you|this (company|shop|store|app|service|place|bot)|your)\b/,
  /\b(want|need|give( me| us)?|demand|return|refund( me)?)( me)? (my|our|the) (damn |fucking |bloody )?money( back)?( right)? ?(now|immediately|today|asap|at once|this instant|!+)|\bgive (me|us) (my|our) (\w+ )?money( back)?\b|\bwhere('s| is) my (damn|fucking|bloody|money\b)/,
  /\b(refund|answer|reply|respond|help|fix (it|this)|do something|call me)( me| us| my question)?( right)? now!*$|\b(i('m| am) )?(still|been) waiting (for )?(over |more than |almost )?(\w+ )?(hours|days|weeks|months|ages|forever)\b(?!.*\?)/,
  /\b(what|where|when|why|how|who) (the|in the|on earth|the actual) (hell|heck|fuck|fck)\b|\bare you (kidding|joking|serious|stupid|deaf|blind|dumb|insane|for real|even (listening|reading))( me)?\b(?! about)|\bis this (some kind of )?a joke\b/,
  /\b(never|not) (ever )?(again|buying|shopping|ordering|using|coming back|recommend\w*)\b.{0,30}\b(again|you|here|this|ever|back)\b|\b(worst|horrible|terrible|awful|disgusting|shameful|shocking|appalling) ((\w+ ){0,3})(ever|i('ve| have) ever)\b|\b(one|1|zero|0)[ -]star\b|\b(leave|leaving|write|writing|post|posting)( you)? (a )?(bad|negative|terrible|awful) review/,
  /\b(no ?(one|body)|not one of you) (is |has |ever |even |bothers to )*(answer|answers|answering|answered|reply|replies|replied|cares?|caring|helps?|helping|helped|respond|responds|responded|listens?)\b|\b(you|this bot|it) (don't|do not|doesn't|didn't|never|can't) (even )?(listen|understand (a thing|anything|me|english)|help (at all|me at all|anyone)|care|get it|answer(ed)? (me|my question|anything))\b/,
  /\b(that('s| is)|this is) not (what i (asked|said|want\w*)|an answer|helping|helpful|acceptable|good enough|ok(ay)?|fair|funny)\b|\b(so|really|very|extremely|beyond|fucking) (angry|mad|pissed( off)?|annoyed|annoying|frustrat(ed|ing)|disappoint(ed|ing)|upset|furious|rude)\b|^(i'?m |i am |we are )(angry|mad|pissed( off)?|furious|livid|annoyed|fuming|upset|disappointed)\b|\bhad (it|enough)( with| of)?( you| this| up to here)*$|\b(disgrace|disgraceful|shame on you|how dare you|you should be ashamed|outrageous|unbelievable service|what kind of (service|company|shop) is this)\b/,
  // 中文
  /(你们|你哋|你|他们|佢哋|商家|店家|这家|呢间|公司|店)?(都是|就是|全是|系|真系|根本|纯粹|这个|呢个|一帮|一群|班|一班)?(大)?(骗子|骗人|骗钱|骗局|黑店|黑心商家|诈骗|讹人|坑人|坑钱|坑我|坑货|宰客|呃人|呃钱|呃我|呃晒|老千|光棍佬|无良|奸商|流氓|土匪)(公司|商家|店|的|嘅|啊|呀|吧|了|！|!|。|$)/,
  /(还我|退我|把|将|快点?|赶紧|赶快|马上|立刻|立即|即刻|快啲|今日|今天|必须|要求)(的)?(血汗)?(钱|退钱|退款|退返钱|还钱|还来|退回来|退返)(给我|来|俾我|畀我|！|!|$)|^(退钱|还钱|退款|还我钱|退返钱俾我|俾返啲钱我|畀返啲钱我|俾返钱我|还返钱俾我)[！!]+|(俾|畀)返(啲|晒)?钱我(呀|啦|！|!|$)/,
  /傻[逼b叉比]|煞笔|沙雕|操你|草泥马|他妈|妈的|特么|尼玛|你妈|去死|滚[蛋吧！!]|^滚$|有病吧|脑残|智障|弱智|白痴|废物|蠢(货|材|蛋|死|猪|到)|(你|真|好|太|这么|咁)(们|哋)?(很|好|真|太)?蠢|笨死|蠢才|贱人|混蛋|王八蛋|垃圾(店|公司|客服|服务|机器人|平台|软件|东西|机械人|！|!|$)|^(真|真是|真系)?垃圾[!。啊呀]*$|你是不是傻|神经病|^sb$|dllm|屌|仆街|扑街|收皮|食屎|冚家|on9|on ?nine|戇居|戆居|痴线|黐线|废(嘅|柴|噃|到)|死蠢|死开|躝|正(一)?仆街|咩料|摆明呃|当我(傻|系傻|水鱼)|水鱼/,
  /(什么|啥|乜嘢?|咩|点|做乜|咁)(破|烂|鬼|态度|玩意|野)?(店|东西|客服|态度|玩意|服务|公司|嘢嚟㗎|鬼嘢|垃圾嘢)(啊|呀|！|!|嚟㗎|㗎|来的|$)|有冇搞错|有没有搞错|搞错呀|搞边科|搞咩鬼|点做嘢㗎|点做生意|做乜鬼|讲极都|讲嚟讲去|答非所问|听不懂人话|听唔明人话|听唔听得明|鸡同鸭讲|耍我|玩我|玩嘢|忽悠|敷衍我|推卸责任|推来推去|互相推诿|踢皮球|不负责任|冇责任|无语|服了你|烦死|烦到|嬲(死|爆|到)|好嬲|激死|激气|火滚|火都嚟|忍你|等到(花|颈)|等咗?(咁|好|成|几个|几多)(耐|久|日|个|星期|月)/,
  /(再也|永远|以后|下次|一世)(都)?(不|唔|冇|绝不|打死都不)(会)?(再)?(来|买|光顾|帮衬|用|嚟|信)|(给|打|俾|畀)(你们?|你哋)?(个)?(差评|一星|零分|负评)|^差评|(我)?(要|会|去|一定)(给|俾|畀|打|留|写)?差评|(已经|都)?等了(好|很|这么|那么|快|整整|都|足足)?(久|几个?|半|一个?|两个?|三个?|四个?|五个?|\d+)?(个)?(小时|天|周|星期|月|礼拜|久)(了|还|都|也)|(没|冇)(一个)?人(理我|管我|理|应我|覆我|负责)|(到底|究竟)(还)?(要|想|会|管|退|处理|解决)(不|唔)|(到底|究竟)(想|要)?(点|怎样|怎么样|咩|什么时候|几时)(啊|呀|先|！|!|$)|气(坏|炸|疯)|(很|非常|太|好|极其|十分)(不满|唔满意|不满意|愤怒|恼火|气愤|失望)|说话不算(数|话)|讲大话|呃鬼|骗鬼|霸王条款|欺负人|欺人太甚|当消费者|无耻|冚唪唥|可耻|离谱|离大谱/,
  // 日本語
  /騙(された|しやがって|したな|されました|すな|すつもり)|だまされ|だましたな|詐欺(だろ|まが|サイト|業者|！|$)|ぼったくり|(金|お金|かね|代金)(を)?(返せ|返してよ|返してください！|かえせ|返しなさい)|返金しろ|返金しなさい|(今すぐ|すぐに|早く|さっさと|とっとと)(金を?|お金を?)?(返金|返せ|返して|しろ|対応しろ|答えろ|来い|直せ|何とかしろ|なんとかしろ|なんとかして)/,
  /^(もう)?(死ね|しね|くたばれ|消えろ|黙れ|うるさい|うざい|うぜー?|きもい|くそ|クソ|糞|ばか|バカ|馬鹿|アホ|あほ|ゴミ|カス|クズ|役立たず|無能|ポンコツ|ボケ|つかえねー?|使えねー?|はあ[？?]+|は[？?]+|ざけんな)+(か|が|だな|だろ|野郎|すぎ|すぎる|ども|が！)?[！!。w]*$|(死ね|くたばれ|ぶっ殺|クソ(会社|店|サポート|対応|ボット|野郎|サービス|アプリ|みたい|が)|くそ(会社|店|対応|野郎|みたい)|(この|お前|おまえ|てめえ|本当に|マジで|まじで|ほんと)(ら|は|に)?(バカ|馬鹿|アホ|クソ|くそ|無能|ゴミ|役立たず|使えない|うざい|ポンコツ|ひどい|酷い|最悪|最低)|役立たず|役に立たない(な|ね|です|ボット|ですね|$|。)|使えねえ|使えない(ですね|な(ボット|店|会社|サービス|ぁ)|$|。)|ゴミ(会社|サービス|対応|アプリ|みたい|だ|です|ですね|$)|カス(対応|会社)|無能(すぎ|な(ボット|会社|サポート)|だ|です)|なめてん(の|じゃ)|舐めてん|なめてる|馬鹿に(する|すんな)|何様(だ|の|です))/,
  /(むかつ(く|き|いた)|ムカつ(く|き)|ムカムカ|イライラ(する|します|して)|いらいらする|腹立(つ|って|ち)|キレ(そう|ます|た)|怒り(が|しか)|激怒|頭に来|頭にきた|不愉快|不快(です|だ|な対応)|失礼(すぎ|な(対応|店|会社|態度|ボット)|じゃない|だろ)|態度が(悪|ひど|でか)|やる気(あるの|ある|ない)|ありえない|あり得ない|有り得ない|呆れ(た|ます|まし|て)|あきれ(た|ます)|がっかり(です|しました|だ)|残念(すぎ|な対応)|信じられない(！|!|$|。)|話が違う|言ってることが違う|嘘つき|うそつき|ウソつき|嘘(だろ|ばかり|ばっか)|たらい回し|責任(取れ|とれ|を?取って|逃れ|感)|誠意(が|を)|どうなって(る|いる)(んだ|の|んです)|どういう(こと|つもり)(だ|だよ|ですか！|です！)|なんなの(これ|ここ|こいつ|！|$)|何なの(これ|ここ|！|$)|ちゃんと(答えろ|しろ|答えて(よ|ください！)|やれ)|答えになってない|意味(が)?(わから|分から)(ん|ない)(！|!|$|。|んだけど)|日本語(が)?(通じ|わから|分から)|全然(違う|わかって|分かって|役に|ダメ|だめ)|(二|2)度と(買|利用|使|来|行|注文|頼)|(いつまで|どれだけ|どんだけ|何時間|何日)(も)?待た(せ|され)|待たせすぎ|遅すぎ(る|ます|です|！)|無視(する|しない|され|すんな)|クレーム(だ|です|を入れ)|悪い口コミ|低評価|星(1|１|一)つ|ネットに(書|晒|さら)|晒(す|して)|もう(いい加減|我慢|限界|うんざり)|うんざり|我慢(の|でき)|勘弁して)/,
];

/** Talk about complaints or feelings that are not the visitor's now. */
export const NOT_NOW =
  /\b(how|where|who) (do|can|could|would|should) (i|we|one) (complain|file|lodge|make|submit|raise)\b|\b(no|not|don't|do not|never) (complain\w*|angry|want to complain|frustrated)\b|\bif (i'm|i am|someone|a customer)\b|(怎么|如何|怎样|点样|哪里|边度)(可以|才能|去|向)?(投诉|举报)|(不|没|没有|唔|冇)(是|系|想|要|打算|生气|会)?(投诉|举报|嬲|生气)|(苦情|クレーム)(は|では)?(ありません|ない|の(受付|窓口|連絡先))|怒って(い)?(ません|ない)/u;
