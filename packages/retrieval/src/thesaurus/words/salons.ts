/** What people write to hair salons, beauticians and gyms. */
export const SALONS = `
hair-trim | en: trim?, a trim, just a trim, take a bit off, get my hair done, chop it off, hair cut | cn: 修一下头发, 剪短一点, 修个刘海, 剪个头, 理发, 剪头, 剪头发, 修发尾 | yue: 剪髮, 飛髮, 剪陰, 剪個陰, 修下髮尾, 剪頭髮 | tw: 剪髮, 修髮尾, 修瀏海, 剪頭髮 | ja: カット, 前髪カット, 前髪だけ切, 髪を切, 毛先だけ, ヘアカット, 散髪
squeeze-in | en: squeeze me in, fit me in, any slots, slot today, free slot, any openings, any availability, free this afternoon, last minute appointment | cn: 有空位吗, 能插个队, 今天有空位, 加个号, 今天约得上, 临时约 | yue: 有冇位, 插隊, 今日有冇得book, 即日約, 有冇期 | tw: 有空位嗎, 今天排得進, 臨時預約, 有時段嗎 | ja: 空いてますか, 空きはありますか, 当日予約, 今日入れ, 飛び込み, 今日の午後
hair-highlights | en: highlights, balayage, ombre, lowlights, roots?, root touch-up, toner?, dye my hair, dyed, hair dye | cn: 挑染, 漂染, 补染, 发根补色, 染发, 染头发 | yue: 挑染, 漂染, 補染髮根, 染頭髮, 染髮, 漂完 | tw: 挑染, 漂髮, 補染, 染髮 | ja: ハイライト, インナーカラー, 白髪染め, リタッチ, ヘアカラー, カラーリング, 髪を染め
hair-bleach | en: bleach?, bleached, bleaching | cn: 漂发, 漂头发, 漂了, 漂出来 | yue: 漂髮, 漂頭髮, 漂色 | tw: 漂髮, 漂頭髮, 漂色 | ja: ブリーチ, 脱色, ブリーチした
colour-went-wrong | en: came out orange, turned orange, wrong shade, hair looks brassy, not happy with my colour, not happy with my color, colour is wrong, hate my hair, ruined my hair | cn: 染坏了, 发黄, 跟图不一样, 颜色不对, 颜色不满意, 染花了, 掉色 | yue: 染壞咗, 黃晒, 同相差好遠, 唔啱色, 甩色, 唔滿意隻色 | tw: 染壞了, 色不對, 跟照片不一樣, 掉色, 顏色不滿意 | ja: オレンジっぽ, 色がイメージと違, 色ムラ, 色に満足, 色が違, 失敗され, 色落ち
redo-hair | en: redo?, fix my hair, correct it, redo it for free, correction?, put it right | cn: 重染, 返工?, 重新做, 免费修改, 给我重做 | yue: 執返靚, 免費再染, 補救?, 重做? | tw: 重染, 補救?, 重做?, 免費調整 | ja: お直し?, やり直し?, 手直し?, 無料で直
beard-barber | en: barber, barbershop, beard trim, fade?, buzz cut, mens cut | cn: 剃须, 修胡子, 寸头, 男士理发, 推子 | yue: 剃鬚, 修鬚, 飛髮舖, 男士剪髮, 剷青 | tw: 修鬍子, 刮鬍, 男士剪髮, 平頭 | ja: 髭剃り, ひげ, 床屋, 理容室, メンズカット, フェード
kids-haircut | en: kids haircut, child's haircut, toddler haircut, first haircut | cn: 儿童理发, 小孩剪头, 宝宝理发 | yue: 小朋友剪髮, BB剪髮, 兒童剪髮 | tw: 兒童剪髮, 小孩剪頭髮 | ja: キッズカット, 子どものカット, 子供の散髪
hair-straightening | en: straighten, hair straightening, keratin, rebonding, relaxer, frizzy hair | cn: 拉直, 离子烫, 柔顺, 头发毛躁 | yue: 負離子, 拉直頭髮, 直髮, 頭髮毛躁 | tw: 燙直, 離子燙, 縮毛矯正 | ja: 縮毛矯正, ストレートパーマ, くせ毛, 髪の広がり
updo-event | en: updo, bridal hair, hair for a wedding, prom hair, hair styling, blow dry, blowout | cn: 盘发, 新娘发型, 做造型, 吹造型 | yue: 新娘髮型, 盤髮, 做造型, 吹頭髮 | tw: 盤髮, 新娘髮型, 吹整, 做造型 | ja: ヘアセット, アップスタイル, 結婚式の髪, 着付け, ブロー
patch-test | en: patch test, allergic to dye, dye allergy, scalp is sensitive | cn: 皮试?, 染发过敏, 头皮敏感 | yue: 敏感測試, 染髮敏感, 頭皮敏感 | tw: 過敏測試, 染髮過敏, 頭皮敏感 | ja: パッチテスト, 染毛剤アレルギー, 頭皮が弱
lash-brow | en: lash lift, lash extensions, brow lamination, microblading, eyebrow tint | cn: 嫁接睫毛, 睫毛烫, 纹眉, 飘眉 | yue: 駁睫毛, 電睫毛, 飄眉, 紋眉 | tw: 接睫毛, 美睫, 霧眉, 紋眉 | ja: マツエク, まつげパーマ, まつパ, 眉毛サロン, アートメイク
gel-nails | en: gel nails, shellac, acrylics, manicure, pedicure, chipped nail, nail came off | cn: 美甲, 甲油胶, 卸甲, 指甲掉了, 修脚? | yue: gel甲, 整甲, 美甲, 落甲, 修甲 | tw: 美甲, 凝膠指甲, 卸甲, 光療 | ja: ジェルネイル, ネイル, ネイルオフ, ネイルが取れ, マニキュア, ペディキュア
deposit-no-show | en: no-show fee, no show, missed my slot, forgot my appointment, cancellation charge, didn't turn up | cn: 爽约, 放鸽子, 忘了去, 没去成扣钱 | yue: 甩底, 冇到, 唔記得去, 爽約 | tw: 爽約, 忘記去, 沒到, 放鳥 | ja: 無断キャンセル, ドタキャン, 行くのを忘れ, すっぽかし
stylist-choice | en: ask for a stylist, same stylist, my usual stylist, senior stylist, who cuts | cn: 指定发型师, 总监剪, 找原来那个师傅, 换个发型师 | yue: 指定髮型師, 搵返上次個師傅, 總監剪 | tw: 指定設計師, 上次的設計師, 總監 | ja: 指名, 担当者を指名, 前回の美容師, 指名料, スタイリスト
protein-body-check | en: body composition, inbody, body fat test, fitness assessment | cn: 体测, 体脂测试, 体能评估 | yue: 體脂測試, 體能測試, inbody | tw: 體脂測量, 體能評估, inbody | ja: 体組成, インボディ, 体脂肪測定, 体力測定
gym-guest | en: guest pass, bring a friend, day pass, drop-in, drop in session, single visit | cn: 次卡, 单次票, 带朋友, 日卡, 体验一次 | yue: 單次入場, 帶朋友, 日票, 試玩一次 | tw: 單次入場, 帶朋友, 一日券 | ja: ビジター, 都度利用, 友達を連れて, 一回だけ, 1日利用
towel-shower | en: towel hire, towels provided, bring a towel, showers, shower? | cn: 毛巾租, 提供毛巾, 淋浴, 能洗澡 | yue: 租毛巾, 有冇毛巾, 沖涼, 淋浴 | tw: 租毛巾, 提供毛巾, 淋浴, 沖澡 | ja: タオルレンタル, レンタルタオル, シャワー, タオルは
spa-massage-kind | en: hot stone, thai massage, deep tissue, foot massage, aromatherapy, facial treatment | cn: 热石, 泰式按摩, 精油, 足疗, 足底按摩, spa项目 | yue: 熱石, 泰式按摩, 香薰, 腳底按摩, 腳部按摩 | tw: 熱石, 泰式按摩, 精油, 腳底按摩 | ja: ホットストーン, タイ古式, アロマ, 足つぼ, フットマッサージ
pregnant-treatment | en: massage while pregnant, prenatal massage, dye while pregnant, pregnant and | cn: 孕妇能做, 怀孕能染发, 孕期按摩 | yue: 大肚做得, 懷孕染髮, 孕婦按摩 | tw: 孕婦可以做, 懷孕可以染, 孕婦按摩 | ja: 妊娠中でも, マタニティ, 妊婦でも
`;
