import { expect, test } from 'vitest';
import { isMarkedAsSpam } from './spam-marks.ts';

const judge = (name: string, value: string) => isMarkedAsSpam((asked) => (asked === name ? [value] : []));

test.each([
  ['x-spam-flag', 'YES'],
  ['x-spam-status', 'Yes, score=17.2 required=5.0 tests=[BAYES_99=3.5] autolearn=no'],
  ['x-spam', 'Yes'],
  ['x-ms-exchange-organization-scl', '9'],
  ['x-forefront-antispam-report', 'CIP:203.0.113.9;CTRY:US;LANG:en;SCL:5;SRV:;IPV:NLI;SFV:SPM;H:mail.example;CAT:SPM;'],
  ['x-forefront-antispam-report', 'SFV:SKB'],
  ['x-ses-spam-verdict', 'FAIL'],
  ['x-ses-virus-verdict', 'FAIL'],
  ['x-mailgun-sflag', 'Yes'],
])('%s: %s is spam', (name, value) => expect(judge(name, value)).toBe(true));

test.each([
  ['x-spam-flag', 'NO'],
  ['x-spam-status', 'No, score=-1.9 required=5.0 tests=[YES_MAN=0.1]'],
  ['x-spam', ''],
  ['x-ms-exchange-organization-scl', '-1'],
  ['x-ms-exchange-organization-scl', '4'],
  ['x-forefront-antispam-report', 'CIP:203.0.113.9;SCL:1;SFV:NSPM;CAT:NONE;'],
  ['x-forefront-antispam-report', 'SFV:SKN;CAT:NONE;'],
  ['x-ses-spam-verdict', 'GRAY'],
  ['x-mailgun-sflag', 'No'],
  ['subject', 'YES'],
])('%s: %s is not', (name, value) => expect(judge(name, value)).toBe(false));
