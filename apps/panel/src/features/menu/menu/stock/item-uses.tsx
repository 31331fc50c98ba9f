import { EmptyState } from '@comanda/ui/faces/empty-state.tsx';
import { IconLinkOff } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
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
    <div className={`stack-18 ${classes.uses}`}>
      {products.length > 0 ? (
        <Names
          title={texts.products}
          uses={products.map(({ productId, name }) => ({ id: productId, name, productId }))}
        />
      ) : null}
      {groups.length > 0 ? (
        <Names title={texts.groups} uses={groups.map((group) => ({ ...group, id: group.groupId }))} />
      ) : null}
    </div>
  );
}

interface NamesProps {
  title: string;
  /** Each entry links to its product, or to the library of variations. */
  uses: readonly { id: number; name: string; productId: number | null }[];
}

function Names({ title, uses }: NamesProps) {
  return (
    <section>
      <h3>
        {title} <span className={classes.count}>{uses.length}</span>
      </h3>
      <ul>
        {uses.map(({ id, name, productId }) => (
          <li key={id}>
            {productId === null ? (
              <Link to="/variacoes">{name}</Link>
            ) : (
              <Link to="/produtos/$id" params={{ id: String(productId) }}>
                {name}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
