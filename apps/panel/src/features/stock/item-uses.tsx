import { EmptyState } from '@comanda/ui/faces/empty-state.tsx';
import { IconLinkOff } from '@tabler/icons-react';
import classes from './stock.module.css';
import type { StockRow } from './stock-rows.ts';
import { stockTexts } from './texts.ts';

const { uses: texts } = stockTexts;

/** The products made of an item and the groups that offer it. */
export function ItemUses({ row: { products, groups } }: { row: StockRow }) {
  if (products.length + groups.length === 0)
    return (
      <EmptyState isCompact icon={<IconLinkOff size={24} stroke={1.75} />} title={texts.none}>
        {texts.noneHint}
      </EmptyState>
    );
  return (
    <div className={classes.uses}>
      {products.length > 0 ? (
        <Names
          title={texts.products}
          names={products.map(({ productId, name }) => ({ id: productId, name }))}
        />
      ) : null}
      {groups.length > 0 ? (
        <Names title={texts.groups} names={groups.map(({ groupId, name }) => ({ id: groupId, name }))} />
      ) : null}
    </div>
  );
}

function Names({ title, names }: { title: string; names: readonly { id: number; name: string }[] }) {
  return (
    <section>
      <h3>
        {title} <span className={classes.count}>{names.length}</span>
      </h3>
      <ul>
        {names.map(({ id, name }) => (
          <li key={id}>{name}</li>
        ))}
      </ul>
    </section>
  );
}
