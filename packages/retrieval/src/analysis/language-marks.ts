const asSet = (characters: string): ReadonlySet<string> => new Set(characters);

/** Simplified forms that Traditional writing also uses, in another sense (后, 里) or as they are (台, 面): they prove nothing. */
export const SHARED_WITH_TRADITIONAL = asSet(
  '㐹丑于云亘仆伙余佛俊修僵克冢冬准凌几凶出划刮制千升卜占卷厘只台叶吁吃合吊同后向呆周咨咸咽哄唇喂噪回困夸奸姜娘家尸局岩岳巨布帘席干幸弦彩征御志念恤愈戚扇才扎托扣折抵拐挂挨挽捆捍搜斗旋昆暗曲札朱朴杆杠杯松板核梁棱欲沈沾泛注涂涌淀游溪漓熏狸玩璇症皂矩私秋系累胄胡腊腌膻致舍芸苔范蒙蔑蚝蝎表谷跖辟郁酸采里雕面糊栗着真既即却床群峰携嘘教厨剥秘痴脚温内叙税脱弥',
);

/** Simplified forms that Japanese writes too: Chinese or Japanese, but not Traditional Chinese. */
export const SHARED_WITH_JAPANESE = asSet(
  '万与乱争会体侠俣写凄励区医厩参双号嘱国埼堕壮声奥学宝寝寿将尽届属屡峡庄当彦径怜恋恒悦惨戯担挟掴数断旗旧昼晋晒机条来枢栖桧梼棋横欧残殴没浅涛湿滞潜灯点状独狭猪猫献画盗砺碍礼祢祷禅称窃箪糖肴胆芦莱葱蒋蓑薮虚蚕蛎蛮蝉装触誉践踊躯辞迩遥随雇静麦黄',
);

/** Forms that only Japanese writes. */
export const ONLY_JAPANESE = asSet(
  '両乗亜仏仮伝価倹児円処剤労効勧勲単厳収営団囲図圏圧塁塩増壊壌壱売変嬢実寛対専巌巻帯帰庁広廃弐弾従徳徴応恵悩悪懐戦戻払抜択拝拠拡挙挿捜掲揺摂撃斎晩暁暦桜桟検楽概様権歓歩歳歴毎沢浄浜涙渇済渉渋満滝瀬焼犠猟獣畳発県砕稲穂穏粋粛経絵継続総縄縦繊聡聴脳臓舗蔵薫薬蛍褒覇覚覧観訳読譲豊賛転軽辺逓遅郷酔醸釈鉄鉱銭鋳錬関闘陥険隠雑霊頼駅駆騒験髄鶏鹸麺黒齢働込畑峠枠辻栃塀々〆',
);

/** What a Chinese sentence can hardly do without and a Japanese one never has. */
export const CHINESE_WORDS = /[嗎吗嘛呢吧你們们這这請请問问麼么]|我[想要的]|什|怎/u;

/** What a Chinese text may be made of alone, and a Japanese one has not, in whichever script. */
export const NEVER_JAPANESE = /[嗎吗嘛吧你您們们麼么谁几]|客服|怎|在不在/u;

/** Words of a shop's Japanese that have no kana; a Chinese visitor calls these things otherwise. */
export const JAPANESE_WORDS =
  /送料|返品|領収書|請求書|予約|会員|店舗|番号|支払|納期|問合|料金|見積|注文|配達|本日|受取|営業|割引|手数料|土日|祝日|定休/u;

/** Characters and words of written Cantonese, in whichever script. */
export const CANTONESE =
  /[喺嘅咗冇搵揾嘢哋啲嚟佢咩嗰畀睇攞噉咁嘥嗮乜啩]|唔(?!該死)|係咪|邊(?:度|個)|點(?:解|樣|先)|幾(?:多錢|耐)|而家|仲有|俾返|呢(?:個|度|次)|(?:多[謝谢]|唔[該该])你?晒|[完齊齐賣卖食用搞買买]晒/u;
