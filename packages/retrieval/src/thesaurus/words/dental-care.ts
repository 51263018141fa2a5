/** What people write to dentists, beside the treatments that every clinic names. */
export const DENTAL_CARE = `
tartar | en: tartar, plaque?, calculus, scale and polish, scaling, hygienist, dental hygienist | cn: 牙结石, 牙石, 牙垢, 超声波洗牙, 洁牙, 洁治 | yue: 牙石, 剷牙石, 洗牙石, 牙垢, 洗牙 | tw: 牙結石, 牙垢, 洗牙, 超音波洗牙 | ja: 歯石, 歯垢, プラーク, スケーリング, 歯石取り, 歯のクリーニング
loose-filling | en: filling fell out, filling came out, lost a filling, filling is loose, filling falls out, tooth repair came loose | cn: 补的牙掉了, 补牙掉了, 填充物掉, 补的那块, 补牙的料掉 | yue: 補牙甩咗, 甩咗補牙, 補牙脫落, 補牙啲料, 甩咗啖牙料, 補牙嘅料 | tw: 補的牙掉了, 填補物掉, 補牙掉了 | ja: 詰め物が取れ, 詰め物がとれ, 銀歯が取れ, 詰め物がポロ, 治療のところがポロ
dental-crown | en: crown?, dental crown, cap on my tooth, tooth cap, bridge? | cn: 牙冠, 烤瓷牙, 全瓷牙, 牙套?, 牙桥 | yue: 牙套?, 瓷牙套, 牙橋, 烤瓷 | tw: 牙冠, 假牙套, 全瓷冠, 牙橋 | ja: 被せ物, かぶせ物, クラウン, 差し歯, ブリッジ?
loose-crown | en: crown fell off, crown came off, cap came off, my crown is loose | cn: 牙冠掉了, 牙套掉了, 烤瓷牙掉了 | yue: 牙套甩咗, 甩咗個牙套, 牙橋鬆咗 | tw: 牙冠掉了, 假牙掉了 | ja: 被せ物が取れ, 差し歯が抜け, かぶせが取れ
dentures | en: dentures, false teeth, denture, partial denture | cn: 假牙, 活动假牙, 义齿 | yue: 假牙, 棚假牙, 活動假牙 | tw: 假牙, 活動假牙, 全口假牙 | ja: 入れ歯, 義歯, 部分入れ歯
broken-tooth | en: chipped tooth, broken tooth, cracked tooth, tooth broke, knocked out tooth, chipped my tooth | cn: 牙崩了, 牙断了, 牙裂了, 牙磕掉, 崩了一块牙 | yue: 崩咗牙, 崩牙, 斷咗牙, 撞甩隻牙 | tw: 牙齒斷了, 牙齒裂, 牙齒崩, 撞斷牙 | ja: 歯が欠け, 歯が折れ, 歯が割れ, 歯をぶつけ
wisdom-tooth | en: wisdom tooth, wisdom teeth, impacted tooth | cn: 智齿, 智慧齿, 立事牙 | yue: 智慧齒, 智慧牙 | tw: 智齒, 阻生齒 | ja: 親知らず, 親不知, おやしらず
gum-trouble | en: bleeding gums, gum disease, swollen gums, receding gums, gums bleed, periodontitis, my gums | cn: 牙龈出血, 牙周炎, 牙龈肿, 刷牙出血, 牙肉萎缩, 牙周病 | yue: 牙肉出血, 牙周病, 牙肉腫, 牙肉發炎, 刷牙流血 | tw: 牙齦出血, 牙周病, 牙齦腫, 牙肉流血 | ja: 歯茎, 歯ぐき, 歯周病, 歯肉炎, 歯槽膿漏, 歯磨きで血
sensitive-teeth | en: sensitive teeth, sensitive to cold, teeth are sensitive, twinge | cn: 牙敏感, 怕冷怕热, 牙酸, 吃冰牙疼 | yue: 牙齒敏感, 凍親痛, 飲凍嘢痛, 牙酸軟 | tw: 牙齒敏感, 吃冰會痛, 牙齒酸 | ja: 知覚過敏, しみる, 歯がしみ, 冷たいものがしみ
numb-mouth | en: numb?, numbness, numbing, still numb, lip is asleep, frozen mouth, can't feel my lip | cn: 麻药, 嘴麻, 麻木, 嘴还麻, 麻劲, 打麻药 | yue: 打麻醉, 個嘴痺, 嘴仲痺, 麻痺, 痺痺哋, 麻醉針 | tw: 麻醉, 嘴巴麻, 還麻麻的, 麻藥 | ja: しびれ, 唇がしびれ, 麻酔が残, 麻酔が切れ, 麻酔のあと
eat-after-treatment | en: eat after, eat afterwards, when can i eat, lunch afterwards, drink after the treatment, is lunch ok | cn: 多久能吃, 能吃饭吗, 能吃午饭, 多久可以吃东西, 拔完牙能吃 | yue: 幾時食得, 食唔食得嘢, 食得嘢未, 食唔食得晏, 幾耐先食得 | tw: 多久可以吃, 可以吃東西嗎, 什麼時候能吃飯 | ja: 食事はいつから, 食べていいですか, お昼食べて, 食べても大丈夫, いつから食べ
fear-of-treatment | en: scared of, afraid of the dentist, nervous about, dental phobia, anxious about, terrified of, does it hurt, will it hurt | cn: 害怕?, 怕疼, 疼不疼, 疼吗, 会疼吗, 看牙恐惧 | yue: 好驚, 怕痛, 痛唔痛, 會唔會好痛, 驚睇牙 | tw: 怕痛, 會痛嗎, 好怕, 看牙恐懼 | ja: 怖い?, 痛いですか, 痛みますか, こわい?, 歯医者が苦手, 痛くない?
cavity | en: cavity, cavities, tooth decay, hole in my tooth, caries, rotten tooth | cn: 蛀牙, 龋齿, 虫牙, 牙洞, 牙黑了 | yue: 蛀牙, 爛牙, 牙有窿, 牙洞 | tw: 蛀牙, 齲齒, 牙齒有洞 | ja: 虫歯, むし歯, 歯に穴, 虫歯治療
braces-check | en: braces check, wire is poking, bracket came off, retainer, aligner, aligners, invisalign, braces wire | cn: 保持器, 隐形牙套, 钢丝扎嘴, 托槽掉了, 隐适美 | yue: 隱形牙箍, 鐵線刮親, 甩咗粒牙箍, 固定器 | tw: 維持器, 隱形牙套, 鐵線刺到, 矯正器掉 | ja: リテーナー, マウスピース矯正, ワイヤーが刺さ, 装置が外れ, インビザライン
night-guard | en: grind my teeth, grinding teeth, night guard, teeth grinding, jaw pain, clench, mouthguard, mouth guard | cn: 磨牙, 夜磨牙, 咬合垫, 牙垫, 下巴疼 | yue: 磨牙, 牙膠, 夜晚磨牙, 牙骹痛, 牙骹 | tw: 磨牙, 咬合板, 護牙套, 下巴痛 | ja: 歯ぎしり, 食いしばり, ナイトガード, 顎が痛, 顎関節, マウスピース
bad-breath | en: bad breath, breath smells, mouth smells, halitosis | cn: 口臭, 嘴巴臭, 有口气 | yue: 口臭, 有口氣, 把口臭 | tw: 口臭, 嘴巴臭, 口氣重 | ja: 口臭, 息がくさ, 口のにおい
children-teeth | en: baby teeth, milk teeth, baby tooth, fluoride, sealant, sealants, kids teeth, first tooth | cn: 乳牙, 换牙, 涂氟, 窝沟封闭, 孩子的牙 | yue: 乳齒, 換牙, 塗氟, 防蛀, 小朋友啲牙 | tw: 乳牙, 換牙, 塗氟, 窩溝封填 | ja: 乳歯, 生え変わり, フッ素, シーラント, 子どもの歯, 仕上げ磨き
mouth-ulcer | en: mouth ulcer, canker sore, sore in my mouth, ulcer in the mouth | cn: 口腔溃疡, 口疮, 嘴里起泡 | yue: 痱滋, 生痱滋, 口瘡 | tw: 嘴破, 口腔潰瘍, 嘴巴破 | ja: 口内炎, 口の中にできもの
tooth-swelling | en: abscess, swollen face, cheek is swollen, tooth infection, pus | cn: 脸肿了, 牙龈脓肿, 牙肿, 腮帮子肿 | yue: 面腫, 塊面腫晒, 牙瘡, 含膿 | tw: 臉腫, 牙齦膿包, 牙齒腫 | ja: 顔が腫れ, 頬が腫れ, 膿が, 歯茎が腫れ, ほっぺが腫れ
stitches-removal | en: stitches out, remove stitches, take out stitches, sutures, stitches? | cn: 拆线, 缝线?, 缝针 | yue: 拆線, 聯針, 縫線 | tw: 拆線, 縫線, 縫針 | ja: 抜糸, 糸を取, 縫ったところ
after-extraction | en: after extraction, dry socket, tooth pulled yesterday, socket, still bleeding after | cn: 拔完牙, 拔牙后, 干槽症, 还在流血 | yue: 剝完牙, 剝牙之後, 仲流緊血 | tw: 拔完牙, 拔牙後, 還在流血 | ja: 抜歯後, 抜いたあと, 歯を抜いた, 血が止まら
veneers | en: veneer, veneers, porcelain veneers, cosmetic dentistry, smile makeover | cn: 贴面, 瓷贴面, 美牙贴片 | yue: 瓷貼片, 牙貼片, 貼面 | tw: 貼片, 瓷牙貼片, 陶瓷貼片 | ja: ラミネートベニア, セラミック?, セラミックの歯, 審美歯科
`;
