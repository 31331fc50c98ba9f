import { IconCopy, IconEyeOff } from '@tabler/icons-react';
import { Button } from '../button/button.tsx';
import { copyText } from '../copy-text.ts';
import { Note } from '../label/note.tsx';
import { Dialog } from './dialog.tsx';
import classes from './secrets-dialog.module.css';

const texts = {
  once: 'Copie agora: depois de fechar, isto não aparece mais.',
  copy: 'Copiar',
  copied: 'Copiado.',
  notCopied: 'Não foi possível copiar. Selecione o texto e copie.',
  close: 'Já copiei',
} as const;

interface SecretsDialogProps {
  title: string;
  /** Explains how to use the secrets, and what has already been done with them. */
  text: string;
  /** Secrets with their names. They are shown only once. */
  secrets: readonly { label: string; value: string }[];
  onClose: () => void;
}

/** Shows secrets once. Only this dialog has them, so they are lost when it closes. */
export function SecretsDialog({ title, text, secrets, onClose }: SecretsDialogProps) {
  return (
    <Dialog
      opened
      title={title}
      isDismissable={false}
      onClose={onClose}
      width={560}
      actions={<Button onClick={onClose}>{texts.close}</Button>}
    >
      <div className="stack-16">
        <p>{text}</p>
        <Note tone="pending" icon={<IconEyeOff size={20} stroke={1.75} aria-hidden="true" />}>
          {texts.once}
        </Note>
        {secrets.map(({ label, value }) => (
          <div key={label}>
            <p className={classes.label}>{label}</p>
            <div className={`row-8 wraps ${classes.line}`}>
              <output className={classes.value} aria-label={label}>
                {value}
              </output>
              <Button
                variant="default"
                aria-label={`${texts.copy}: ${label}`}
                icon={<IconCopy size={18} stroke={1.75} aria-hidden="true" />}
                onClick={() => void copyText(value, texts)}
              >
                {texts.copy}
              </Button>
            </div>
          </div>
        ))}
      </div>
    </Dialog>
  );
}
