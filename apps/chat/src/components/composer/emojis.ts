/** Faces and signs that visitors of a business use, by group: the phone's own keyboard has the rest. */
export const EMOJIS = {
  faces: '😀 😄 😁 😂 🙂 😉 😊 😍 🥰 😘 😎 🤩 🤔 🤨 😐 🙄 😏 😬 😌 😴 😕 😟 😢 😭 😤 😡 😱 😅 🥲 😇 🤗 🤭'.split(' '),
  hands: '👍 👎 👌 ✌️ 🤞 👋 🙏 👏 🙌 💪 🤝 👆 👇 👉 👈 🙇'.split(' '),
  things: '📦 🎁 🛒 💳 🧾 🚚 🏠 📞 📷 📎 ✉️ 📅 ⏰ 🔑 💡 🔧'.split(' '),
  signs: '❤️ 💔 ⭐ 🎉 🔥 ✨ 💯 ✅ ❌ ❗ ❓ ⚠️ ➡️ 🆗 🆕 🔁'.split(' '),
} as const;

/** Emojis in a row of the picker. */
export const COLUMNS = 8;

/** Where a key moves the focus among `count` emojis in rows; undefined for any other key. */
export function emojiAfterKey(key: string, at: number, count: number): number | undefined {
  const step = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: COLUMNS, ArrowUp: -COLUMNS }[key];
  if (step !== undefined) return Math.max(0, Math.min(count - 1, at + step));
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}
