import { flavourGrid } from '@comanda/domain/menu/menu/flavour-grid';
import { Button } from '@comanda/ui/button/button.tsx';
import { IconTable } from '@tabler/icons-react';
import { type Ref, useState } from 'react';
import { useMay } from '../../../../shared/session/may.tsx';
import { useMenu } from '../menu-query.ts';
import { AddLink } from './add-link.tsx';
import { FlavourGridForm, type FlavourSaver } from './flavour-grid-form.tsx';
import { GroupEditor } from './group-editor.tsx';
import { LinkList } from './link-list.tsx';
import classes from './options.module.css';
import { optionTexts } from './texts.ts';

interface ProductOptionsTabProps {
  productId: number;
  /** Called when flavour prices become unsaved or saved. The editor asks before it closes with unsaved prices. */
  onUnsaved: (hasUnsaved: boolean) => void;
  /** Lets the editor save the flavour prices. */
  saver: Ref<FlavourSaver>;
}

/** The groups of a product, and the prices of its flavours by size. */
export function ProductOptionsTab({ productId, onUnsaved, saver }: ProductOptionsTabProps) {
  const isLocked = !useMay()('catalogue.edit');
  const { data: menu } = useMenu();
  const [edited, edit] = useState<number | null>(null);
  const [isGridOpen, openGrid] = useState(false);
  if (menu === undefined) return null;
  const { parts } = menu;
  const hasFlavours = flavourGrid(parts, productId).rows.length > 0;
  return (
    <div className={`stack ${classes.tab}`}>
      <section className="stack-12 shrink" aria-labelledby="flavour-grid">
        <div className={`row wraps ${classes.sectionHead}`}>
          <h3 id="flavour-grid">{optionTexts.grid.title}</h3>
          {hasFlavours || isGridOpen || isLocked ? null : (
            <Button
              variant="default"
              icon={<IconTable size={18} stroke={1.75} aria-hidden="true" />}
              onClick={() => openGrid(true)}
            >
              {optionTexts.grid.open}
            </Button>
          )}
          <p>{hasFlavours || isGridOpen ? optionTexts.grid.hint : optionTexts.grid.closedHint}</p>
        </div>
        {hasFlavours || isGridOpen ? (
          <FlavourGridForm
            parts={parts}
            productId={productId}
            isLocked={isLocked}
            onUnsaved={onUnsaved}
            saver={saver}
          />
        ) : null}
      </section>
      <section className="stack-12 shrink" aria-labelledby="links-of-product">
        <div className={`row wraps ${classes.sectionHead}`}>
          <h3 id="links-of-product">{optionTexts.product.title}</h3>
          <p>{optionTexts.product.hint}</p>
        </div>
        <LinkList parts={parts} productId={productId} isLocked={isLocked} onEdit={edit} />
        {isLocked ? null : <AddLink parts={parts} productId={productId} onCreated={edit} />}
      </section>
      {edited === null ? null : <GroupEditor groupId={edited} categoryId={null} onClose={() => edit(null)} />}
    </div>
  );
}
