import type { TranslationLocale } from '@lobby/contract';

/** Words and endings of a language among those that look like it, as whole words. */
const words = (list: string) => new RegExp(`(?<![\\p{L}\\p{M}])(?:${list.replaceAll(' ', '|')})(?![\\p{L}\\p{M}])`, 'giu');

/** Brazil's words, and Portugal's. */
export const BRAZILIAN = words(
  'você vocês vc vcs oi pra pro tô cadê frete celular cadastro tela boleto cpf cep pix moça ônibus trem geladeira camiseta (?:est(?:ou|á|ão|amos)|tô|tá)\\s\\p{L}+ndo',
);
export const EUROPEAN_PORTUGUESE = words(
  'encomenda encomendas telemóvel ecrã connosco portes facto contacto registo equipa autocarro comboio multibanco mbway vossa vosso vossas vossos factura frigorífico est(?:ou|á|ão|amos)\\sa\\s\\p{L}+r \\p{L}+-(?:me|lhe|nos|vos)',
);

/** Indonesia's words, and Malaysia's. */
export const INDONESIAN = words(
  'mau bisa kapan apakah nggak enggak gak ga udah banget dong sih kok gimana bagaimana makasih halo butuh kirim dikirim mengirim ongkir ongkirnya gratis rusak ukuran nomor toko kantor uang karena mengembalikan kembalikan barangnya pesanannya kak silakan tenda',
);
export const MALAY = words(
  'nak tak bila adakah awak encik cik macam kedai wang percuma hantar penghantaran dihantar pulangkan memulangkan perlukan kerana kos rosak saiz nombor pejabat sila khemah bayaran tunai dah takde kat manakah bolehkah',
);

/** Greetings and the like: too short for letters to tell, and what conversations begin and end with. An empty list is a language that is none of ours. */
export const SAID_ALONE: ReadonlyMap<string, readonly TranslationLocale[]> = new Map(
  (
    [
      ['hello hi hey thanks thank please yes refund help order shipping delivery invoice', ['en-US']],
      ['hola gracias buenas buenos ayuda pedido envío factura sí adiós', ['es']],
      ['oi', ['pt-br']],
      ['olá obrigado obrigada ajuda sim', ['pt-br', 'pt']],
      ['salamat kumusta kamusta magkano opo', ['tl']],
      ['makasih halo', ['id']],
      ['terima kasih tolong harga', ['id', 'ms']],
      ['bonjour salut merci danke hallo ciao grazie xin chào merhaba teşekkürler dziękuję tack', []],
    ] as const
  ).flatMap(([said, languages]) => said.split(' ').map((word) => [word, languages] as const)),
);

/** Words that are English and nothing else: two of them need no closer look. */
export const ONLY_ENGLISH = words(
  'the you my your how what when where which why please want would could have does this that there thanks thank order with from',
);

/** What only Southern Min writes. */
export const SOUTHERN_MIN =
  /佗位|啥物|按怎|袂[當使曉記]|毋[是通知免好捌]|阮[的欲愛兜]|恁[的兜敢會有]|𪜶|這馬|彼个|(?<!不)敢(?:有|會|是)[^不]*?無|欲(?:按|佇)|足[濟媠]|逐家|遮爾/u;

/** Letters that Urdu has and its neighbours in script have not, and letters that Arabic writes otherwise than Urdu and Persian. */
export const URDU = /[ٹڈڑںےھہ]/u;
export const ARABIC = /[ةكىيأإؤئذضظثط]/u;
/** Words of Marathi and Nepali, which share the script of Hindi. */
export const NOT_HINDI = /ळ|(?:^|\s)(?:आहे|आहेत|नाही|माझ[ाीे]|छ|छन्|छैन|मेरो|हुन्छ|गर्न|तपाईं)(?=[\s?!।,.]|$)/u;
/** Letters of Assamese, which shares the script of Bengali. */
export const NOT_BENGALI = /[ৰৱ]/u;
/** Letters that Russian has not, and where Bulgarian alone has one that both have. */
export const NOT_RUSSIAN = /[іїєґўјљњђћџѓќѕәғқңөұүһ]|ъ(?![еёюя])/iu;
