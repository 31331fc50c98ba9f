import type { ContractToSign } from '@comanda/contract/store/contracts.calls';
import { RichTextView } from '@comanda/web/views/rich-text-view';
import classes from './contract-page.module.css';
import { formatDocument } from './cpf-mask.ts';
import { contractTexts } from './texts.ts';

/** Whose document it is, and what it says. */
export function ContractText({ contract }: { contract: ContractToSign }) {
  return (
    <article className={classes.card}>
      <header className={classes.head}>
        <p className={classes.kicker}>{contractTexts.kicker}</p>
        <h1 className={classes.title}>{contract.title}</h1>
        <p className={classes.party}>
          <strong>{contract.storeName}</strong>
          <span>
            {contract.legalName} · {formatDocument(contract.document)}
          </span>
        </p>
      </header>
      <RichTextView html={contract.html} heading="h2" />
      {contract.link === null ? null : (
        <a className={classes.link} href={contract.link} target="_blank" rel="noreferrer noopener">
          {contractTexts.readElsewhere}
        </a>
      )}
    </article>
  );
}
