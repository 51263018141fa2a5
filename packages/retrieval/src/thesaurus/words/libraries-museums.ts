/** What people write to libraries and museums. */
export const LIBRARIES_MUSEUMS = `
borrow-period | en: due back, when is my book due, loan period, how long may i keep, how long can i keep, keep a book, novel due, due date of the book | cn: 借多久, 啥时候得还, 借期, 书什么时候还, 能借几天 | yue: 借幾耐, 幾時要還, 借期, 本書幾時還 | tw: 借多久, 借期, 書什麼時候還, 可以借幾天 | ja: 何週間借り, いつまでに返せ, 返却期限, 貸出期間, いつまで借り
overdue-book | en: overdue book, overdue books, late book, forgot to bring back, library fine, late fee for books, fine for overdue | cn: 逾期还书, 忘了还, 还书晚了, 忘记还书, 超期罚款 | yue: 遲還書, 唔記得還書, 過期還書, 罰款書 | tw: 逾期還書, 忘記還書, 書過期 | ja: 延滞料, 返すの忘れ, 返却が遅れ, 延滞?, 返し忘れ
renew-loan | en: renew my book, renew a loan, keep it longer, extend the loan, renewals, renew online | cn: 续借, 书再借几天, 延长借期 | yue: 續借, 借耐啲, 延長借期 | tw: 續借, 再借幾天, 延長借閱 | ja: 貸出延長, 延長したい, もう少し借り, 借り続け
reader-card | en: reader's card, library card, library membership, member of the library, join the library, library card application, sign up as a member of the library | cn: 读者证, 借书证, 借书卡, 办张卡借书, 办借书 | yue: 圖書證, 借書證, 整張證借書, 辦圖書證 | tw: 借閱證, 借書證, 圖書證, 辦借書證 | ja: 利用者カード, 図書館カード, 貸出カード, 本借りるのに登録, 利用登録
reserve-book | en: reserve a book, hold a book, put a book on hold, book is checked out, waiting list for a book, place a hold | cn: 预约图书, 书被借走, 预约这本书, 书排队 | yue: 預約圖書, 本書畀人借咗, 預約本書 | tw: 預約書, 書被借走, 預約圖書 | ja: 本の予約, 貸出中, 予約本, 本を取り寄せ
book-kinds | en: novel?, novels, comics?, graphic novel, picture book, paperback, dvds, audiobook, audiobooks | cn: 小说, 漫画?, 绘本, 光盘, 有声书, 影碟 | yue: 小說, 漫畫, 圖畫書, 影碟, 有聲書 | tw: 小說, 漫畫, 繪本, 有聲書, 光碟 | ja: 小説, 漫画?, マンガ, 絵本, DVD, オーディオブック, 文庫
ebook-loan | en: ebook, ebooks, e-book, libby, overdrive, borrow on my kindle, digital library | cn: 电子书, 电子借阅, 数字图书馆 | yue: 電子書, 網上借書, 電子圖書 | tw: 電子書, 線上借閱, 電子圖書館 | ja: 電子書籍, 電子図書館, 電子書
book-drop | en: book drop, drop box, return box, return books when closed, return slot | cn: 还书箱, 自助还书, 闭馆还书 | yue: 還書箱, 自助還書 | tw: 還書箱, 自助還書 | ja: 返却ポスト, ブックポスト, 返却口
lost-book | en: lost a library book, lost the book, book got wet, damaged library book, dog chewed the book | cn: 书丢了, 书弄湿, 书弄坏, 弄丢了书 | yue: 唔見咗本書, 整濕咗本書, 整爛本書 | tw: 書不見了, 書弄濕, 書弄丟, 書破損 | ja: 本をなくし, 本を濡らし, 本を汚し, 本を破
study-seat | en: study room, quiet study, reading room, desk to study, group study room, seats to study | cn: 自习室, 自习, 阅览室, 座位预约 | yue: 自修室, 溫書, 閱覽室 | tw: 自習室, 念書, 閱覽室, 討論室 | ja: 自習室, 学習室, 閲覧席, 勉強でき, 自習
audio-guide | en: audio guide, audioguide, guided tour, docent, guide in english, headset? | cn: 语音导览, 讲解器, 讲解员, 导览 | yue: 語音導賞, 導賞團, 導賞 | tw: 語音導覽, 導覽, 解說員 | ja: 音声ガイド, ガイドツアー, 解説員, ギャラリートーク
current-exhibition | en: what's on, on display, temporary exhibition, special exhibition, what can i see, permanent collection | cn: 特展, 展什么, 现在有什么展, 常设展 | yue: 特展, 有咩展覽, 常設展 | tw: 特展, 現在展什麼, 常設展 | ja: 企画展, 特別展, 常設展, 何を展示
sketch-tripod | en: tripod?, selfie stick, flash photography, sketch in the gallery, take photos inside | cn: 三脚架, 自拍杆, 能拍照, 闪光灯, 写生 | yue: 腳架, 自拍棍, 影唔影得相, 閃光燈 | tw: 腳架, 自拍棒, 可以拍照, 閃光燈, 寫生 | ja: 三脚, 自撮り棒, フラッシュ, 写真撮って, スケッチ
school-group-visit | en: school group, class trip, school visit, bring my class, thirty pupils, group of students | cn: 学校团体, 带学生参观, 班级参观 | yue: 學校團體, 帶班學生, 學校參觀 | tw: 學校團體, 校外教學, 帶學生參觀 | ja: 学校団体, 校外学習, 遠足, 生徒を連れて
`;
