import type { PricedSelection, Selection } from '@comanda/domain/menu/menu/selection';
import { formatMoney } from '@comanda/web/formats/format-money';
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import classes from './preview-product.module.css';
import { previewTexts } from './preview-texts.ts';
import type { ServerWord } from './use-server-price.ts';

/** How a price is computed, line by line, and whether the server charges the same. */
export function PriceProof({
  priced,
  selection,
  sizeName,
  word,
}: {
  priced: PricedSelection;
  selection: Selection;
  sizeName: string | null;
  word: ServerWord;
}) {
  const { base, groups, unitCents, lineCents } = priced;
  return (
    <div className={`text-14 ${classes.proof}`}>
      <details>
        <summary>{previewTexts.working}</summary>
        <dl className={classes.working}>
          <Line
            words={sizeName ?? previewTexts.base}
            hint={
              base.insteadOfCents === null ? null : previewTexts.lowered(formatMoney(base.insteadOfCents))
            }
            cents={base.cents}
          />
          {groups.map(({ group, cents, options }) => {
            const all = options.reduce((sum, { quantity }) => sum + quantity, 0);
            const isShared = all > 1 && group.rule !== 'sum' && group.rule !== 'incremental';
            return (
              <Line
                key={group.groupId}
                words={group.name}
                hint={options
                  .map(({ option, quantity, shareCents }) => {
                    const name = isShared
                      ? previewTexts.part(quantity, all, option.name)
                      : previewTexts.times(quantity, option.name);
                    return `${name} ${formatMoney(shareCents)}`;
                  })
                  .join(' + ')}
                cents={cents}
              />
            );
          })}
          {selection.quantity > 1 ? <Line words={previewTexts.unit} hint={null} cents={unitCents} /> : null}
          <Line
            words={previewTexts.times(selection.quantity, previewTexts.total)}
            hint={null}
            cents={lineCents}
          />
        </dl>
      </details>
      <Word word={word} />
    </div>
  );
}

function Line({ words, hint, cents }: { words: string; hint: string | null; cents: number }) {
  return (
    <div>
      <dt>
        {words}
        {hint === null ? null : <small>{hint}</small>}
      </dt>
      <dd>{formatMoney(cents)}</dd>
    </div>
  );
}

function Word({ word }: { word: ServerWord }) {
  if (word.kind === 'differs')
    return (
      <p className={`row-top-6 muted-13 ${classes.word}`} data-kind="differs" role="alert">
        <IconAlertTriangle size={16} stroke={2} aria-hidden="true" />
        {previewTexts.differs(formatMoney(word.lineCents))}
      </p>
    );
  return (
    <p className={`row-top-6 muted-13 ${classes.word}`} data-kind={word.kind}>
      {word.kind === 'confirmed' ? <IconCircleCheck size={16} stroke={2} aria-hidden="true" /> : null}
      {previewTexts[word.kind]}
    </p>
  );
}
