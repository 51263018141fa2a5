/** What people say things are like: cheap or dear, fast or slow, safe, broken, empty. */
export const EVERYDAY_QUALITIES = `
cheap | en: cheap, inexpensive, affordable, low price, budget?, cheaper, cheapest | cn: 便宜, 实惠, 划算, 性价比 | yue: 平?, 抵?, 平啲, 平價, 抵買 | tw: 便宜, 划算, 平價, 實惠, cp值 | ja: 安い, 格安, 安く, 割安, お得, やすい, リーズナブル
expensive | en: expensive, pricey, costly, too much money, overpriced, dear? | cn: 贵?, 太贵, 价格高, 好贵 | yue: 貴?, 好貴, 太貴, 貴過 | tw: 貴?, 太貴, 很貴 | ja: 高い?, 高額, 値段が高, 割高, 高価
free-of-charge | en: free, free of charge, complimentary, no charge, for free, without charge | cn: 免费, 不要钱, 不收费, 白送 | yue: 免費, 唔使錢, 唔收錢, 送? | tw: 免費, 不用錢, 不收費 | ja: 無料, ただ?, 無償, タダ, フリー?, むりょう, サービス?
chargeable | en: charged for, at a charge, extra charge, not free, cost extra, paid service | cn: 收费, 要钱吗, 另收费, 要收费, 加钱 | yue: 收錢, 要俾錢, 要收費, 另收費, 加錢 | tw: 要收費, 另外收費, 要錢嗎, 加價, 付費 | ja: 有料, 別料金, 追加料金, 別途料金, ゆうりょう, 課金?
fast | en: fast, quick, quickly, speedy, faster, express? | cn: 快?, 很快?, 快一点, 迅速 | yue: 快?, 快啲, 快手, 迅速 | tw: 快?, 快一點, 迅速 | ja: 速い, 早い?, 早く, 迅速, 急行?, はやい, スピーディ
slow | en: slow, slowly, sluggish, takes too long, laggy | cn: 慢, 太慢, 很慢, 卡顿, 太久 | yue: 慢, 好慢, 慢過, 好耐, 太耐 | tw: 慢, 太慢, 很慢, 太久 | ja: 遅い?, 遅く, 時間がかかる, のろい, 重い?
big | en: big, large, huge, bigger, largest, oversized | cn: 大?, 大号, 更大, 很大, 偏大 | yue: 大?, 大隻?, 大啲, 好大, 大碼 | tw: 大?, 大號, 更大, 很大, 偏大 | ja: 大きい, 大型, 大きな, 大きめ, おおきい, 大きすぎ
small | en: small, little?, tiny, smaller, compact, mini? | cn: 小?, 小号, 更小, 太小, 偏小 | yue: 細?, 細啲, 細碼, 太細, 好細 | tw: 小?, 小號, 更小, 太小, 偏小 | ja: 小さい, 小型, 小さめ, 小さな, ちいさい, 小さすぎ
new | en: new, brand new, latest, newest, just released | cn: 新?, 全新, 最新, 新款, 新出 | yue: 新?, 全新, 最新, 新款, 新出 | tw: 新?, 全新, 最新, 新款, 新出 | ja: 新しい, 新品, 最新, 新型, あたらしい, 新作
old | en: old, outdated, old version, vintage, worn out, previous model | cn: 旧?, 老款, 旧款, 过时, 老旧 | yue: 舊?, 舊款, 過時, 殘?, 舊版 | tw: 舊?, 舊款, 過時, 老舊, 舊版 | ja: 古い, 旧型, 古く, ふるい, 旧式
second-hand | en: second-hand, second hand, used?, secondhand, refurbished, pre-owned | cn: 二手, 翻新机, 闲置, 旧的 | yue: 二手, 二手貨, 翻新機, 用過 | tw: 二手, 福利品, 整新機, 中古 | ja: 中古, 中古品, 再生品, ちゅうこ, 整備済み, 使用済み
full | en: full, fully booked, no space, no room left, booked up, no availability | cn: 满?, 满了, 约满, 订满, 没位 | yue: 滿?, 爆滿, 滿晒, 冇位, full, book爆 | tw: 滿?, 客滿, 額滿?, 訂滿, 沒位子, 約滿 | ja: 満席, いっぱい, 満員, 予約でいっぱい, 満杯, 空きがない, 埋まって
available | en: available, availability, vacant, empty, free slot, any openings, anything available | cn: 有空, 有位, 空位, 有没有位, 可约, 空闲 | yue: 有位, 有冇位, 吉?, 得閒, 空位, 有期 | tw: 有空, 有位子, 空位, 有沒有位, 可預約 | ja: 空き, 空いて, 空席, 空きがあ, 予約可能, 空く, あいてます
not-available | en: unavailable, not available, can't get it, no longer available, not offered | cn: 没有了, 不提供, 没有提供, 暂不支持, 不可用 | yue: 冇得, 冇提供, 冇貨?, 唔提供, 暫時冇 | tw: 不提供, 沒有提供, 無法提供, 不可用 | ja: 利用不可, 取り扱いなし, 利用できない, ご利用いただけ, 提供していない, 対象外?
safe | en: safe, safety, secure?, harmless, is it dangerous | cn: 安全, 安心, 放心, 靠谱? | yue: 安全, 安心, 放心, 穩陣 | tw: 安全, 安心, 放心 | ja: 安全, 安心, 安全性, あんぜん, 無害
dangerous | en: dangerous, danger, unsafe, hazard, risky, risk, harmful | cn: 危险, 不安全, 风险, 有害 | yue: 危險, 唔安全, 風險, 有害, 牙煙 | tw: 危險, 不安全, 風險, 有害 | ja: 危険, 危ない, リスク, きけん, 有害, あぶない
trustworthy | en: trustworthy, reliable, legit, legitimate, genuine?, trust | cn: 靠谱, 可靠, 正规, 可信, 信得过 | yue: 可靠, 信得過, 正規?, 靠得住, 信唔信得過 | tw: 可靠, 正規, 可信, 信得過, 有保障 | ja: 信頼, 信用?, 正規?, 信頼できる, 怪しくない, 信用でき
scam | en: scam, fraud, suspicious, cheat, cheated, fake message, phishing | cn: 骗子, 诈骗, 骗, 上当, 可疑, 被骗 | yue: 騙案, 呃人, 騙徒, 中伏, 可疑, 俾人呃, 詐騙 | tw: 詐騙, 騙人, 可疑, 被騙, 騙子 | ja: 詐欺, 騙され, 怪しい, さぎ, 不審, だまされ
loud | en: loud, noise level, volume too high, loudly | cn: 大声, 声音大, 音量大, 很响 | yue: 大聲, 好大聲, 聲大, 音量大 | tw: 大聲, 音量大, 聲音大 | ja: 音が大きい, 大音量, 音量, 大声, 音がうるさ
dirty | en: dirty, filthy, unclean, stain, stained, messy | cn: 脏, 不干净, 污渍, 很脏, 弄脏 | yue: 污糟, 邋遢, 唔乾淨, 污漬, 整污糟 | tw: 髒, 不乾淨, 污漬, 很髒, 弄髒 | ja: 汚い, 汚れ, シミ, 不潔, よごれ, 汚れて
hygienic | en: hygienic, hygiene, spotless, cleanliness, sanitary | cn: 干净, 卫生, 整洁 | yue: 乾淨, 衛生, 企理, 整潔 | tw: 乾淨, 衛生, 整潔 | ja: 清潔, きれい?, 衛生的, せいけつ, 衛生面
smelly | en: smelly, smell, bad smell, stink, odour, odor | cn: 臭, 异味, 有味道, 难闻, 味道大 | yue: 臭, 有味, 異味, 好大陣味, 難聞 | tw: 臭, 異味, 有味道, 難聞 | ja: 臭い, 悪臭, におい, 異臭, くさい, 匂い
wet | en: wet, soaked, moist, humid, got wet, water damage | cn: 湿, 弄湿, 湿了, 进水, 潮湿 | yue: 濕, 濕咗, 整濕, 入水, 濕晒 | tw: 濕, 弄濕, 溼, 進水, 潮濕 | ja: 濡れ, 水濡れ, 湿って, ぬれ, びしょ濡れ, 浸水
dry | en: dry, dried, drying, tumble dry, air dry | cn: 干燥, 晾干, 烘干, 干了 | yue: 乾?, 乾爽, 晾乾, 乾衣, 吹乾 | tw: 乾燥, 晾乾, 烘乾, 乾了 | ja: 乾燥, 乾かす, 乾いた, かんそう, 乾く, ドライ?
waterproof | en: waterproof, water-resistant, water resistant, waterproofing | cn: 防水, 防泼水, 耐水 | yue: 防水, 防潑水, 落水用得 | tw: 防水, 防潑水 | ja: 防水, 耐水, ぼうすい, 撥水, 水に強い
hot | en: hot, too hot, warm, overheat, overheating, heat? | cn: 热?, 烫, 太热, 发烫, 好热 | yue: 熱?, 好熱, 太熱, 焗?, 燙手, 辣手? | tw: 熱?, 太熱, 燙, 很熱 | ja: 暑い, 熱い, あつい, 高温, 温かい, あたたかい
cold | en: cold?, freezing, chilly, too cold, cool?, chilled | cn: 冷?, 凉?, 太冷, 很冷, 冰的 | yue: 凍?, 好凍, 冷?, 太凍, 冰凍 | tw: 冷?, 太冷, 冰?, 很冷, 冰的 | ja: 寒い, 冷たい, さむい, 低温, つめたい, 冷え
heavy | en: heavy, heavier, too heavy | cn: 重?, 太重, 很重, 沉? | yue: 重?, 好重, 太重 | tw: 重?, 太重, 很重 | ja: 重い, おもい, 重たい, 重すぎ
light-weight | en: lightweight, light to carry, lighter | cn: 轻?, 轻便, 很轻 | yue: 輕?, 輕便, 輕身, 好輕 | tw: 輕?, 輕便, 很輕 | ja: 軽い, 軽量, かるい, 軽く
long | en: long?, longer, too long in length | cn: 长?, 太长, 加长 | yue: 長?, 太長, 長啲, 加長 | tw: 長?, 太長, 加長 | ja: 長い, ながい, 長め, 長すぎ, ロング?
short | en: short?, shorter, too short | cn: 短?, 太短, 短一点 | yue: 短?, 太短, 短啲 | tw: 短?, 太短, 短一點 | ja: 短い, みじかい, 短め, 短すぎ
spacious | en: spacious, wide, roomy, enough space, broad | cn: 宽敞, 宽?, 空间大, 大空间 | yue: 闊落, 闊?, 寬敞, 空間大, 好大間 | tw: 寬敞, 寬?, 空間大 | ja: 広い, ひろい, 広め, ゆったり, 広々
tight | en: narrow, tight, cramped, too tight, tight fit | cn: 窄, 紧?, 太紧, 挤?, 勒? | yue: 窄, 緊?, 太緊, 迫?, 好窄, 逼? | tw: 窄, 緊?, 太緊, 擠? | ja: 狭い, きつい, せまい, 窮屈, 狭く
loose | en: loose, baggy, too loose, came loose | cn: 松?, 宽松, 太松, 松了 | yue: 鬆?, 鬆身, 太鬆, 鬆咗 | tw: 鬆?, 寬鬆, 太鬆, 鬆掉 | ja: 緩い, ゆるい, ぶかぶか, 緩んで, ゆったりめ
firm | en: firm?, hard mattress, stiff, solid, rigid | cn: 硬?, 偏硬, 太硬 | yue: 硬?, 好硬, 太硬 | tw: 硬?, 偏硬, 太硬 | ja: 硬い, 固い, かたい, 堅い
soft | en: soft, softer, fluffy, gentle? | cn: 软?, 柔软, 偏软, 软软 | yue: 軟?, 腍?, 柔軟, 好軟 | tw: 軟?, 柔軟, 偏軟 | ja: 柔らかい, やわらかい, ふわふわ, ソフト?, 柔らか
thick | en: thick, thickness, thicker | cn: 厚?, 厚度, 加厚, 太厚 | yue: 厚?, 厚度, 好厚, 加厚 | tw: 厚?, 厚度, 加厚 | ja: 厚い, 厚さ, 厚み, 厚手, あつみ
thin | en: thin, thinner, slim?, too thin | cn: 薄?, 太薄, 轻薄, 薄款 | yue: 薄?, 好薄, 薄身, 太薄 | tw: 薄?, 太薄, 輕薄, 薄款 | ja: 薄い, 薄手, うすい, 薄型
sharp | en: sharp, blade, pointed, blunt | cn: 锋利, 尖?, 刀刃 | yue: 鋒利, 尖?, 利?, 刀鋒 | tw: 鋒利, 尖銳, 刀刃 | ja: 鋭い, 尖った, 切れ味, とがった
durable | en: durable, sturdy, strong, lasting, long-lasting, hard-wearing | cn: 耐用, 结实, 牢固, 耐穿, 强? | yue: 耐用, 襟用, 實淨, 堅固, 襟著 | tw: 耐用, 堅固, 耐穿, 牢固, 強? | ja: 丈夫, 耐久性, 頑丈, 長持ち, じょうぶ, 強い?
fragile | en: weak, fragile, breakable, flimsy, easy to break | cn: 易碎, 脆弱, 容易坏, 弱?, 不结实 | yue: 易碎, 易爛, 唔襟用, 弱?, 化學? | tw: 易碎, 脆弱, 容易壞, 弱? | ja: 弱い, 割れ物, 壊れやすい, 壊れ物, もろい, 脆い
easy | en: easy, simple, easily, straightforward, convenient? | cn: 简单, 容易, 好用, 方便? | yue: 易?, 容易, 簡單, 好易, 易用 | tw: 簡單, 容易, 好用 | ja: 簡単, 易しい, かんたん, 楽?, 容易, 手軽
difficult | en: difficult, hard?, complicated, tricky, difficulty, confusing | cn: 难, 困难, 复杂, 麻烦, 难用 | yue: 難?, 困難, 複雜, 好難, 煩?, 麻煩 | tw: 難?, 困難, 複雜, 麻煩, 難用 | ja: 難しい, 困難, 複雑, むずかしい, ややこしい, 面倒
convenient | en: convenient, convenience, handy, suits me, suitable time | cn: 方便, 便利, 便捷 | yue: 方便, 就腳, 便利, 方唔方便 | tw: 方便, 便利, 便捷 | ja: 便利, 都合, 都合が良い, べんり, 都合のいい
inconvenient | en: inconvenient, doesn't suit me, can't make it, not convenient, unable to come | cn: 不方便, 去不了, 来不了, 没空 | yue: 唔方便, 嚟唔到, 去唔到, 唔得閒, 嚟唔切 | tw: 不方便, 去不了, 無法前往, 沒空, 不能去 | ja: 都合が悪い, 行けない, 都合がつかない, 行けなく, 不便, 来られない
suitable | en: suitable, fit for, appropriate, right for, compatible?, suit | cn: 适合, 合适, 适用, 适不适合 | yue: 適合, 啱?, 合適, 啱唔啱, 適用 | tw: 適合, 合適, 適用, 適不適合 | ja: 適して, 向いて, 適切, ふさわしい, 合う, 向け, 適用?
good | en: good?, great?, excellent, nice?, high quality | cn: 好?, 不错, 很好, 优质, 挺好 | yue: 好?, 唔錯, 正?, 好好, 幾好 | tw: 好?, 不錯, 很好, 優質, 讚? | ja: 良い, いい?, 素晴らしい, 最高?, 優れ, よい
bad | en: bad, poor?, terrible, awful, low quality, worst | cn: 差?, 不好, 很差, 糟糕, 劣质 | yue: 差?, 唔好, 好差, 衰?, 渣?, 質素差 | tw: 差?, 不好, 很差, 糟糕, 很爛 | ja: 悪い, ひどい, 最悪, わるい, 粗悪, よくない
better | en: better, best, superior, improve, improvement | cn: 更好, 最好, 改善, 改进, 好一点 | yue: 好啲, 最好, 改善, 改進 | tw: 更好, 最好, 改善, 改進, 好一點 | ja: より良い, 一番いい, 改善, ベスト, もっと良い
wrong | en: wrong, incorrect, mistake, error?, mistaken, by mistake | cn: 错?, 错误, 弄错, 不对, 搞错, 有误 | yue: 錯?, 錯誤, 搞錯, 唔啱, 整錯, 錯咗 | tw: 錯?, 錯誤, 弄錯, 不對, 搞錯, 有誤 | ja: 間違い, 間違え, 誤り, ミス, まちがい, 違う?
correct | en: correct, right?, accurate, accuracy, true | cn: 正确, 准确, 没错, 准不准 | yue: 正確, 準確, 冇錯, 準唔準, 啱? | tw: 正確, 準確, 沒錯 | ja: 正しい, 正確, 合ってる, ただしい, 合っています
same | en: same, identical, the same one, alike, equal | cn: 一样, 相同, 同样, 同款, 一致 | yue: 一樣, 同一, 相同, 一模一樣, 同款 | tw: 一樣, 相同, 同樣, 同款, 一致 | ja: 同じ, 同一, おなじ, 同様, 一緒?
different | en: different, other?, not the same, another one, vary | cn: 不一样, 不同, 别的, 其他, 不符 | yue: 唔同, 第二啲, 其他, 唔一樣, 另一個 | tw: 不一樣, 不同, 別的, 其他, 不符 | ja: 異なる, 違う?, 別の, 他の, ほかの, 異なり
not-as-described | en: not as described, doesn't match, differs from the picture, not what i expected, misleading | cn: 与描述不符, 货不对板, 和图片不一样, 实物不符 | yue: 貨不對辦, 同相唔似, 同描述唔同, 同圖唔同 | tw: 與描述不符, 與圖片不符, 跟照片不一樣, 貨不對版 | ja: 説明と違う, 写真と違う, イメージと違う, 思っていたのと違う, 違うもの
genuine | en: authentic, genuine, original?, real one, official product | cn: 正品, 真品, 真的, 原装, 正版 | yue: 正貨, 真貨, 行貨, 原裝, 正版 | tw: 正品, 真品, 原廠, 公司貨, 正版 | ja: 本物, 正規品, 純正, ほんもの, 純正品
fake | en: fake, counterfeit, replica, imitation, knock-off | cn: 假货, 山寨, 假的, 仿品, 盗版 | yue: 假貨, 老翻, a貨, 假嘢, 冒牌 | tw: 假貨, 仿冒, 山寨, 盜版, 仿品 | ja: 偽物, 模造品, コピー商品, にせもの, 偽造, パチモン
actual | en: actual, in real life, real?, real photo | cn: 实际, 实物, 真实, 实拍 | yue: 實際, 實物, 真實, 真係 | tw: 實際, 實物, 真實, 實品 | ja: 実際, 実物, 本当?, 現物, じっさい
important | en: important, essential, crucial, priority, key point | cn: 重要, 关键, 要紧, 优先 | yue: 重要, 緊要, 關鍵, 優先 | tw: 重要, 關鍵, 要緊, 優先 | ja: 重要, 大事, 大切, 肝心, 優先, たいせつ
special | en: special, particular, special request, unique, specially | cn: 特别, 特殊, 特殊要求, 特殊需求 | yue: 特別, 特殊, 特別要求 | tw: 特別, 特殊, 特殊需求, 特別要求 | ja: 特別, 特殊, 特別な要望, とくべつ, 限定?
normal | en: normal, usual, ordinary, standard, regular?, default | cn: 正常, 普通, 一般, 标准, 默认 | yue: 正常, 普通, 一般, 標準, 平時 | tw: 正常, 普通, 一般, 標準, 預設 | ja: 普通, 通常, 標準, 正常, ふつう, デフォルト
strange | en: strange, weird, odd, unusual, abnormal | cn: 奇怪, 异常, 不正常, 怪怪的 | yue: 奇怪, 古怪, 異常, 怪怪哋, 唔正常 | tw: 奇怪, 異常, 不正常, 怪怪的 | ja: 変な, おかしい, 異常, へん?, 妙な, おかしな
possible | en: possible, feasible, doable, is it possible | cn: 可能?, 行得通, 可行, 有可能 | yue: 有冇可能, 做得到, 可行, 得唔得? | tw: 可能?, 可行, 有可能, 行得通 | ja: 可能?, 可能性, 出来る, できる?, かのう
impossible | en: impossible, no way, out of the question, cannot be done | cn: 不可能, 没办法, 不行, 做不到 | yue: 冇可能, 冇辦法, 唔得, 冇計 | tw: 不可能, 沒辦法, 不行, 做不到 | ja: 不可能, 無理, むり, できかねます, 出来ない
public | en: public?, open to the public, anyone can, general public | cn: 公开, 对外开放, 公共, 公众 | yue: 公開, 對外開放, 公眾, 公共 | tw: 公開, 對外開放, 公共, 公眾 | ja: 一般公開, 公共, 一般の方, 公開?, どなたでも
private | en: private, confidential, privacy, personal?, secret | cn: 隐私, 私人, 保密, 私密, 个人隐私 | yue: 私隱, 私人, 保密, 私密 | tw: 隱私, 私人, 保密, 私密 | ja: プライバシー, 個人的, 内緒, プライベート, 秘密, 個人情報?
official | en: official, officially, authorised dealer, government? | cn: 官方, 正式, 官网? | yue: 官方, 正式, 官網? | tw: 官方, 正式, 官網? | ja: 公式, 正式, オフィシャル, こうしき
local | en: local product, domestic, within the country, inland | cn: 国内, 本地, 当地 | yue: 本地, 本港, 當地 | tw: 國內, 本地, 在地, 當地 | ja: 国内, 国産, 地元の, こくない
well-located | en: easy to reach, easy access, well located, hard to get to | cn: 交通便利, 交通方便, 好找, 不好找 | yue: 交通方便, 就腳嘅位置, 易搵, 難搵 | tw: 交通便利, 交通方便, 好找, 不好找 | ja: アクセスが良い, 交通の便, アクセス良好, 立地
comfortable | en: comfortable, comfy, cosy, cozy, comfort | cn: 舒服, 舒适, 舒坦 | yue: 舒服, 舒適, 好坐 | tw: 舒服, 舒適 | ja: 快適, 心地よい, 居心地, かいてき, 着心地
uncomfortable | en: uncomfortable, discomfort, not comfy | cn: 不舒适, 难受?, 坐着不舒服 | yue: 坐得唔舒服, 著得唔舒服, 唔自在 | tw: 不舒適, 不自在, 坐起來不舒服 | ja: 不快, 居心地が悪い, 着心地が悪い, 違和感
beautiful | en: beautiful, pretty, good-looking, attractive, stylish | cn: 好看, 漂亮, 美?, 时尚 | yue: 靚?, 好睇, 好靚, 型? | tw: 好看, 漂亮, 美?, 時尚 | ja: きれい, 美しい, 綺麗, かわいい?, おしゃれ, 素敵
ugly | en: ugly, unattractive, looks bad | cn: 难看, 丑?, 不好看 | yue: 樣衰, 唔好睇, 醜?, 核突 | tw: 難看, 醜?, 不好看 | ja: ダサい, 醜い, 見た目が悪い, かっこ悪い
bright | en: bright, brightness, glare | cn: 亮?, 亮度, 明亮, 太亮 | yue: 光?, 光猛, 好光, 光度 | tw: 亮?, 亮度, 明亮, 太亮 | ja: 明るい, 明るさ, あかるい, まぶしい
dark | en: dark, dim, too dark, gloomy | cn: 暗?, 太暗, 昏暗, 黑漆漆 | yue: 暗?, 好暗, 黑蚊蚊, 太暗 | tw: 暗?, 太暗, 昏暗 | ja: 暗い, 暗く, 薄暗い, 暗すぎ
friendly | en: friendly, polite, kind?, attentive, good service | cn: 态度好, 热情, 友好, 服务好, 客气 | yue: 態度好, 有禮貌, 友善, 服務好 | tw: 態度好, 友善, 親切, 服務好, 有禮貌 | ja: 親切, 丁寧, フレンドリー, 対応が良い, しんせつ
rude | en: rude, impolite, bad attitude, unfriendly, unhelpful, bad service | cn: 态度差, 没礼貌, 服务差, 态度恶劣, 凶? | yue: 態度差, 冇禮貌, 服務差, 黑面, 串嘴 | tw: 態度差, 沒禮貌, 服務差, 態度不好, 兇? | ja: 態度が悪い, 失礼, 対応が悪い, 無愛想, 感じが悪い
busy | en: busy, occupied, tied up, hectic | cn: 忙?, 繁忙, 没时间, 忙不过来 | yue: 忙?, 唔得閒?, 好忙, 冇時間 | tw: 忙?, 忙碌, 沒時間, 很忙 | ja: 忙しい, 多忙, いそがしい, 手が離せない
free-time | en: free time, not busy, spare time, have time | cn: 有时间, 闲?, 空闲时间, 有空? | yue: 得閒?, 有時間, 有空 | tw: 有時間, 空閒, 有空? | ja: 暇?, 空いている?, 時間がある, ひま, 手が空い
completed | en: done, completed, finished, complete?, all set | cn: 做好了, 完成, 好了没, 已完成 | yue: 搞掂未, 完成, 做好未, 整好未, 得未 | tw: 做好了, 完成, 好了沒, 已完成 | ja: 完成, 出来上がり, 仕上がり, 完了?, できあがり
valid | en: valid, effective, in force, still valid | cn: 有效, 生效, 还有效 | yue: 有效, 生效, 仲有效 | tw: 有效, 生效, 還有效 | ja: 有効, 効力, まだ使え, ゆうこう, 発効
invalid | en: invalid, void, not valid, no longer valid, null | cn: 无效, 作废, 不生效 | yue: 無效, 作廢, 唔生效 | tw: 無效, 作廢, 不生效 | ja: 無効, むこう?, 効力がない, 無効化?
compulsory | en: compulsory, mandatory, obligatory, must i | cn: 必填, 强制, 必须的, 非要 | yue: 強制, 一定要?, 必填, 係咪必須 | tw: 強制, 必填, 非得, 必要的 | ja: 義務, 強制, 必須?, 必ず?, ぎむ
optional | en: optional, not compulsory, voluntary, up to me | cn: 可选, 选填, 自愿, 随意, 可有可无 | yue: 自願, 可選, 隨意, 自由選擇 | tw: 選填, 自願, 可選, 隨意 | ja: 任意, オプション, 自由?, にんい, 選択制
included | en: included, inclusive, comes with, all-inclusive, part of the price | cn: 包含, 包括, 含?, 附带, 包不包 | yue: 包括, 包埋, 連埋, 包唔包, 已包 | tw: 包含, 包括, 內含, 附?, 有沒有包 | ja: 含まれ, 込み, 含む, 付き, ふくむ, 付属
not-included | en: not included, excluded, exclude, sold separately, excluding | cn: 不含, 不包括, 另购, 不包含, 除外 | yue: 唔包, 不包括, 另購, 唔連, 除外 | tw: 不含, 不包括, 另購, 不包含, 除外 | ja: 含まれない, 別売り, 含まない, 除く, べつうり, 別途
separate | en: separate, separately, split, individually, one by one | cn: 分开, 单独?, 分别, 分批, 拆开? | yue: 分開, 逐個, 分批, 獨立? | tw: 分開, 分別, 個別, 分批 | ja: 別々, 個別, 分けて, べつべつ, 分割?
together | en: together, all at once, combined, combine, in one go | cn: 一起, 一块儿, 合并, 一次性 | yue: 一齊, 一次過, 埋一齊, 合併 | tw: 一起, 合併, 一併 | ja: 一緒, まとめて, 同時, いっしょ, 一括, 合わせて
all | en: all, whole, entire, everything, complete set | cn: 全部, 所有, 整个, 全套 | yue: 全部, 所有, 成個, 晒?, 全套 | tw: 全部, 所有, 整個, 全套 | ja: 全部, 全て, すべて, 全体, ぜんぶ, 一式
some | en: part?, some, partial, partially, a few, some of | cn: 部分, 一些, 一部分, 有的 | yue: 部分, 有啲, 一啲, 一部分 | tw: 部分, 一些, 一部分, 有些 | ja: 一部, 部分, いくつか, 一部分, いちぶ
remaining | en: remaining, remainder, left over, leftover, left? | cn: 剩?, 剩余, 剩下, 余下 | yue: 剩?, 剩低, 餘下, 仲有幾多 | tw: 剩?, 剩餘, 剩下, 餘下 | ja: 残り, 余り, のこり, 残って, 残高?
many | en: a lot, many, plenty, lots of, several | cn: 很多, 许多, 大量, 不少 | yue: 好多, 大量, 唔少, 大把 | tw: 很多, 許多, 大量, 不少 | ja: たくさん, 多い, 大量, 多く, いっぱい?
high | en: high, higher, elevated | cn: 高?, 偏高, 太高, 更高 | yue: 高?, 偏高, 太高, 高啲 | tw: 高?, 偏高, 太高, 更高 | ja: 高め, 高すぎ, 高く
low | en: low, lower?, lowest | cn: 低?, 偏低, 太低, 更低 | yue: 低?, 偏低, 太低, 低啲 | tw: 低?, 偏低, 太低, 更低 | ja: 低い, 低め, ひくい, 低すぎ
colour | en: colour, color, what colours, colors | cn: 颜色, 色?, 什么颜色, 配色 | yue: 顏色, 色?, 咩色, 有咩色 | tw: 顏色, 色?, 什麼顏色, 配色 | ja: 色?, カラー, 色違い, いろ, 何色
red | en: red, crimson, scarlet | cn: 红色, 大红, 酒红 | yue: 紅色, 大紅, 酒紅 | tw: 紅色, 大紅, 酒紅 | ja: 赤?, 赤い, 赤色, レッド
blue | en: blue, navy | cn: 蓝色, 深蓝, 天蓝 | yue: 藍色, 深藍, 天藍 | tw: 藍色, 深藍, 天藍 | ja: 青?, 青い, ブルー, 紺?, 青色
green | en: green, olive | cn: 绿色, 墨绿 | yue: 綠色, 墨綠 | tw: 綠色, 墨綠 | ja: 緑?, グリーン, 緑色
yellow | en: yellow, orange | cn: 黄色, 橙色, 橘色 | yue: 黃色, 橙色 | tw: 黃色, 橘色, 橙色 | ja: 黄色, オレンジ, イエロー, 黄色い
black | en: black, blk | cn: 黑色, 黑的 | yue: 黑色, 黑? | tw: 黑色, 黑的 | ja: 黒?, 黒い, ブラック, 黒色
white | en: white, ivory, off-white | cn: 白色, 白的, 米白 | yue: 白色, 米白 | tw: 白色, 白的, 米白 | ja: 白?, 白い, ホワイト, 白色
pink | en: pink, rose pink | cn: 粉色, 粉红 | yue: 粉紅色, 粉紅 | tw: 粉紅色, 粉紅 | ja: ピンク, 桃色, ピンク色
grey | en: grey, gray, silver | cn: 灰色, 银色 | yue: 灰色, 銀色 | tw: 灰色, 銀色 | ja: グレー, 灰色, シルバー, ねずみ色
brown | en: brown, beige, khaki, camel | cn: 棕色, 咖啡色, 米色, 卡其色 | yue: 啡色, 米色, 卡其色, 杏色 | tw: 咖啡色, 棕色, 米色, 卡其色 | ja: 茶色, ブラウン, ベージュ, カーキ
purple | en: purple, violet, lilac | cn: 紫色, 淡紫 | yue: 紫色, 淡紫 | tw: 紫色, 淡紫 | ja: 紫?, パープル, 紫色
transparent | en: transparent, see-through, clear?, colourless | cn: 透明, 透光, 透不透 | yue: 透明, 透唔透, 透光 | tw: 透明, 透光, 透膚 | ja: 透明, 透ける, クリア?, 透け
scratched | en: scratch, scratched, dent, crack, cracked, chipped, flaw | cn: 划痕, 裂?, 磕碰, 瑕疵, 裂开 | yue: 花咗, 刮花, 裂咗, 崩咗, 瑕疵, 凹咗 | tw: 刮痕, 刮傷, 裂開, 瑕疵, 凹痕, 破損 | ja: 傷?, キズ, ひび割れ, 割れ, へこみ, 欠け, 擦り傷
faded | en: faded, fade, shrink, shrunk, pilling, colour runs | cn: 褪色, 掉色, 缩水, 起球 | yue: 甩色, 褪色, 縮水, 起毛粒 | tw: 褪色, 掉色, 縮水, 起毛球 | ja: 色落ち, 色あせ, 縮む, 毛玉, 色移り, 縮み
gone-bad | en: gone off, rotten, spoiled, mouldy food, stale, gone bad | cn: 变质, 坏掉, 发臭, 过期了, 不新鲜 | yue: 變壞, 過咗期?, 唔新鮮, 發霉咗, 宿咗 | tw: 變質, 腐壞, 不新鮮, 酸掉 | ja: 腐って, 傷んで, 賞味期限切れ, 腐った, 新鮮でない
fresh | en: fresh, freshly made, freshness | cn: 新鲜, 现做, 现烤 | yue: 新鮮, 即整, 即製, 鮮? | tw: 新鮮, 現做, 現烤 | ja: 新鮮, できたて, 作りたて, 鮮度, しんせん
organic | en: organic, natural, additive-free, chemical-free, eco-friendly | cn: 有机, 天然, 无添加, 环保 | yue: 有機, 天然, 無添加, 環保 | tw: 有機, 天然, 無添加, 環保 | ja: オーガニック, 天然, 無添加, 有機, 自然?, エコ
angry | en: angry, upset, annoyed, frustrated, furious, ridiculous | cn: 生气, 气死, 无语, 火大, 离谱 | yue: 嬲, 激氣, 嬲爆, 離譜, 忍唔住 | tw: 生氣, 火大, 傻眼, 誇張, 離譜 | ja: 怒って, 腹が立, イライラ, ひどすぎ, 怒り, 頭にき
worried | en: worried, worry, concerned, afraid, nervous, scared | cn: 担心, 怕?, 害怕, 紧张, 不放心 | yue: 擔心, 驚?, 怕?, 緊張, 唔放心 | tw: 擔心, 怕?, 害怕, 緊張, 不放心 | ja: 心配, 不安, 怖い, しんぱい, 緊張, こわい
satisfied | en: happy, satisfied, pleased, glad, satisfaction | cn: 满意, 开心, 高兴 | yue: 滿意, 開心, 高興 | tw: 滿意, 開心, 高興 | ja: 満足, 嬉しい, うれしい, まんぞく, 喜んで
fun | en: fun, interesting, enjoyable, entertaining | cn: 好玩, 有趣, 有意思 | yue: 好玩, 有趣, 過癮 | tw: 好玩, 有趣, 有意思 | ja: 楽しい, 面白い, おもしろい, たのしい
boring | en: boring, dull, bored | cn: 无聊, 没意思, 乏味 | yue: 悶?, 好悶, 無聊 | tw: 無聊, 沒意思, 乏味 | ja: 退屈, つまらない, たいくつ
`;
