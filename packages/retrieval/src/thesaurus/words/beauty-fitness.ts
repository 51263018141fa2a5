/** What people write to salons, spas, gyms and sports clubs. */
export const BEAUTY_FITNESS = `
hair | en: hair | cn: 头发, 发质 | yue: 頭髮, 髮質, 把頭髮 | tw: 頭髮, 髮質 | ja: 髪, 髪の毛, かみ?, ヘア, 毛髪
hair-salon | en: hair salon, hairdresser, salon, barber, barbershop, hairstylist, stylist | cn: 理发店, 发廊, 美发店, 发型师, 托尼老师 | yue: 髮型屋, 飛髮舖, 髮廊, 髮型師, salon | tw: 髮廊, 理髮店, 美髮, 設計師?, 髮型師 | ja: 美容院, 美容室, 床屋, 理髪店, 美容師, ヘアサロン
haircut | en: haircut, cut my hair, hair cut, trim, get my hair cut | cn: 剪头发, 理发, 剪发, 修剪头发 | yue: 剪髮, 飛髮, 剪頭髮, 修髮尾 | tw: 剪髮, 剪頭髮, 修剪頭髮 | ja: カット?, ヘアカット, 散髪, 髪を切, 髪切
hair-colour | en: hair colour, hair color, dye, hair dye, highlights, bleach hair, root touch-up | cn: 染发, 染头发, 挑染, 漂发, 补染 | yue: 染髮, 染頭髮, 漂髮, 挑染, 補色 | tw: 染髮, 染頭髮, 漂髮, 挑染, 補染 | ja: カラー?, ヘアカラー, 白髪染め, 毛染め, ブリーチ, ハイライト
perm | en: perm, curl my hair, straighten hair, rebonding, straightening | cn: 烫发, 烫头, 烫头发, 拉直, 离子烫 | yue: 電髮, 電頭髮, 負離子, 拉直頭髮 | tw: 燙髮, 燙頭髮, 離子燙, 燙直 | ja: パーマ, 縮毛矯正, ストレート?, デジタルパーマ
hair-treatment | en: hair treatment, hair mask, scalp treatment, keratin, hair conditioner | cn: 护发, 头皮护理, 焗油, 发膜, 头疗 | yue: 焗油, 護髮, 頭皮護理, 頭皮療程, 髮膜 | tw: 護髮, 頭皮護理, 頭皮保養, 髮膜 | ja: トリートメント, ヘアケア, ヘッドスパ, 髪質改善
shampoo-blow | en: shampoo and blow dry, blow-dry, blowout, hair wash, hair styling | cn: 洗头, 洗吹, 洗剪吹, 吹头发, 做造型 | yue: 洗頭, 洗剪吹, 吹頭, set頭 | tw: 洗頭, 洗剪, 吹整, 做造型 | ja: シャンプーブロー, ブロー, ヘアセット, セット?, 洗髪
bangs | en: fringe, bangs, layers, short hair, long hair | cn: 刘海, 短发, 长发, 层次 | yue: 瀏海, 剪陰, 短髮, 長髮 | tw: 瀏海, 短髮, 長髮, 層次 | ja: 前髪, ショートヘア, ロングヘア, レイヤー?
hair-extensions | en: hair extensions, extension?, wig | cn: 接发, 假发 | yue: 駁髮, 假髮 | tw: 接髮, 假髮 | ja: エクステ?, ウィッグ, かつら, つけ毛
hair-removal | en: hair removal, waxing, laser hair removal, depilation, wax? | cn: 脱毛, 激光脱毛, 除毛, 冰点脱毛 | yue: 脫毛, 激光脫毛, wax毛, 彩光脫毛 | tw: 除毛, 雷射除毛, 脫毛, 熱蠟除毛 | ja: 脱毛, 医療脱毛, 除毛, だつもう, ムダ毛
shave | en: shave, beard, shaving, razor, moustache | cn: 刮胡子, 剃须, 胡子, 剃须刀 | yue: 剃鬚, 鬍鬚, 鬚刨 | tw: 刮鬍子, 鬍子, 刮鬍刀 | ja: 髭剃り, ひげ, ひげそり, 顔剃り, シェービング
nails | en: nails, manicure, pedicure, nail art, gel nails, nail salon | cn: 美甲, 指甲, 做指甲, 美甲店 | yue: 美甲, 整甲, gel甲, 整指甲, 修甲 | tw: 美甲, 指甲, 做指甲, 凝膠指甲 | ja: ネイル, 爪, ジェルネイル, マニキュア, ネイルサロン
nail-removal | en: gel removal, remove gel, nail removal, take off gel | cn: 卸甲, 洗甲 | yue: 卸甲, 落甲, 落gel | tw: 卸甲 | ja: ジェルオフ, ネイルオフ, オフ代, 付け替え
eyelash | en: eyelash, lash, lash extensions, lash lift | cn: 睫毛, 嫁接睫毛, 种睫毛, 美睫 | yue: 眼睫毛, 駁睫毛, 種睫毛, 電睫毛 | tw: 睫毛, 接睫毛, 美睫, 種睫毛 | ja: まつげ, まつエク, まつ毛, マツエク, まつげパーマ
eyebrow | en: eyebrow, brow, microblading, brow shaping, semi-permanent makeup | cn: 眉毛, 纹眉, 修眉, 半永久 | yue: 眼眉, 紋眉, 修眉, 飄眉 | tw: 眉毛, 紋眉, 霧眉, 修眉 | ja: 眉毛, 眉, 眉カット, アートメイク
makeup | en: makeup, make-up, make up artist, cosmetics, foundation?, lipstick | cn: 化妆, 彩妆, 化妆师, 口红, 粉底 | yue: 化妝, 化妝品, 化妝師, 唇膏, 粉底 | tw: 化妝, 彩妝, 新娘秘書, 口紅, 粉底 | ja: メイク, 化粧, 化粧品, メーク, 口紅, コスメ
skincare | en: skincare, skin care, moisturiser, moisturizer, lotion, serum, face cream | cn: 护肤, 护肤品, 面霜, 精华, 乳液 | yue: 護膚, 護膚品, 面霜, 精華, 乳液 | tw: 保養品, 護膚, 面霜, 精華液, 乳液 | ja: スキンケア, 化粧水, 美容液, 乳液, 保湿
sunscreen | en: sunscreen, sunblock, sun cream, spf | cn: 防晒, 防晒霜 | yue: 防曬, 太陽油, 防曬乳 | tw: 防曬, 防曬乳 | ja: 日焼け止め, ひやけどめ, uvケア
facial | en: facial?, facial treatment, facial care, deep cleansing | cn: 做脸, 面部护理, 清洁脸部, 美容护理, 小气泡 | yue: 做facial, facial, 面部護理, 美容療程, 做面 | tw: 做臉, 臉部保養, 臉部護理 | ja: フェイシャル, 顔エステ, フェイシャルエステ, 毛穴洗浄
beauty-salon | en: beauty salon, beautician, beauty parlour, beauty treatment | cn: 美容院, 美容, 美容师, 美容店 | yue: 美容院, 美容, 美容師, 美容中心 | tw: 美容, 美容師, 美容院? | ja: エステ, エステサロン, 美容サロン, エステティシャン
massage | en: massage, massage therapist, masseuse, deep tissue | cn: 按摩, 推拿, 足疗, spa按摩 | yue: 按摩, 推拿, 揼骨, 腳底按摩, 搓骨 | tw: 按摩, 推拿, 腳底按摩, 指壓 | ja: マッサージ, もみほぐし, 指圧, 足つぼ, リラクゼーション
spa | en: spa, aromatherapy, body scrub, essential oil | cn: 水疗, 精油, 香薰, 芳疗 | yue: 水療, 精油, 香薰, spa | tw: 芳療, 精油, 水療, spa | ja: スパ, アロマ, アロママッサージ, 岩盤浴
pressure-strength | en: strong pressure, gentle, softer massage, firm pressure | cn: 力度, 轻一点, 重一点, 手法重 | yue: 力度, 輕手啲, 大力啲, 細力啲 | tw: 力道, 輕一點, 大力一點 | ja: 強め, 弱め, 力加減, 強さ
choose-staff | en: choose my stylist, request a therapist, same therapist, same stylist, ask for a particular person | cn: 指定技师, 指定发型师, 点名, 指定老师, 换技师 | yue: 指定髮型師, 揀師傅, 指定技師, 指名 | tw: 指定設計師, 指定美容師, 指定師傅, 換設計師 | ja: 指名, 指名料, 担当者の指名, 担当?, 担当者指定
gym | en: gym, fitness centre, fitness center, health club, gymnasium | cn: 健身房, 健身, 健身俱乐部 | yue: 健身室, gym房, 做gym, 健身中心 | tw: 健身房, 健身, 健身中心 | ja: ジム, スポーツジム, フィットネスクラブ, フィットネス
work-out | en: work out, workout, exercise, training?, weights | cn: 锻炼, 运动, 撸铁, 健身训练 | yue: 操肌, 做運動, 運動, 操fit | tw: 運動, 重訓, 健身訓練 | ja: 運動, 筋トレ, トレーニング, ワークアウト, うんどう
gym-equipment | en: gym equipment, treadmill, machine at the gym, dumbbell, barbell | cn: 器械, 跑步机, 哑铃, 健身器材 | yue: 跑步機, 健身器材, 啞鈴 | tw: 跑步機, 健身器材, 啞鈴, 器材? | ja: ランニングマシン, マシン?, ダンベル, 器具, トレーニングマシン
personal-trainer | en: personal trainer, pt, private coach, one-on-one training, trainer | cn: 私教, 私人教练, 教练, 一对一训练 | yue: 私人教練, pt, 教練, 健身教練 | tw: 私人教練, 教練課, 健身教練, 教練 | ja: パーソナルトレーナー, トレーナー, パーソナルトレーニング, パーソナル
fitness-class | en: fitness class, group class, gym class, aerobics, spinning, zumba | cn: 团课, 操课, 健身课, 动感单车 | yue: 團體班, 健身班, 舞蹈班?, 單車班 | tw: 團體課, 團課, 有氧課, 飛輪 | ja: スタジオレッスン, グループレッスン, エアロビ, スタジオプログラム
yoga | en: yoga, pilates, stretching, stretch | cn: 瑜伽, 普拉提, 拉伸 | yue: 瑜伽, 普拉提, 拉筋 | tw: 瑜珈, 皮拉提斯, 伸展 | ja: ヨガ, ピラティス, ストレッチ, よが
dance | en: dance, dancing, ballet, hip hop | cn: 跳舞, 舞蹈, 芭蕾, 街舞 | yue: 跳舞, 舞蹈, 芭蕾舞, 排舞 | tw: 跳舞, 舞蹈, 芭蕾, 街舞 | ja: ダンス, バレエ, 踊り, 踊る
martial-arts | en: boxing, martial arts, karate, taekwondo, kickboxing, judo | cn: 拳击, 武术, 跆拳道, 散打, 空手道 | yue: 拳擊, 打拳, 泰拳, 跆拳道, 空手道 | tw: 拳擊, 武術, 跆拳道, 空手道, 泰拳 | ja: ボクシング, 格闘技, 空手, 柔道, キックボクシング
swimming-lesson | en: swimming lesson, learn to swim, swimming class | cn: 游泳课, 学游泳, 游泳班 | yue: 游水班, 學游水, 習泳班 | tw: 游泳課, 學游泳, 游泳班 | ja: スイミングスクール, 水泳教室, スイミング, 水泳を習
ball-games | en: badminton, tennis, basketball, football, table tennis, court?, soccer | cn: 羽毛球, 网球, 篮球, 足球, 乒乓球 | yue: 羽毛球, 網球, 籃球, 足球, 乒乓波, 打波 | tw: 羽球, 網球, 籃球, 足球, 桌球 | ja: バドミントン, テニス, バスケ, サッカー, 卓球
sports-court | en: book a court, court hire, pitch, sports hall, court booking | cn: 订场, 球场, 场地预订, 羽毛球场 | yue: book場, 租場?, 訂場, 球場, 康文署場 | tw: 租球場, 球場, 場地預約, 訂場地 | ja: コート?, コート予約, 体育館, グラウンド, コートの利用
golf | en: golf, golf course, driving range | cn: 高尔夫, 高尔夫球场 | yue: 高爾夫球, 哥爾夫球, 高球 | tw: 高爾夫, 高爾夫球 | ja: ゴルフ, ゴルフ場, 打ちっぱなし
climbing | en: rock climbing, bouldering, climbing | cn: 攀岩, 抱石 | yue: 攀石, 抱石 | tw: 攀岩, 抱石 | ja: クライミング, ボルダリング
running | en: running?, marathon, jogging, run a race | cn: 跑步, 马拉松, 慢跑 | yue: 跑步, 馬拉松, 緩步跑 | tw: 跑步, 馬拉松, 慢跑 | ja: マラソン, ランニング, ジョギング, 走る
cycling | en: bicycle, bike, cycling, cycle? | cn: 自行车, 骑车, 单车, 骑行 | yue: 單車, 踩單車 | tw: 腳踏車, 自行車, 騎車, 單車 | ja: 自転車, サイクリング, じてんしゃ, チャリ
gym-membership | en: gym membership, join the gym, become a member, membership plan, sign up for the gym | cn: 办卡, 健身卡, 年卡, 月卡, 入会 | yue: 健身會籍, 會籍, 做gym會員, 入會 | tw: 入會, 健身房會員, 會籍, 辦會員 | ja: 入会, 会員になり, 入会手続き, にゅうかい, ジムの会員
membership-fee | en: membership fee, monthly fee, annual fee, joining fee, enrolment fee | cn: 会费, 月费, 年费, 入会费 | yue: 會費, 月費, 年費, 入會費 | tw: 會費, 月費, 年費, 入會費 | ja: 会費, 月会費, 年会費, 入会金, 月謝?
freeze-membership | en: freeze membership, pause membership, put membership on hold, suspend membership | cn: 冻结会员卡, 停卡, 暂停会籍, 请假停卡 | yue: 暫停會籍, 凍結會籍, freeze會籍 | tw: 暫停會籍, 會籍凍結, 請假停會 | ja: 休会, 休会手続き, きゅうかい, 一時休会
quit-membership | en: cancel membership, quit the gym, end membership, leave the gym, terminate membership | cn: 退会, 退卡, 退会员, 取消会员 | yue: 取消會籍, 退會, cut會籍, 終止會籍 | tw: 退會, 取消會籍, 解約?, 終止會籍 | ja: 退会, 退会手続き, たいかい, 辞めたい
prepaid-sessions | en: prepaid sessions, session package, class pack, ten-session pass, sessions left, remaining sessions | cn: 次卡, 课包, 剩余次数, 疗程卡, 还剩几次 | yue: 套票堂數, 剩低幾多堂, 療程套票, 仲有幾多次 | tw: 課程包, 堂數, 剩餘堂數, 還剩幾堂 | ja: 回数券, 残り回数, かいすうけん, チケット制
trial-session | en: trial session, trial class, free trial class, taster session, first-time trial | cn: 体验课, 试听课, 体验一次, 首次体验, 试课 | yue: 試堂, 體驗班, 試做, 首次體驗, 試玩一堂 | tw: 體驗課, 試上, 首次體驗, 免費體驗 | ja: 体験レッスン, お試し?, 無料体験, 体験入会, 初回体験, 見学?
class-booking | en: book a class, reserve a class, class spot, class full | cn: 约课, 预约课程, 抢课 | yue: book堂, 約堂, book class, 報堂 | tw: 約課, 預約課程, 訂課 | ja: レッスン予約, クラス予約, レッスンの予約
class-level | en: beginner class, intermediate, advanced class, for beginners, never done it before | cn: 零基础, 初级班, 中级班, 高级班, 新手 | yue: 初班, 初學者, 零基礎, 中班?, 高班, 新手 | tw: 初級班, 初學者, 零基礎, 新手, 中級班 | ja: 初心者, 初級, 中級, 上級, 未経験
changing-room | en: changing room, locker room, dressing room | cn: 更衣室, 换衣服的地方 | yue: 更衣室, 換衫, 換衫房 | tw: 更衣室, 換衣服 | ja: 更衣室, ロッカールーム, 着替え, こういしつ
locker | en: locker, coin locker, storage locker | cn: 储物柜, 寄存柜, 存包柜 | yue: 儲物櫃, 寄物櫃, locker | tw: 置物櫃, 寄物櫃, 儲物櫃 | ja: ロッカー, コインロッカー, ろっかー
sportswear | en: gym clothes, sportswear, swimsuit, trainers, swimming cap, what to wear | cn: 运动服, 运动鞋, 泳衣, 泳帽, 穿什么 | yue: 運動衫, 運動鞋, 泳衣, 波鞋, 泳帽, 著咩衫 | tw: 運動服, 運動鞋, 泳衣, 泳帽, 穿什麼 | ja: 運動着, 水着, ウェア, 室内シューズ, 服装, 運動靴
wedding-photo | en: photo shoot, wedding photos, portrait, photographer, id photo | cn: 婚纱照, 写真, 证件照, 摄影师, 拍照 | yue: 婚紗相, 影相, 證件相, 攝影師, 影婚紗相 | tw: 婚紗照, 寫真, 證件照, 攝影師, 大頭照 | ja: 写真撮影, 前撮り, 証明写真, カメラマン, 撮影
kimono-rental | en: kimono, kimono rental, costume rental, hanbok, dress hire | cn: 和服, 租和服, 汉服, 礼服租赁 | yue: 和服, 租和服, 租禮服, 租衫 | tw: 和服, 租和服, 和服體驗, 租禮服 | ja: 着物, 着物レンタル, 着付け, 衣装レンタル, レンタル衣装
tanning-sunburn | en: tan, tanning, sunburn, spray tan | cn: 晒黑, 晒伤, 美黑 | yue: 曬黑, 曬傷, 曬燈 | tw: 曬黑, 曬傷, 助曬 | ja: 日焼け, 日サロ, タンニング
perfume | en: perfume, fragrance, scent, smell?, unscented | cn: 香水, 香味, 无香 | yue: 香水, 香味, 冇香味, 無香 | tw: 香水, 香味, 無香 | ja: 香水, 香り, 無香料, 匂い?
piercing | en: piercing, ear piercing, pierced ears | cn: 打耳洞, 穿孔 | yue: 穿耳窿, 打耳窿, 耳窿 | tw: 穿耳洞, 打耳洞 | ja: ピアス, ピアス穴, ピアッシング
arrive-late-appointment | en: late for my appointment, running late for, be a bit late, will be late, arriving late for class | cn: 迟到, 晚到一会, 会晚一点, 晚几分钟 | yue: 遲到, 遲少少到, 遲咗, 會遲 | tw: 遲到, 會晚點到, 晚幾分鐘 | ja: 遅刻, 遅れます, 遅れそう, ちこく, 遅れる
`;
