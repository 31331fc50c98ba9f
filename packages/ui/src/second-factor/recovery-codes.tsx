import { IconCopy, IconDownload } from '@tabler/icons-react';
import { Button } from '../button/button.tsx';
import { copyText } from '../copy-text.ts';
import { Note } from '../label/note.tsx';
import classes from './recovery-codes.module.css';
import { recoveryCodesTexts as texts } from './texts.ts';

/** Shows recovery codes once. The user copies them, saves them as a file, or writes them down. */
export function RecoveryCodes({ codes, onSaved }: { codes: readonly string[]; onSaved: () => void }) {
  const words = codes.join('\n');
  return (
    <div className="stack-16">
      <p className="prose-15">{texts.hint}</p>
      <ul className={classes.codes} aria-label={texts.title}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="cluster-8">
        <Button
          variant="default"
          icon={<IconCopy size={20} aria-hidden="true" />}
          onClick={() => void copyText(words, texts)}
        >
          {texts.copy}
        </Button>
        <Button
          variant="default"
          icon={<IconDownload size={20} aria-hidden="true" />}
          onClick={() => download(`${texts.fileHead}\n\n${words}\n`)}
        >
          {texts.download}
        </Button>
      </div>
      <Note tone="pending">{texts.once}</Note>
      <Button onClick={onSaved}>{texts.stored}</Button>
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
