import { Button } from '@comanda/ui/button/button.tsx';
import { Note } from '@comanda/ui/label/note.tsx';
import { toast } from '@comanda/ui/toast/toast.ts';
import { IconCopy, IconDownload } from '@tabler/icons-react';
import classes from './account.module.css';
import { factorTexts } from './texts.ts';

/** Recovery codes, shown this once: to be copied, kept as a file, written down. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const words = codes.join('\n');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(words);
      toast.success(factorTexts.codesCopied);
    } catch {
      toast.error(factorTexts.codesNotCopied);
    }
  };
  return (
    <div className={classes.codesBox}>
      <p className={classes.plain}>{factorTexts.codesHint}</p>
      <ul className={classes.codes} aria-label={factorTexts.codesTitle}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={classes.actions}>
        <Button
          variant="default"
          icon={<IconCopy size={20} aria-hidden="true" />}
          onClick={() => void copy()}
        >
          {factorTexts.copyCodes}
        </Button>
        <Button
          variant="default"
          icon={<IconDownload size={20} aria-hidden="true" />}
          onClick={() => download(`${factorTexts.fileHead}\n\n${words}\n`)}
        >
          {factorTexts.downloadCodes}
        </Button>
      </div>
      <Note tone="pending">{factorTexts.codesOnce}</Note>
      <Button onClick={onDone}>{factorTexts.codesKept}</Button>
    </div>
  );
}

function download(text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = 'codigos-de-recuperacao-comanda.txt';
  link.click();
  URL.revokeObjectURL(url);
}
