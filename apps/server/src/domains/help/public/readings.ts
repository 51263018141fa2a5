/**
 * How words of shops and services are read, and how they are written: who types Japanese has typed the reading before it is
 * converted. A list of the words that help pages are about; a dictionary of the whole language would take a hundred megabytes.
 */
const WORDS =
  'はいそう 配送,はいたつ 配達,へんぴん 返品,へんきん 返金,へんそう 返送,こうかん 交換,そうりょう 送料,てすうりょう 手数料,ちゅうもん 注文,よやく 予約,へんこう 変更,きゃんせる キャンセル,とりけし 取消,とりけし 取り消し,かいやく 解約,しはらい 支払,しはらい 支払い,おしはらい お支払い,ぶんかつ 分割,せいきゅうしょ 請求書,りょうしゅうしょ 領収書,めいさい 明細,りょうきん 料金,かかく 価格,ねだん 値段,わりびき 割引,ざいこ 在庫,にゅうか 入荷,しなぎれ 品切れ,しょうひん 商品,しょうひんけん 商品券,そうこ 倉庫,はっそう 発送,しゅっか 出荷,とどけさき 届け先,おとどけ お届け,とうちゃく 到着,ついせき 追跡,じゅうしょ 住所,でんわ 電話,でんわばんごう 電話番号,れんらく 連絡,といあわせ 問い合わせ,といあわせ 問合せ,おといあわせ お問い合わせ,よくあるしつもん よくある質問,しつもん 質問,かいとう 回答,かいいん 会員,とうろく 登録,たいかい 退会,にゅうかい 入会,こうしん 更新,けいやく 契約,ほしょう 保証,ほしょうきかん 保証期間,しゅうり 修理,こしょう 故障,ふりょう 不良,ふりょうひん 不良品,ぶひん 部品,せつめいしょ 説明書,とりあつかい 取扱,とりあつかい 取り扱い,つかいかた 使い方,せってい 設定,せんたく 洗濯,ていれ 手入れ,そざい 素材,さいず サイズ,しゃくど 尺度,おおきさ 大きさ,えいぎょう 営業,えいぎょうじかん 営業時間,ていきゅうび 定休日,きゅうぎょう 休業,てんぽ 店舗,うけとり 受取,うけとり 受け取り,ちゅうしゃじょう 駐車場,ほうそう 包装,おくりもの 贈り物,のし 熨斗,かいがい 海外,こくない 国内,かんぜい 関税,ぜいきん 税金,しょうひぜい 消費税,きかん 期間,きげん 期限,ゆうこうきげん 有効期限,しょうみきげん 賞味期限,あんぜん 安全,こじんじょうほう 個人情報,りようきやく 利用規約,りよう 利用,もうしこみ 申込,もうしこみ 申し込み,てつづき 手続き,ほうほう 方法,ひつよう 必要,むりょう 無料,ゆうりょう 有料,しゅくはく 宿泊,へや 部屋,しょくじ 食事,にもつ 荷物,くうこう 空港,かぎ 鍵,あんしょうばんごう 暗証番号,ほんにんかくにん 本人確認,しりょう 資料,みつもり 見積,みつもり 見積もり,のうき 納期,けんさく 検索';
const KANA = /^[\p{Script=Hiragana}\p{Script=Katakana}ー\s、。？?]+$/u;
const KATAKANA = /[\u30a1-\u30f6]/g;
const KATAKANA_OFFSET = 0x60;
/** Spellings that one question may have. */
const SPELLINGS_MAX = 4;

const READINGS = Map.groupBy(
  WORDS.split(',').map((word) => word.split(' ') as [reading: string, written: string]),
  ([reading]) => reading,
);
const LONGEST = Math.max(...[...READINGS.keys()].map(({ length }) => length));

/** A question as it was typed, then as it may be written, where it is typed in kana alone. Pure. */
export function spellingsOf(question: string): string[] {
  const typed = question.normalize('NFKC');
  if (!KANA.test(typed)) return [question];
  const kana = typed.replaceAll(KATAKANA, (sign) => String.fromCharCode(sign.charCodeAt(0) - KATAKANA_OFFSET));
  let spellings = [''];
  for (let at = 0; at < kana.length;) {
    const reading = readingAt(kana, at);
    const written = reading === undefined ? [typed.charAt(at)] : (READINGS.get(reading) ?? []).map(([, word]) => word);
    spellings = spellings.flatMap((before) => written.map((word) => before + word)).slice(0, SPELLINGS_MAX);
    at += reading?.length ?? 1;
  }
  return [...new Set([question, ...spellings])];
}

/** The longest word that is read so from here on. */
function readingAt(kana: string, at: number): string | undefined {
  for (let length = Math.min(LONGEST, kana.length - at); length > 1; length -= 1) {
    const piece = kana.slice(at, at + length);
    if (READINGS.has(piece)) return piece;
  }
  return undefined;
}
