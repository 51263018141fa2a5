/** Words that fill a message and say nothing of what it is about, folded. */
const ENGLISH =
  "anything|something|nothing|everything|anyone|someone|everyone|anybody|somebody|somewhere|anywhere|everywhere|somehow|anyway|kinda|sorta|gonna|wanna|gotta|got|getting|gets|stuff|thing|things|really|actually|basically|literally|probably|maybe|perhaps|just|still|already|yet|also|too|only|even|quite|pretty|super|btw|pls|plz|please|guys|hey|hi|hello|oh|ok|okay|um|well|so|then|now|right|straight|away|together|around|along|across|instead|otherwise|though|although|because|cause|coz|cuz|since|while|after|before|again|back|off|out|up|down|over|there|here|let|lets|let's|i've|i'll|we've|we'll|you've|you'll|you're|they're|that's|there's|what's|who's|where's|how's|it'll|i'm|im|ive|id|dont|didnt|doesnt|isnt|wasnt|couldnt|wouldnt|cant|wont|supposed|able|allowed|going|gone|went|came|coming|comes|come|make|makes|made|making|take|takes|took|taking|put|puts|keep|keeps|kept|give|gives|gave|giving|tell|told|say|says|said|saying|think|thought|guess|wonder|wondering|sure|chance|possible|problem|issue|trouble|help|manage|happen|happens|happened|happening|end|ended|start|started|try|tried|trying|seem|seems|look|looks|looking|find|found|see|seen|saw|show|shows|bit|lot|lots|few|couple|bunch|kind|sort|type|way|ways|case|one|ones|two|both|else|other|others|another|whole|rest|part|much|many|more|most|less|least|own|same|different|such|very|ever|never|always|sometimes|usually|often|soon|later|recently|lately|about|without|within|into|onto|upon|like|per|via|till|until|don't|doesn't|didn't|can't|won't|isn't|aren't|wasn't|u|ur|r|ya|yeah|yes|no|nope|thx|thanks|thank|damn|god|honestly|seriously|apparently|currently|whatever|whichever|whenever|wherever|either|neither|unless|whether";

const CHINESE =
  '一直|一下|一个|一些|一点|有点|有些|已经|现在|目前|刚才|刚刚|刚|正在|后来|之后|之前|以后|以前|然后|接着|的话|时候|的时候|还是|或者|但是|可是|不过|因为|所以|如果|要是|虽然|而且|并且|就是|都是|只是|只有|只要|只能|还有|还会|还能|还没|应该|可能|大概|也许|肯定|一定|必须|需要|得要|想要|打算|准备|觉得|感觉|以为|知道|发现|看到|听说|好像|似乎|比较|非常|特别|真的|其实|总是|经常|有时|自己|别人|大家|人家|对方|东西|事情|情况|问题|办法|方面|地方|这边|那边|这里|那里|这样|那样|这么|那么|这种|那种|啥|咋|咋办|怎么办|怎么回事|干啥|能否|行不行|行吗|可否|好吗|好不好|对吗|是吧|对吧|来着|起来|出来|下来|上去|过来|过去|回来|进去|出去|一起|一样|另外|其他|其它|别的|某个|每个|所有|全部|整个|完全|直接|马上|立刻|赶紧|尽快|突然|居然|竟然|终于|最近|上次|这次|下次|头一回|第一次|老是|帮我|帮忙|麻烦|劳驾|给我|让我|跟我|我家|我们家|咱|咱们|亲|呃|嗯|哎|唉|哦|噢|哈|嘛|呗|哒|滴|弄|搞|整|算|会不会|要不要|用不用|能不能|可不可以|是不是|有没有|怎么样|多少';

const CANTONESE =
  '而家|依家|宜家|头先|啱啱|啱先|已经|仲未|仲系|仲会|仲可以|咁样|咁就|咁多|咁耐|咁快|噉样|点算|点知|点会|边个|边种|乜嘢|乜野|咩嘢|做咩|为咩|系咪|系唔系|有冇|使唔使|要唔要|可唔可以|得唔得|识唔识|会唔会|嗰时|嗰阵|果阵|个阵|嘅话|嘅时候|嘅|咗|紧|埋|晒|翻|返|落|起身|出嚟|入去|过嚟|之前|之后|跟住|同埋|定系|不过|但系|因为|所以|如果|净系|都系|成日|成个|成间|好似|应该|可能|梗系|一定|其实|唔该|麻烦|帮我|帮手|俾我|畀我|同我|我哋|你哋|佢哋|自己|人哋|嘢|野|啲|个|件|张|间|次|今次|下次|上次|第一次|想问|知唔知|睇下|试下|搵|攞|整|搞|喺|喺度|呢度|嗰度|呢个|嗰个|呢啲|嗰啲|喎|啫|㗎|嘞|噃|啩|吖|嗱|囉|咋|先';

const JAPANESE =
  'こと|もの|ところ|とき|時|場合|ため|よう|そう|こう|ああ|どう|まま|ほう|方|はず|つもり|わけ|くらい|ぐらい|ほど|だけ|しか|など|とか|ばかり|さっき|今|いま|今から|これから|まだ|もう|すでに|また|まず|やっぱり|やはり|たぶん|多分|きっと|本当に|ほんとに|実は|ちょっと|少し|とても|すごく|かなり|あまり|全然|ぜんぜん|ずっと|すぐ|すぐに|急に|うっかり|はじめて|初めて|一度|一回|もう一度|何か|なにか|何も|誰か|どこか|いつも|普段|たまに|ときどき|一緒に|いっしょに|自分|私|わたし|僕|俺|うち|こちら|そちら|あちら|みんな|皆|人|方法|感じ|気|思い|思う|思って|思った|考え|知り|知って|困り|困って|困った|なり|なって|なった|なる|なくなって|やり|やって|やった|やる|でき|できな|できて|でした|している|してる|してます|していて|しています|してい|されて|された|される|させて|もらえ|もらって|いただけ|いただき|頂け|頂き|くれる|くれます|くれません|ください|下さい|ほしい|欲しい|たい|たく|たら|なら|けど|けれど|のですが|んですが|んですけど|んだけど|ですが|ますが|ので|のに|から|まで|より|って|という|といった|みたい|らしい|でしょう|かな|かも|よね|いい|良い|よい|だめ|ダメ|駄目|無理|お願い|すみません|すいません|教えて|助けて|見て|来て|行って|行き|来た|来る|入って|入れ|出て|出し|出た|出る|持って|持ち|使って|付いて|ついて|つい';

const FILLER = new RegExp(`(?<![\\p{L}\\p{N}'])(?:${ENGLISH})(?![\\p{L}\\p{N}'])|${CANTONESE}|${CHINESE}|${JAPANESE}`, 'gu');

/** Marks the characters of a folded text that only fill it. */
export function markFiller(folded: string): Uint8Array {
  const marks = new Uint8Array(folded.length);
  for (const { index, 0: words } of folded.matchAll(FILLER)) marks.fill(1, index, index + words.length);
  return marks;
}
