import { type RichBlock, type RichSpan, readRichText } from '@comanda/domain/kit/text/rich-text';
import { createElement, Fragment, type ReactNode } from 'react';
import classes from './rich-text-view.module.css';

interface Props {
  html: string;
  /** Level of the text's headings on the page. */
  heading: 'h2' | 'h3';
}

/** Renders text with allow-listed markup as our own elements. The text is never parsed as HTML. */
export function RichTextView({ html, heading }: Props) {
  const parts = groups(readRichText(html)).map((group) => showGroup(group, heading));
  return <div className={classes.text}>{inOrder(parts)}</div>;
}

/** The text never changes, so its index is a sufficient key. */
function inOrder(parts: readonly ReactNode[]): ReactNode {
  return createElement(Fragment, null, ...parts);
}

/** Joins consecutive list items into one list. */
function groups(blocks: readonly RichBlock[]): RichBlock[][] {
  const found: RichBlock[][] = [];
  for (const block of blocks) {
    const last = found.at(-1);
    if (block.kind === 'item' && last?.[0]?.kind === 'item') last.push(block);
    else found.push([block]);
  }
  return found;
}

function showGroup(group: readonly RichBlock[], heading: Props['heading']): ReactNode {
  const words = group.map(({ spans }) => inOrder(spans.map(showSpan)));
  if (group[0]?.kind === 'heading') return createElement(heading, null, words[0]);
  if (group[0]?.kind === 'paragraph') return <p>{words[0]}</p>;
  return createElement('ul', null, ...words.map((item) => createElement('li', null, item)));
}

/** The style sheet preserves line breaks in a span (`pre-line`). */
function showSpan({ text, isStrong, isEmphasised }: RichSpan): ReactNode {
  const leaning = isEmphasised ? <em>{text}</em> : text;
  return isStrong ? <strong>{leaning}</strong> : leaning;
}
