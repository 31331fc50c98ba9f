import type { AgreementToSign } from '@comanda/contract/store/store/agreements.calls';
import { RichTextView } from '@comanda/web/views/rich-text-view';
import page from '../shared/link-page.module.css';
import classes from './agreement-page.module.css';
import { formatDocument } from './cpf-mask.ts';
import { agreementTexts } from './texts.ts';

/** The store and the text of the document. */
export function AgreementText({ agreement }: { agreement: AgreementToSign }) {
  return (
    <article className={page.card}>
      <header className={`${page.head} ${classes.head}`}>
        <p className={classes.kicker}>{agreementTexts.kicker}</p>
        <h1 className={page.title}>{agreement.title}</h1>
        <p className={page.party}>
          <strong>{agreement.storeName}</strong>
          <span>
            {agreement.legalName} · {formatDocument(agreement.document)}
          </span>
        </p>
      </header>
      <RichTextView html={agreement.html} heading="h2" />
      {agreement.link === null ? null : (
        <a className={classes.link} href={agreement.link} target="_blank" rel="noreferrer noopener">
          {agreementTexts.readElsewhere}
        </a>
      )}
    </article>
  );
}
