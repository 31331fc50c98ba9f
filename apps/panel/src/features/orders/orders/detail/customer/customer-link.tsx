import { copyText } from '@comanda/ui/copy-text.ts';
import { IconCopy } from '@tabler/icons-react';
import { chatTexts } from '../../texts.ts';
import classes from './customer-link.module.css';

const WORDS = { copied: chatTexts.linkCopied, notCopied: chatTexts.linkNotCopied };

/** Link to the customer's page of the order: to open it, or to send it to a customer who asks for the order. */
export function CustomerLink({ link }: { link: string }) {
  return (
    <p className={`row wraps ${classes.line}`}>
      <a href={link} target="_blank" rel="noreferrer">
        {chatTexts.customerPage}
      </a>
      <button
        type="button"
        className={`inline-6 plain-button ${classes.copy}`}
        onClick={() => void copyText(new URL(link, window.location.origin).href, WORDS)}
      >
        <IconCopy size={16} stroke={1.75} aria-hidden="true" />
        {chatTexts.copyLink}
      </button>
    </p>
  );
}
