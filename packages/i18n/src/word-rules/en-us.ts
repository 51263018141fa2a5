import type { WordRule } from './word-rule.ts';

/** A sample that another business would have written, with the quotation marks of a CSV file. */
const SAMPLE = 'playground:samples.software.text';

export const EN_US: readonly WordRule[] = [
  { name: 'one spelling of email', pattern: /\be-mails?\b|\bmails\b/giu, instead: 'email, emails' },
  {
    name: 'American spelling',
    pattern: /\b(?:cancelled|telephone|colour|centre|labour|lower-case|judgement)\b|(?:organis|recognis|summaris|categoris)/giu,
    instead: 'canceled, phone, color, center',
  },
  { name: 'no one, someone, everyone, anyone', pattern: /\b(?:no|some|every|any)body\b/giu, instead: 'no one, someone, everyone, anyone' },
  {
    name: 'contractions',
    pattern: /\b(?:cannot|(?:do|does|did|is|are|was|were|could|has|have|had|will|would|should) not)\b/giu,
    instead: 'can’t, don’t, isn’t',
    except: ['server/order_mail:not_solved', 'server/invoice:note_cn'],
  },
  { name: 'curly quotation marks', pattern: /["']/gu, instead: '“ ” ’', except: [SAMPLE] },
  { name: 'the ellipsis is one character', pattern: /\.{3}/gu, instead: '…' },
  { name: 'a bot hands off', pattern: /\bhand(?:s|ed|ing)?[- ]over\b|\bhand-offs?\b/giu, instead: 'hand off, handoff' },
  { name: 'a conversation is snoozed', pattern: /\bput off\b/giu, instead: 'snooze' },
  { name: 'delete, revoke, undo', pattern: /\b(?:take|takes|took|taken) back\b/giu, instead: 'delete, revoke or undo' },
  { name: 'teammates', pattern: /\bcolleagues?\b/giu, instead: 'teammate, to visitors “our team”' },
  { name: 'images', pattern: /\bpictures?\b/giu, instead: 'image' },
  { name: 'other ways to ask are phrasings', pattern: /(?<!\{)\bwordings?\b/giu, instead: 'phrasing' },
  {
    name: 'conversations, in the screen named Sessions',
    pattern: /\bsessions?\b/giu,
    instead: 'conversation',
    except: ['dashboard:navigation.session', 'session:title', 'common:toasts.need_login'],
  },
  {
    name: 'no promise of time that nothing measures',
    pattern: /(?<!\bas )\bsoon\b|\bshortly\b|\bin (?:a few )?seconds\b|\binstantly\b|\bat once\b/giu,
    instead: 'what happens, without a time; “right away” where the same request does it',
    except: ['common:renewal.text.deadline', SAMPLE],
  },
  {
    name: 'plain verbs',
    pattern: /\b(?:begins anew|did not arrive|didn’t arrive|whoever|leads? nowhere)\b/giu,
    instead: 'resets, couldn’t load, anyone who',
  },
  { name: 'no please in an error of a field', pattern: /\bplease (?:fill|choose|select|use)\b/giu, instead: 'the verb alone' },
];
