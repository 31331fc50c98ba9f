import { copyText } from '@comanda/ui/copy-text.ts';
import { IconCopy, IconX } from '@tabler/icons-react';
import classes from './link-code.module.css';
import { courierTexts } from './texts.ts';

interface LinkCodeProps {
  code: string;
  size?: 'small' | 'large';
  /** Cancels the code. Undefined when the code can no longer be cancelled. */
  onCancel?: () => void;
  isCancelling?: boolean;
}

const WORDS = { copied: courierTexts.copied, notCopied: courierTexts.copyFailed };

/** The code for the store's own courier: to read aloud, to copy, to cancel. */
export function LinkCode({ code, size = 'small', onCancel, isCancelling = false }: LinkCodeProps) {
  return (
    <span className={classes.chip} data-size={size}>
      <span className={classes.code}>
        <span data-spoken>{courierTexts.codeOf('')}</span>
        {code}
      </span>
      <button
        type="button"
        className={`plain-button ${classes.button}`}
        title={courierTexts.copy}
        aria-label={courierTexts.copy}
        onClick={() => void copyText(code, WORDS)}
      >
        <IconCopy size={18} stroke={1.75} aria-hidden="true" />
      </button>
      {onCancel ? (
        <button
          type="button"
          className={`plain-button ${classes.button}`}
          title={courierTexts.cancel}
          aria-label={courierTexts.cancel}
          aria-busy={isCancelling || undefined}
          disabled={isCancelling}
          onClick={onCancel}
        >
          <IconX size={18} stroke={1.75} aria-hidden="true" />
        </button>
      ) : null}
    </span>
  );
}
