import { toast } from '@comanda/ui/toast/toast.ts';
import { IconCopy } from '@tabler/icons-react';
import { chatTexts } from '../texts.ts';
import classes from './customer-link.module.css';

async function copy(link: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(new URL(link, window.location.origin).href);
    toast.success(chatTexts.linkCopied);
  } catch {
    // Without https browsers refuse; the page itself can still be opened and its address copied there.
    toast.error(chatTexts.linkNotCopied);
  }
}

/** The customer's own page of the order: to look at, and to send to who asks where the order is. */
export function CustomerLink({ link }: { link: string }) {
  return (
    <p className={classes.line}>
      <a href={link} target="_blank" rel="noreferrer">
        {chatTexts.customerPage}
      </a>
      <button type="button" className={classes.copy} onClick={() => void copy(link)}>
        <IconCopy size={16} stroke={1.75} aria-hidden="true" />
        {chatTexts.copyLink}
      </button>
    </p>
  );
}
