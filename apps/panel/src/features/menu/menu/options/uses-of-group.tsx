import type { GroupPart, MenuParts } from '@comanda/domain/menu/menu/menu-parts';
import { Button } from '@comanda/ui/button/button.tsx';
import { useState } from 'react';
import classes from './options.module.css';
import { optionTexts } from './texts.ts';
import { UsesDialog } from './uses-dialog.tsx';

const texts = optionTexts.uses;
/** Maximum number of products that the card names. Further products are only counted. */
const MAX_SHOWN = 24;

interface UsesOfGroupProps {
  parts: MenuParts;
  group: GroupPart;
  isLocked: boolean;
}

/** The products and sizes that use a group. */
export function UsesOfGroup({ parts, group, isLocked }: UsesOfGroupProps) {
  const [isChoosing, setChoosing] = useState(false);
  const links = Map.groupBy(
    parts.links.filter(({ groupId }) => groupId === group.groupId),
    ({ productId }) => productId,
  );
  const sizes = new Map(parts.sizes.map(({ sizeId, name }) => [sizeId, name]));
  const uses = parts.products.flatMap(({ productId, name }) => {
    const of = links.get(productId);
    if (of === undefined) return [];
    const only = of.flatMap(({ sizeId }) => (sizeId === null ? [] : (sizes.get(sizeId) ?? [])));
    const isComplete = of.some(({ sizeId }) => sizeId === null);
    return [{ productId, name, only: isComplete ? '' : only.join(', ') }];
  });
  const shown = uses.length > MAX_SHOWN + 1 ? uses.slice(0, MAX_SHOWN) : uses;
  return (
    <section className="stack-12 shrink" aria-labelledby="uses-of-group">
      <div className={`row wraps ${classes.sectionHead}`}>
        <h3 id="uses-of-group">{texts.title}</h3>
        {isLocked ? null : (
          <Button variant="default" onClick={() => setChoosing(true)}>
            {texts.choose}
          </Button>
        )}
        {uses.length === 0 ? <p>{texts.none}</p> : null}
      </div>
      {uses.length === 0 ? null : (
        <ul className={classes.uses}>
          {shown.map(({ productId, name, only }) => (
            <li key={productId} className={classes.use}>
              {name}
              {only === '' ? null : <small>{texts.only(only)}</small>}
            </li>
          ))}
          {shown.length < uses.length ? (
            <li className={classes.use} data-more>
              {texts.more(uses.length - shown.length)}
            </li>
          ) : null}
        </ul>
      )}
      {isChoosing ? (
        <UsesDialog
          parts={parts}
          group={group}
          using={new Set(uses.map(({ productId }) => productId))}
          onClose={() => setChoosing(false)}
        />
      ) : null}
    </section>
  );
}
