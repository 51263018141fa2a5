/** What people write to airlines before and after they fly. */
export const TRIPS_BY_AIR = `
bags-allowed | en: is my suitcase included, suitcase included, how many suitcases, bags included, bag allowance, check a bag, bags may i check, one bag free | cn: 箱子能免费带, 免费带几件, 托运几件, 行李额, 能带几个箱子 | yue: 個喼包唔包, 寄幾多件, 寄艙行李, 喼包唔包, 寄幾多喼 | tw: 行李額度, 可以託運幾件, 行李包含, 帶幾個行李箱 | ja: スーツケースは込み, 荷物は何個, 預け荷物, 無料手荷物, 荷物込み
name-misspelled-ticket | en: spelled my name wrong, spelled my surname wrong, surname wrong, typo in my name, name is misspelled, maiden name on the ticket, wrong name on the ticket | cn: 姓打错, 名字写错, 名字打错, 拼音写错, 姓名填错 | yue: 串錯名, 串錯個姓, 打錯個名, 姓名寫錯 | tw: 名字打錯, 姓名拼錯, 英文名寫錯 | ja: 名前のスペル, スペルをミス, 名前を間違, 苗字を間違, 旧姓で
stroller-on-board | en: flying with a stroller, pushchair, buggy, pram, stroller on the plane, gate check the stroller | cn: 推车, 婴儿车, 推到登机口, 伞车 | yue: BB車, 嬰兒車, 推上機 | tw: 嬰兒推車, 推車上飛機, 娃娃車 | ja: バギー, ベビーカー, ベビーカーを預け, A型B型
delay-compensation | en: compensation for the delay, eu261, stuck at the airport, delayed for hours, missed my connection because | cn: 延误赔偿, 晚点赔, 航班延误, 误机赔 | yue: 延誤賠償, 班機延誤, 飛機delay | tw: 班機延誤, 延誤賠償, 不便險 | ja: 遅延補償, 遅延証明, 欠航の補償, 遅れた場合の補償
unaccompanied-minor | en: flying alone child, child flying alone, unaccompanied minor, my daughter flies alone, kid on his own | cn: 无陪儿童, 小孩单独坐飞机, 孩子自己飞 | yue: 無人陪伴兒童, 小朋友自己飛 | tw: 無人陪伴兒童, 小孩獨自搭機 | ja: 子どもだけで, 一人で搭乗, キッズ搭乗, ジュニアパイロット
power-bank | en: power bank, spare batteries, lithium battery, battery pack in my bag | cn: 充电宝, 锂电池, 充电宝能带 | yue: 尿袋, 充電寶, 鋰電池 | tw: 行動電源, 鋰電池 | ja: モバイルバッテリー, リチウム電池, 予備バッテリー
bag-damaged-flight | en: suitcase arrived broken, bag arrived broken, wheel broke off, bag is damaged, luggage damaged | cn: 箱子摔坏, 行李破损, 轮子掉了 | yue: 個喼爛咗, 行李爛咗, 甩轆 | tw: 行李箱壞, 行李破損, 輪子斷 | ja: スーツケースが壊れ, 荷物が破損, 車輪が取れ, キャスターが壊れ
sports-gear-flight | en: surfboard, skis on the plane, golf bag, bicycle on the plane, sports equipment | cn: 冲浪板, 带滑雪板, 球包托运, 自行车托运 | yue: 滑浪板, 帶滑雪板, 高爾夫球袋, 寄單車 | tw: 衝浪板, 帶雪板, 球具託運, 單車託運 | ja: サーフボード, スキー板, ゴルフバッグ, 自転車を預け
pregnant-flying | en: flying while pregnant, fly when pregnant, how many weeks pregnant can i fly, fit to fly | cn: 孕妇坐飞机, 怀孕能飞, 孕妇乘机 | yue: 大肚坐飛機, 懷孕搭機, 孕婦搭飛機 | tw: 孕婦搭飛機, 懷孕可以搭機 | ja: 妊娠中の搭乗, 妊婦 飛行機, 臨月の搭乗
missing-miles | en: missing miles, miles not credited, frequent flyer points missing, add my miles | cn: 里程没到账, 补登里程, 里程补录 | yue: 里數未入, 補登里數 | tw: 哩程沒入帳, 補登哩程 | ja: マイルが付いて, 事後登録, マイル加算
`;
