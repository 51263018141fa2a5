import { checkPassword } from '@lobby/contract';
import { Check, CircleAlert, Circle } from 'lucide-react';
import { classNames } from '#/class-names.ts';
import { useTexts } from '#/ui-texts/ui-texts-provider.tsx';
import { VisuallyHidden } from '#/visually-hidden/visually-hidden.tsx';

/** The password rule (§5) in three lines, each marked as it is met. `judged` marks in red what is still missing. */
export function PasswordRule({ id, password, judged }: { id: string; password: string; judged: boolean }) {
  const texts = useTexts();
  const checks = checkPassword(password);
  const lines = [
    { met: checks.length, text: texts.passwordLength },
    { met: checks.letter, text: texts.passwordLetter },
    { met: checks.digit, text: texts.passwordDigit },
  ];
  return (
    <ul id={id} className="flex flex-col gap-1 text-13">
      {lines.map(({ met, text }) => {
        const Icon = met ? Check : judged ? CircleAlert : Circle;
        return (
          <li
            key={text}
            className={classNames('flex items-center gap-2', met ? 'text-success-text' : judged ? 'text-danger-text' : 'text-muted')}
          >
            <Icon size={15} aria-hidden="true" className="shrink-0" />
            {text}
            <VisuallyHidden>{met ? texts.met : texts.notMet}</VisuallyHidden>
          </li>
        );
      })}
    </ul>
  );
}
