/** What people write to internet providers. */
export const HOMES_ONLINE = `
buffering | en: buffering, keeps buffering, netflix, youtube stutters, video keeps stopping, lagging, lag?, lags, ping?, high ping, laggy, game lags | cn: 转圈, 老转圈, 卡顿, 缓冲?, 看视频卡, 延迟高, 掉帧, 网卡 | yue: 成日lag, 睇片lag, 好lag, 窒下窒下, 轉圈, 打機lag | tw: 一直轉圈, 很lag, 影片卡, 卡頓, 延遲高 | ja: くるくる, 動画が止ま, 動画がすぐ止, カクカク, ラグ?, 重い?, 読み込みが遅
fibre-install | en: hook up the fiber, hook up the fibre, fiber?, fibre?, engineer come, engineer visit, set up my line, technician here, line installed, activation date | cn: 光纤, 来人拉, 拉网线, 装宽带, 装网, 拉光纤 | yue: 拉光纖, 光纖, 裝寬頻, 安裝寬頻, 嚟拉線 | tw: 光纖, 拉線, 裝網路, 裝機, 牽網路 | ja: 光を引, 光回線, 開通工事, 回線工事, 引き込み, 工事日
dead-spot | en: dead spot, weak signal upstairs, no wifi in the bedroom, wifi doesn't reach, mesh, wifi extender, repeater | cn: 信号死角, 卧室没信号, 信号弱, 穿墙, 放大器 | yue: 房收唔到wifi, 訊號弱, 死角, 放大器 | tw: 訊號死角, 房間收不到, 訊號弱, 強波器 | ja: 電波が届か, 部屋でWi-Fi, 中継機, メッシュ, 2階で繋がら
drops-out | en: keeps dropping, drops out, cuts out, disconnects every, goes off every, on and off | cn: 老断网, 掉线?, 一会儿断, 断断续续 | yue: 成日斷線, 斷斷續續, 彈線 | tw: 一直斷線, 斷斷續續, 掉線 | ja: よく切れ, 途切れ?, 頻繁に切れ, 落ちる?
area-outage | en: whole street is offline, outage in my area, is there an outage, neighbours have no internet too | cn: 整栋楼没网, 小区断网, 片区故障 | yue: 成棟冇網, 全區斷網 | tw: 整棟沒網路, 區域障礙, 附近斷網 | ja: 地域で障害, 近所も繋がら, 通信障害
wifi-rename | en: change the wifi password, rename my wifi, change network name, ssid | cn: 改wifi密码, 改无线名称, 无线密码修改 | yue: 改wifi密碼, 改wifi名 | tw: 改wifi密碼, 改無線名稱 | ja: Wi-Fiのパスワードを変, SSID, ネットワーク名を変
static-ip | en: static ip, fixed ip, port forwarding, open a port, public ip | cn: 固定IP, 公网IP, 端口映射 | yue: 固定IP, 開port | tw: 固定IP, 固定制, 開埠 | ja: 固定IP, ポート開放, グローバルIP
own-router | en: my own router, use my own modem, bring my own router, third party router | cn: 用自己的路由器, 自己买路由, 光猫 | yue: 用自己個router, 自備路由器 | tw: 自備路由器, 用自己的分享器, 數據機 | ja: 自分のルーター, 市販のルーター, 手持ちのルーター
`;
