/** What people say they do, want to do or cannot do. */
export const EVERYDAY_VERBS = `
change | en: change, modify, amend, alter, edit, changed | cn: 更改, 修改, 变更, 改?, 改成 | yue: 更改, 改?, 修改, 轉? | tw: 更改, 修改, 變更, 改? | ja: 変更, 変える, 変えたい, 修正, 変え, へんこう
cancel | en: cancel, cancellation, cancelled, canceled, call off, cancle | cn: 取消, 不要了, 撤销, 作废? | yue: 取消, 唔要喇, cancel, cut? | tw: 取消, 不要了, 撤銷 | ja: キャンセル, 取り消し, 取消, 取りやめ, とりけし, 解約?
cancellation-fee | en: cancellation fee, cancellation charge, penalty for cancelling, cancel for free, free cancellation | cn: 取消费, 违约金?, 免费取消, 取消扣钱 | yue: 取消費用, 取消收費, 免費取消, 取消罰款 | tw: 取消費, 取消手續費, 免費取消, 取消罰金 | ja: キャンセル料, キャンセル代, 取消料, 無料キャンセル
book | en: book, booking, reserve, reservation, booked, make a booking | cn: 预订, 预定, 订位, 预约, 预留 | yue: 預約, 預訂, book, 訂位?, 留位 | tw: 預約, 預訂, 訂位?, 預定 | ja: 予約, よやく, 予約する, ご予約, 申し込む?
book-a-room | en: book a room, room booking, hotel booking, reserve a room | cn: 订房, 订酒店, 订房间 | yue: 訂房, 訂酒店, book酒店, book房 | tw: 訂房, 訂飯店, 訂房間 | ja: 宿泊予約, ホテルの予約, 部屋の予約, 宿泊を予約
book-a-table | en: book a table, table reservation, reserve a table, table for | cn: 订座, 订桌, 订餐位, 预订座位 | yue: 訂枱, 訂位食飯, 留枱, book枱, book位 | tw: 訂位, 訂桌, 訂餐廳 | ja: 席の予約, テーブル予約, 席を予約, お席の予約
check-booking | en: check my booking, find my booking, look up my reservation, booking details, view booking | cn: 查预订, 查预约, 查看预约, 预约记录 | yue: 查預約, 查返個booking, 睇返預約, 查訂位 | tw: 查預約, 查詢訂位, 查訂房, 預約紀錄 | ja: 予約確認, 予約の確認, 予約内容, 予約照会, 予約状況
bring | en: bring, brought, bring along, carry?, take along | cn: 带?, 携带, 带上, 自带, 带来 | yue: 帶?, 攜帶, 帶埋, 自備, 帶嚟 | tw: 帶?, 攜帶, 帶著, 自備 | ja: 持参, 持って, 持ち込み, 持ち込む, 連れて
use | en: use, using, make use of, usable | cn: 使用, 用?, 能用 | yue: 用?, 使用, 用得 | tw: 使用, 用?, 能用 | ja: 使う, 使い, 使用, 利用, 使え, 使って
how-to-use | en: how to use, instructions, manual, user guide, instruction manual, tutorial | cn: 怎么用, 使用方法, 说明书, 使用说明, 教程 | yue: 點用, 點樣用, 說明書, 使用方法, 教學 | tw: 怎麼用, 如何使用, 說明書, 使用方法, 教學 | ja: 使い方, つかいかた, 取扱説明書, 説明書, マニュアル, 操作方法
open | en: open?, opened, unseal, unwrap, opening a | cn: 打开, 拆开, 开启?, 拆封 | yue: 打開, 拆開, 開啟?, 拆咗, 開咗? | tw: 打開, 拆開, 開啟?, 拆封 | ja: 開ける, 開けた, 開封, 開く?, あける
close | en: close, shut, closed | cn: 关闭, 关上, 关门 | yue: 關閉, 閂, 閂門, 關咗 | tw: 關閉, 關上, 關門 | ja: 閉める, 閉じる, 閉まる, 閉まって, しめる
turn-on | en: turn on, switch on, power on, enable, activate, start up | cn: 开机, 开启?, 启动, 启用, 激活 | yue: 開機, 開著, 啟動, 啟用, 㩒著 | tw: 開機, 啟動, 啟用, 打開電源 | ja: 電源を入れ, 起動, オンにする, 有効化, 電源が入ら
turn-off | en: turn off, switch off, power off, disable?, deactivate, shut off | cn: 关机, 停用, 关掉, 关了 | yue: 熄機, 停用, 閂咗, 熄咗, 熄? | tw: 關機, 停用, 關掉 | ja: 電源を切, オフにする, 無効化, 停止?
borrow | en: borrow, lend, lent, borrowing, loan?, can i use your | cn: 借, 借用, 借一下, 借给 | yue: 借, 借用, 借住用 | tw: 借, 借用, 出借 | ja: 借りる, 借り, 貸出, 貸し出し, 貸して, かりる
rent | en: rent, rental, hire, for hire, renting, lease? | cn: 租, 租借, 租赁, 出租 | yue: 租, 租借, 租用, 出租 | tw: 租, 租借, 租賃, 出租 | ja: レンタル, 借用?, 貸し?, 賃借, リース
give-back | en: give back, bring back, return what i borrowed, return the rental, hand back | cn: 归还, 还回去, 还车 | yue: 歸還, 還返, 交還, 還車 | tw: 歸還, 交還, 還車 | ja: 返却, 返す, 返し?, へんきゃく
pick-up | en: pick up, pick-up, collect, collection, pickup, collect in person | cn: 自取, 领取, 来拿, 取货, 去取 | yue: 自取, 攞, 去攞, 領取, 嚟攞 | tw: 自取, 領取, 取貨, 來拿 | ja: 受け取り, 受取, 引き取り, 取りに行, 受け取る, うけとり
leave-behind | en: left behind, leave behind, forgot my, left my, left something | cn: 落在, 忘在, 落下, 忘拿, 东西忘了 | yue: 漏咗, 留低咗, 唔記得攞, 漏低 | tw: 忘在, 遺留, 忘了拿, 忘了帶走 | ja: 忘れ物, 置き忘れ, わすれもの, 忘れてき, 忘れまし
lost-property | en: lost property, lost and found, found item, did you find my, lost item | cn: 失物招领, 失物, 捡到, 有没有捡到 | yue: 失物, 失物待領, 執到, 有冇人執到, 失物認領 | tw: 失物招領, 失物, 撿到, 拾獲 | ja: 落とし物, 遺失物, 拾得物, おとしもの, 紛失物
lose | en: lose, lost, missing, misplace, misplaced, disappeared | cn: 丢, 丢了, 弄丢, 遗失, 不见了, 丢失 | yue: 唔見咗, 冇咗, 遺失, 唔見, 整唔見 | tw: 弄丟, 不見了, 遺失, 丟了, 掉了 | ja: なくした, 紛失, 失くし, 無くし, なくし, 見当たらない
leave | en: leave?, go away, go home, get going | cn: 离开, 离去, 回家, 离场 | yue: 走?, 離開, 返屋企, 走得 | tw: 離開, 回家, 離場 | ja: 帰る, 出る?, 離れる, 帰宅, 去る, 退場
send | en: send, sent, submit?, forward?, sending | cn: 发送, 发?, 发给, 发过来 | yue: 發送, 傳?, send, 傳俾, send俾 | tw: 發送, 傳送, 傳?, 寄給, 傳給 | ja: 送る, 送って, 送信, 送り, 送付, おくる
receive | en: receive, received, get?, got?, arrive in my inbox, recieve | cn: 收到, 接收, 拿到 | yue: 收到, 接收, 收?, 攞到 | tw: 收到, 接收, 拿到 | ja: 受信, 届く, 届いた, 受け取った, とどく, 届き
not-received | en: not received, didn't receive, haven't received, never got, didn't get, not arrived | cn: 没收到, 收不到, 没有收到, 还没收到, 未收到 | yue: 未收到, 收唔到, 冇收到, 仲未收到 | tw: 沒收到, 收不到, 沒有收到, 還沒收到 | ja: 届かない, 届いていない, 受け取っていない, 届きません, 受信できない, 来ていない
wait | en: wait, waiting, hold on, hang on, waited | cn: 等?, 等待, 等候, 稍等, 等一下 | yue: 等?, 等候, 等陣, 等緊 | tw: 等?, 等待, 等候, 稍等, 等一下 | ja: 待つ, 待って, 待ち, お待ち, 待機, まって
find | en: find, found, locate, search, look for, looking for | cn: 找?, 查找, 找到, 寻找, 搜索 | yue: 搵, 搵到, 尋找, 搜尋 | tw: 找?, 找到, 尋找, 搜尋 | ja: 探す, 見つける, 探して, 検索, さがす, 見つかる
cannot-find | en: can't find, cannot find, couldn't find, unable to find | cn: 找不到, 找不着, 没找到, 搜不到 | yue: 搵唔到, 搵極都搵唔到, 冇搵到 | tw: 找不到, 找不著, 搜不到 | ja: 見つからない, 見つかりません, 見つけられ, みつからない
fix | en: fix, repair, mend, fixing, repaired, get it fixed | cn: 修?, 维修, 修理, 修好, 修复 | yue: 整?, 維修, 修理, 整返, 整好 | tw: 修?, 維修, 修理, 修好, 修復 | ja: 修理, 直す, 直し, なおす, しゅうり, 補修
break | en: broken, broke, break, damage, damaged, out of order | cn: 坏了, 损坏, 坏, 弄坏, 故障 | yue: 壞咗, 壞, 整爛, 爛咗, 整壞, 故障 | tw: 壞了, 損壞, 壞掉, 弄壞, 故障 | ja: 壊れ, 故障, 破損, こわれ, 壊し, 損傷
not-working | en: not working, doesn't work, stopped working, won't work, does not work, malfunction | cn: 用不了, 不能用, 失灵, 没反应, 不好使, 不运转 | yue: 用唔到, 唔work, 冇反應, 失靈, 唔郁 | tw: 不能用, 無法使用, 失靈, 沒反應, 用不了 | ja: 動かない, 使えない, 反応しない, 動作しない, 作動しない, うごかない
choose | en: choose, select, pick, chose, option, choice | cn: 选, 选择, 挑?, 挑选, 选项 | yue: 揀, 選擇, 揀邊個, 選項 | tw: 選, 選擇, 挑?, 挑選, 選項 | ja: 選ぶ, 選択, 選び, えらぶ, 選べ, 選択肢
add | en: add, include, adding, append, put in | cn: 添加, 加?, 增加, 加上, 加入? | yue: 加?, 加埋, 新增, 增加, 加多個 | tw: 新增, 加?, 增加, 加上, 加入? | ja: 追加, 加える, 足す, 付ける, ついか, 増やす?
remove | en: remove, delete, erase, get rid of, deleted | cn: 删除, 去掉, 移除, 删, 删掉 | yue: 刪除, 移除, 刪走, del | tw: 刪除, 移除, 刪掉, 去掉 | ja: 削除, 消す, 外す, 取り除, さくじょ, 消し
check | en: check, look up, verify?, check on, checking, find out | cn: 查?, 查询, 查看, 查一下, 看一下 | yue: 查?, 查詢, 查下, check, 睇下 | tw: 查詢, 查?, 查看, 查一下, 看一下 | ja: 確認, 調べる, 調べて, 照会, チェック, 調べ
confirm | en: confirm, confirmation, confirmed, make sure, double check | cn: 确认, 确定, 核实, 核对 | yue: 確認, 確定, confirm, 核實, 核對 | tw: 確認, 確定, 核對, 核實 | ja: 確定, 承認?, 確かめ, かくにん, 間違いない
try | en: try, attempt, tried, give it a try, test out | cn: 试?, 试试, 试用, 试一下, 尝试 | yue: 試?, 試下, 試用, 嘗試, 試咗 | tw: 試?, 試試, 試用, 嘗試, 試看看 | ja: 試す, 試し, お試し, 試して, ためす
try-on | en: try on, fitting room, try it on | cn: 试穿, 试衣间, 试戴 | yue: 試身, 試身室, 試著, 試戴 | tw: 試穿, 試衣間, 試戴 | ja: 試着, 試着室, しちゃく, フィッティング
ask | en: ask, enquire, inquire, question, enquiry, inquiry, query | cn: 问?, 咨询, 疑问, 提问 | yue: 問?, 查詢?, 疑問 | tw: 問?, 詢問, 疑問, 諮詢 | ja: 聞く?, 質問, 問い合わせ, 尋ね, 伺い
reply | en: answer, reply, respond, response, get back to me, replied | cn: 回复, 回答, 答复, 回信 | yue: 回覆, 答覆, 覆?, 回應, 覆返我 | tw: 回覆, 回答, 答覆, 回應 | ja: 返事, 返信, 回答, 返答, へんじ
no-reply | en: no reply, no answer, no response, nobody answers, ignored | cn: 没人回, 没回复, 不回复, 没人理, 不理人 | yue: 冇人覆, 冇人理, 唔覆, 冇回覆, 冇人應 | tw: 沒人回, 沒回覆, 沒有回應, 不理人 | ja: 返事がない, 返信がない, 連絡がない, 返事が来ない, 無視
contact | en: contact, get in touch, reach out, reach you, get hold of, contact details | cn: 联系, 联络, 联系方式, 怎么联系 | yue: 聯絡, 聯繫, 點聯絡, 搵你哋, 聯絡方法 | tw: 聯絡, 聯繫, 聯絡方式, 怎麼聯絡 | ja: 連絡, 連絡先, れんらく, コンタクト?, ご連絡
phone-call | en: call, phone, ring, telephone, phone call, call back | cn: 打电话, 电话, 致电, 来电, 回电 | yue: 打電話, 電話, 致電, 打俾, 覆電 | tw: 打電話, 電話, 致電, 來電, 回電 | ja: 電話, 電話する, でんわ, お電話, 折り返し, 架電
cannot-get-through | en: can't get through, line busy, nobody picks up, engaged line, no one picks up | cn: 打不通, 占线, 没人接, 打不进去 | yue: 打唔通, 冇人聽, 打極都唔通, 長期佔線, 冇人接 | tw: 打不通, 忙線, 沒人接, 佔線 | ja: つながらない, 繋がらない, 話し中, 電話に出ない, 電話がつながら
visit | en: come?, visit, drop by, come over, stop by, came? | cn: 过来, 到访, 来店, 来访, 拜访 | yue: 嚟?, 過嚟, 上嚟, 到訪, 親臨 | tw: 過來, 到訪, 來店, 拜訪 | ja: 来る, 来店, 訪問, 伺う, 来て, 来館
go | en: go, going, went, head to | cn: 去?, 前往, 过去? | yue: 去?, 前往, 過去? | tw: 去?, 前往, 過去? | ja: 行く, 行き, 行って, 行きたい, いく
go-in | en: enter, go in, come in, go inside, get inside | cn: 进入, 进去, 进来, 进门 | yue: 入去, 入嚟, 進入, 入到 | tw: 進入, 進去, 進來, 進門 | ja: 入る, 入れる?, 入って, 入室?, はいる
go-out | en: go out, step out, exit?, get out | cn: 出去, 外出, 出门, 出来 | yue: 出去, 外出, 出街, 出嚟 | tw: 出去, 外出, 出門, 出來 | ja: 外出, 出かけ, 外に出, 出て?, がいしゅつ
come-back | en: come back, go back, return later, back again | cn: 回来, 再来, 回去, 再过来 | yue: 返嚟, 再嚟過, 返去, 翻嚟 | tw: 回來, 再來, 回去 | ja: 戻る, 戻って, また来, 帰って, もどる
pay | en: pay, paid, payment, paying, settle the bill | cn: 付款, 支付, 付钱, 交钱, 缴费 | yue: 俾錢, 畀錢, 付款, 找數, 繳費, 埋單? | tw: 付款, 付錢, 支付, 繳費 | ja: 支払い, 支払う, 払う, お支払い, しはらい, 払い, 決済
buy | en: buy, bought, purchase, get one, buying | cn: 买, 购买, 选购, 买了 | yue: 買, 購買, 買咗, 入手 | tw: 買, 購買, 選購, 買了 | ja: 買う, 購入, 買い, 買った, かう, 買いたい
sell | en: sell, sold?, sells, carry in stock, for sale | cn: 卖, 出售, 有卖, 有售 | yue: 賣, 出售, 有冇得賣, 有售 | tw: 賣, 販售, 出售, 有賣 | ja: 売る, 販売, 売って, 取り扱い, 扱って
eat | en: eat, ate, eaten, dine, have a meal | cn: 吃, 食用, 吃饭, 用餐 | yue: 食?, 食飯, 用膳, 食嘢 | tw: 吃, 食用, 吃飯, 用餐 | ja: 食べる, 食べ, 食事, たべる, 食べて
drink | en: drink, drank, beverage, drinks | cn: 喝, 饮料, 饮用, 喝的 | yue: 飲?, 飲品, 飲嘢, 嘢飲 | tw: 喝, 飲料, 飲用, 喝的 | ja: 飲む, 飲み物, 飲んで, のむ, ドリンク
cook | en: cook, cooking, kitchen, make food, heat up | cn: 做饭, 烹饪, 厨房, 煮, 加热 | yue: 煮飯, 煮, 廚房, 煮嘢食, 翻熱, 叮熱 | tw: 煮飯, 料理, 廚房, 煮, 加熱 | ja: 料理, 調理, 自炊, キッチン, 台所, 温める
wash | en: wash, rinse, washable, hand wash, washed | cn: 洗, 清洗, 水洗, 手洗 | yue: 洗, 清洗, 水洗, 手洗 | tw: 洗, 清洗, 水洗, 手洗 | ja: 洗う, 洗って, 洗濯?, 水洗い, あらう, 洗え
clean | en: clean, tidy, wipe, cleanup, tidy up | cn: 打扫, 清理, 清洁, 擦, 收拾 | yue: 清潔, 打掃, 抹?, 執乾淨, 清理 | tw: 打掃, 清理, 清潔, 擦, 收拾 | ja: 掃除, 清掃, 拭く, 片付け, そうじ, きれいにする
wear | en: wear, put on, wore, worn, dress? | cn: 穿, 戴, 穿上, 佩戴 | yue: 著?, 戴, 著衫, 著住 | tw: 穿, 戴, 穿上, 配戴 | ja: 着る, 着用, 着て, 履く, 身につけ, 着け
put | en: put, place?, put down, leave it at | cn: 放?, 放在, 摆, 搁 | yue: 放?, 擺, 放喺, 擺低 | tw: 放?, 放在, 擺 | ja: 置く, 置いて, 置き, 入れる?
take | en: take, took, grab, take away? | cn: 拿, 拿走, 取?, 带走 | yue: 拎, 拎走, 攞走, 拎去 | tw: 拿, 拿走, 帶走 | ja: 取る, 持ち帰る, 持って行, 取って
give | en: give, gave, hand over, provide, supply? | cn: 提供, 给我, 发给我?, 交给 | yue: 俾?, 畀?, 提供, 交俾 | tw: 提供, 給我, 交給 | ja: 渡す, 提供, 渡し, 差し上げ
keep | en: keep, hold for me, save?, set aside, put aside, retain | cn: 保留, 留着, 帮我留, 保管 | yue: 留?, 保留, 留住, 幫我留, 幫我keep | tw: 保留, 留著, 幫我留, 保管 | ja: 取り置き, 保管, キープ, 取っておい, 残す, 預かり
storage-instructions | en: store?, storage instructions, keep in the fridge, how to store, refrigerate | cn: 保存?, 存放, 冷藏, 怎么保存, 储存 | yue: 存放, 點保存, 擺雪櫃, 冷藏, 儲存 | tw: 保存?, 存放, 冷藏, 怎麼保存 | ja: 保存方法, 保存, 冷蔵, 保存の仕方, ほぞん
move | en: move, relocate?, shift?, carry?, moved | cn: 移动, 搬, 挪, 搬动 | yue: 搬, 郁?, 移?, 搬走, 移動 | tw: 移動, 搬, 挪, 搬動 | ja: 移動, 動かす, 運ぶ, 移す, 運んで
help | en: help, assist, assistance, support, give me a hand, aid? | cn: 帮助, 帮忙, 协助, 帮我, 支持? | yue: 幫手, 幫忙, 協助, 幫我, 支援 | tw: 幫忙, 幫助, 協助, 幫我, 支援 | ja: 助けて, 手伝って, サポート, 手助け, 支援, 助け, 手伝う
need | en: need, require, required, necessary, must, have to | cn: 需要, 必须, 要不要, 必需, 一定要 | yue: 需要, 要唔要, 必須, 使唔使, 一定要 | tw: 需要, 必須, 要不要, 一定要 | ja: 必要, 要る, 必須, いる?, ひつよう, しなければ
no-need | en: no need, not required, don't need, unnecessary, don't have to | cn: 不用, 不需要, 无需, 不必, 用不着 | yue: 唔使, 唔需要, 毋須, 唔洗, 不用 | tw: 不用, 不需要, 無須, 不必 | ja: 不要, いらない, 必要ない, 要らない, ふよう
fill-in | en: fill in, fill out, complete the form, form?, fill up the form | cn: 填写, 填表, 填, 表格, 填好 | yue: 填寫, 填表, 填, 表格, 填form | tw: 填寫, 填表, 填, 表單, 表格 | ja: 記入, 入力, 書き込み, 記入用紙, フォーム?, きにゅう
sign-name | en: sign?, signature, signed, autograph? | cn: 签名, 签字, 签署 | yue: 簽名, 簽?, 簽署 | tw: 簽名, 簽字, 簽署 | ja: 署名, サイン, しょめい, 捺印, 印鑑
write | en: write, wrote, written, note down, write down | cn: 写, 写下, 备注, 记下 | yue: 寫, 寫低, 備註, 記低 | tw: 寫, 寫下, 備註, 記下 | ja: 書く, 書いて, 記載, メモ, 備考
read | en: read, reading | cn: 阅读, 看书, 读? | yue: 睇書, 閱讀, 讀? | tw: 閱讀, 看書, 讀? | ja: 読む, 読んで, 閲覧?, よむ, 読書
see | en: see, look, view, watch?, saw, take a look | cn: 看?, 看到, 看见, 瞧? | yue: 睇?, 睇到, 見到, 望? | tw: 看?, 看到, 看見 | ja: 見る, 見て, 見え, 閲覧, 拝見, みる
hear | en: listen, hear, heard, audible | cn: 听?, 听到, 听见, 听不见 | yue: 聽?, 聽到, 聽唔到 | tw: 聽?, 聽到, 聽見, 聽不到 | ja: 聞こえ, 聴く, 聞こえない, 聴いて, きこえ
talk | en: speak, talk to, spoke, talk, chat with | cn: 说话, 谈?, 聊?, 讲?, 沟通 | yue: 講?, 傾?, 傾偈, 同人講, 溝通 | tw: 說話, 談?, 聊?, 講?, 溝通 | ja: 話す, 話し, 話したい, 相談, はなす
explain | en: tell?, explain, let me know?, told, describe, inform | cn: 告诉, 说明, 解释, 通知?, 告知 | yue: 話俾, 解釋, 講解, 通知?, 話我知 | tw: 告訴, 說明, 解釋, 告知, 通知? | ja: 説明, 伝える, 知らせ
present-document | en: show?, present?, show my id, produce, show at the door | cn: 出示, 给看, 展示? | yue: 出示, 俾睇, 拎出嚟睇 | tw: 出示, 給看, 展示? | ja: 提示, 見せる, 見せて, ていじ, 提示する
advice | en: advice, advise, suggest, suggestion, tips?, guidance | cn: 建议, 意见, 推荐?, 指导 | yue: 建議, 意見, 提議, 俾意見 | tw: 建議, 意見, 推薦?, 指導 | ja: 助言, アドバイス, 提案, 意見, 要望
complain | en: complain, complaint, grievance, report a problem, unhappy with, file a complaint | cn: 投诉, 抱怨, 反映问题, 举报? | yue: 投訴, 申訴, 鬧?, 要投訴 | tw: 客訴, 投訴, 抱怨, 申訴 | ja: クレーム, 苦情, 文句, くじょう, 不満
thank | en: thank?, thanks?, thank you?, praise, compliment, appreciate | cn: 谢谢?, 感谢, 表扬, 多谢, 辛苦了 | yue: 多謝?, 唔該?, 讚?, 感謝, 唔該晒? | tw: 謝謝?, 感謝, 稱讚, 多謝 | ja: ありがとう?, 感謝, お礼, お褒め, ありがとうございました
apologise | en: sorry?, apologise, apologize, apology, my apologies | cn: 对不起, 抱歉, 道歉, 不好意思? | yue: 對唔住, 抱歉, 唔好意思?, 道歉 | tw: 對不起, 抱歉, 道歉, 不好意思? | ja: すみません?, ごめんなさい, 申し訳, お詫び, 謝罪
forget | en: forget, forgot, forgotten, can't remember, don't remember | cn: 忘记, 忘了, 不记得, 想不起来 | yue: 唔記得, 忘記, 記唔起, 唔記得咗 | tw: 忘記, 忘了, 不記得, 想不起來 | ja: 忘れた, 忘れ, 覚えていない, 思い出せない, わすれ
remind | en: remind, reminder, remember, notify me, reminders | cn: 提醒, 提醒我, 记得, 提示? | yue: 提醒, 提我, 記得, 提返我 | tw: 提醒, 提醒我, 記得 | ja: リマインド, リマインダー, 通知?, 覚えて
understand | en: know, understand, don't understand, confused, unclear, not sure | cn: 知道, 了解, 不懂, 明白, 不清楚 | yue: 知道, 明白, 唔明, 唔知, 唔清楚, 唔識 | tw: 知道, 了解, 不懂, 明白, 不清楚 | ja: わかる, わからない, 知りたい, 分からない, 理解, 不明
like | en: like?, love, prefer, favourite, favorite, enjoy | cn: 喜欢, 偏好, 喜爱, 最爱 | yue: 鍾意, 中意, 鐘意, 喜歡, 偏好 | tw: 喜歡, 偏好, 喜愛 | ja: 好き, 好み, お気に入り, すき?, 好む
dislike | en: dislike, don't like, hate, not satisfied, unsatisfied, disappointed, dissatisfied | cn: 不喜欢, 不满意, 失望, 讨厌, 不满? | yue: 唔鍾意, 唔滿意, 失望, 唔中意, 憎 | tw: 不喜歡, 不滿意, 失望, 討厭, 不滿? | ja: 嫌い, 気に入らない, 不満足, がっかり, 嫌, 残念
change-mind | en: changed my mind, change my mind, second thoughts, don't want it anymore, no longer want, regret | cn: 后悔, 不想要了, 改主意, 反悔 | yue: 唔想要, 後悔, 改變主意, 反悔, 轉軚 | tw: 後悔, 不想要了, 改變主意, 反悔 | ja: 気が変わ, 後悔, やっぱりやめ, 心変わり, やめたい
decide | en: decide, decision, consider, think about, make up my mind, undecided | cn: 决定, 考虑, 想一下, 犹豫, 还没想好 | yue: 決定, 諗下, 考慮, 諗緊, 未決定 | tw: 決定, 考慮, 想一下, 猶豫 | ja: 決める, 検討, 決定, 考える, 迷って, 悩んで
prepare | en: prepare, get ready, preparation, ready, arrange, arrangement | cn: 准备, 安排, 准备好, 备好 | yue: 準備, 安排, 準備好, 執定 | tw: 準備, 安排, 準備好 | ja: 準備, 用意, 手配, 支度, じゅんび
extend | en: extend, extension, prolong, continue, keep going, renew? | cn: 延长, 继续, 续?, 延续, 延期? | yue: 延長, 繼續, 續?, 加時, 加鐘 | tw: 延長, 繼續, 續?, 展延 | ja: 延長, 継続, 続ける, えんちょう, 続き
stop | en: stop, quit, halt, discontinue, stopped, cease | cn: 停止, 停?, 终止, 中止?, 不做了 | yue: 停止, 停?, 終止, 唔做, 停咗 | tw: 停止, 停?, 終止, 中止? | ja: 止める, 停止, やめる, 中断, 打ち切り, 止まる
apply | en: apply, application, applying, apply for, applicant | cn: 申请, 办理, 申办, 报名? | yue: 申請, 辦理, 申辦, apply | tw: 申請, 辦理, 申辦 | ja: 申請, 申し込み?, 申込み, 応募, しんせい, 手続き
transfer-booking | en: transfer to someone else, give to someone else, transfer my booking, change the name, pass on to a friend | cn: 转让, 转给别人, 换人, 改名字, 让给朋友 | yue: 轉讓, 轉俾人, 改人名, 俾第二個, 換人 | tw: 轉讓, 轉給別人, 改名字, 換人, 讓給朋友 | ja: 譲る, 名義変更, 他の人に譲, 別の人に, 名前の変更
replace | en: replace, replacement, swap, switch?, substitute | cn: 替换, 更换, 换?, 调换, 换一个 | yue: 換?, 更換, 調換, 換過, 替換 | tw: 更換, 換?, 替換, 調換, 換一個 | ja: 交換, 取り替え, 取り換え, 差し替え, こうかん, 入れ替え
increase | en: increase, raise, go up, increase the number | cn: 增加?, 提高, 上调, 涨? | yue: 增加?, 提高, 加多啲, 升?, 調高 | tw: 增加?, 提高, 調高, 漲? | ja: 増やす, 上げる, 増加, 増える, 値上げ, 引き上げ
reduce | en: reduce, decrease, lower, cut?, fewer | cn: 减少, 降低, 调低, 减?, 下调 | yue: 減少, 降低, 減?, 調低, 減少啲 | tw: 減少, 降低, 調降, 減? | ja: 減らす, 下げる, 減少, 減らし, 減る, 値下げ
allow | en: allow, allowed, permit, permitted, permission, is it ok to | cn: 允许, 许可, 准许, 行不行, 让不让 | yue: 容許, 准許, 得唔得, 許可, 批准?, 畀唔畀 | tw: 允許, 許可, 准許, 可否 | ja: 許可, 認め, してもいい, 可能?, きょか, 大丈夫?
forbid | en: forbidden, not allowed, prohibit, prohibited, ban, banned, not permitted | cn: 禁止, 不允许, 不准, 不许, 不让? | yue: 禁止, 唔准, 唔俾, 不准, 唔畀 | tw: 禁止, 不允許, 不准, 不可 | ja: 禁止, 不可, だめ, ダメ, 禁じ, きんし
accept | en: accept, agree, approve, approval, take?, accepted | cn: 接受, 同意, 批准, 通过?, 认可 | yue: 接受, 同意, 批准?, 收唔收, 接唔接受 | tw: 接受, 同意, 核准, 通過? | ja: 同意, 承認, 承諾, 受け付け, 承知, 了承
refuse | en: refuse, reject, decline, declined, denied, turned down, rejected | cn: 拒绝, 被拒, 驳回, 不接受, 没通过 | yue: 拒絕, 被拒, 唔接受, 唔批, reject | tw: 拒絕, 被拒, 駁回, 不接受, 沒通過 | ja: 拒否, 断る, 却下, 断られ, 拒否され, きょひ
fail | en: fail, failed, failure, unsuccessful, didn't go through, unable | cn: 失败, 不成功, 没成功, 办不了 | yue: 失敗, 唔成功, 搞唔掂, 做唔到 | tw: 失敗, 不成功, 沒成功 | ja: 失敗, できない?, できません?, うまくいかない, しっぱい
succeed | en: success, succeed, successful, went through, successfully | cn: 成功, 成功了, 办好了, 搞定 | yue: 成功, 搞掂, 得咗, 做到 | tw: 成功, 成功了, 搞定 | ja: 成功, できた?, 完了, うまくいった, 成立
problem | en: problem, issue, trouble, what happened, something wrong, went wrong | cn: 问题, 怎么回事, 出问题, 麻烦?, 出错 | yue: 問題, 咩事, 有問題, 出事, 搞咩 | tw: 問題, 怎麼回事, 出問題, 出狀況 | ja: 問題, トラブル, どうした, 困って, 不具合?, 何が起き
why | en: why, reason, how come, for what reason, cause? | cn: 为什么, 为啥, 怎么会, 原因 | yue: 點解, 為何, 原因, 做咩 | tw: 為什麼, 為何, 怎麼會, 原因 | ja: なぜ, なんで, どうして, 理由, 原因, 何故
procedure | en: procedure, process?, steps, step by step, method | cn: 流程, 步骤, 手续, 方法, 办理流程 | yue: 手續, 步驟, 流程, 程序, 方法 | tw: 流程, 步驟, 手續, 方法, 程序 | ja: 手順, 流れ, 方法, やり方, 手続き方法, てじゅん
compare | en: difference, compare, different from, versus, vs, better one, distinguish | cn: 区别, 不同?, 对比, 差别, 比较? | yue: 分別?, 有咩分別, 比較?, 唔同?, 差別 | tw: 差別, 不同?, 比較?, 差異, 區別 | ja: 違い, 比較, 差?, 比べ, ちがい, どう違う
steal | en: steal, stolen, theft, robbed, pickpocket | cn: 被偷, 偷, 被盗, 小偷, 抢劫 | yue: 俾人偷, 偷, 被盜, 小偷, 打荷包 | tw: 被偷, 偷, 被盜, 小偷 | ja: 盗まれ, 盗難, 盗む, すり?, 泥棒, とうなん
accident | en: accident, crash, collision, fell, fall down, slipped | cn: 事故, 意外, 车祸, 摔倒, 撞车, 跌倒 | yue: 意外, 事故, 撞車, 跌倒, 交通意外, 跣親 | tw: 意外, 事故, 車禍, 跌倒, 摔倒 | ja: 事故, 転倒, 交通事故, 転んだ, 衝突, じこ
compensate | en: compensation, compensate, make up for it, reimburse damage, liable, liability | cn: 赔偿, 赔, 补偿, 赔钱 | yue: 賠償, 賠, 補償, 賠錢, 賠返 | tw: 賠償, 賠, 補償, 賠錢 | ja: 賠償, 補償, 弁償, 弁償金, ほしょう?, 慰謝料
`;
