import { RichTextView } from '@comanda/web/views/rich-text-view';
import classes from './agreement-text.module.css';
import { agreementTexts } from './texts.ts';

interface AgreementTextProps {
  title: string;
  /** HTML with allow-listed elements only. */
  html: string;
  link: string | null;
}

/** A document as the signer sees it. */
export function AgreementText({ title, html, link }: AgreementTextProps) {
  return (
    <article className={classes.paper}>
      {title === '' ? null : <h2 className={classes.title}>{title}</h2>}
      <RichTextView html={html} heading="h3" />
      {link ? (
        <a className={classes.link} href={link} target="_blank" rel="noreferrer noopener">
          {agreementTexts.elsewhere}
        </a>
      ) : null}
    </article>
  );
}
