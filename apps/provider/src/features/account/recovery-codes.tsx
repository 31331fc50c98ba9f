import { Button } from '@comanda/ui/button/button.tsx';
import { toast } from '@comanda/ui/toast/toast.ts';
import { IconCopy } from '@tabler/icons-react';
import classes from './account.module.css';
import { accountTexts as texts } from './texts.ts';

/** The recovery codes, shown this once. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(codes.join('\n'));
      toast.success(texts.copied);
    } catch {
      toast.error(texts.notCopied);
    }
  };
  return (
    <div className={classes.codesPart}>
      <p className={classes.hint}>{texts.codesHint}</p>
      <ul className={classes.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={classes.buttons}>
        <Button
          variant="default"
          icon={<IconCopy size={20} aria-hidden="true" />}
          onClick={() => void copy()}
        >
          {texts.copyCodes}
        </Button>
        <Button onClick={onKept}>{texts.codesKept}</Button>
      </div>
    </div>
  );
}
