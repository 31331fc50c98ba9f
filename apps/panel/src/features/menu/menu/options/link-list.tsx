import { orderLinks, removeLink, setLinkStatus } from '@comanda/contract/menu/menu/links.calls';
import { duplicateProductGroup } from '@comanda/contract/menu/menu/options.calls';
import type { GroupPart, LinkPart, MenuParts } from '@comanda/domain/menu/menu/menu-parts';
import type { ShownStatus } from '@comanda/domain/menu/menu/menu-product';
import { confirmRemoval } from '@comanda/ui/dialog/confirm-removal.ts';
import { inOrder } from '@comanda/ui/sortable/moved.ts';
import { SortableList } from '@comanda/ui/sortable/sortable-list.tsx';
import { sortableTexts } from '@comanda/ui/sortable/texts.ts';
import { RowMenu } from '@comanda/ui/table/row-menu.tsx';
import { toast } from '@comanda/ui/toast/toast.ts';
import { useMediaQuery } from '@comanda/ui/use-media-query.ts';
import { useState } from 'react';
import { orderOf, useMenuCall } from '../menu-query.ts';
import { StatusSelect } from '../status-select.tsx';
import { SHOWN_STATUSES } from '../status-styles.ts';
import { menuTexts } from '../texts.ts';
import classes from './options.module.css';
import { ShareDialog } from './share-dialog.tsx';
import { choiceWords, optionTexts } from './texts.ts';

const texts = optionTexts.product;
const [ROW_PX, NARROW_ROW_PX] = [64, 112];

interface LinkListProps {
  parts: MenuParts;
  productId: number;
  isLocked: boolean;
  onEdit: (groupId: number) => void;
}

/**
 * The groups of a product in the sequence that customers see, with their status for this product and their
 * actions.
 */
export function LinkList({ parts, productId, isLocked, onEdit }: LinkListProps) {
  const failed = { failed: optionTexts.notDone };
  const status = useMenuCall(setLinkStatus, failed);
  const ordering = useMenuCall(orderLinks, failed);
  const removal = useMenuCall(removeLink, failed);
  const sharing = useMenuCall(duplicateProductGroup, failed);
  const [shared, share] = useState<GroupPart | null>(null);
  const isNarrow = useMediaQuery('(max-width: 639.98px)');
  const groups = new Map(parts.groups.map((group) => [group.groupId, group]));
  const sizes = new Map(parts.sizes.map(({ sizeId, name }) => [sizeId, name]));
  const rows = parts.links.flatMap((link) => {
    const group = groups.get(link.groupId);
    return link.productId === productId && group ? [{ link, group }] : [];
  });
  const withLinks = linksOf(productId);
  const order = async (keys: string[], before: readonly string[]) => {
    const next = withLinks((links) => inOrder(links, keys, ({ linkId }) => String(linkId)));
    return (await ordering.run(orderOf(keys, before), next)) !== null;
  };
  const setStatus = ({ linkId }: LinkPart, next: ShownStatus) =>
    void status.run(
      { linkId, status: next },
      withLinks((links) => links.map((link) => (link.linkId === linkId ? { ...link, status: next } : link))),
    );
  const remove = async ({ linkId }: LinkPart, { name, groupId, productId: owner }: GroupPart) => {
    const isLast = rows.filter(({ group }) => group.groupId === groupId).length === 1;
    const consequence = owner !== null && isLast ? texts.consequence(name) : texts.leaves(name);
    if (!(await confirmRemoval({ consequence }))) return;
    const removed = withLinks((links) => links.filter((link) => link.linkId !== linkId));
    if ((await removal.run({ linkId }, removed)) !== null) toast.success(texts.removed(name));
  };
  if (rows.length === 0)
    return <p className="text-14">{`${texts.none} ${isLocked ? '' : texts.noneHint}`}</p>;
  return (
    <div className={classes.optionList}>
      <SortableList
        label={texts.title}
        items={rows}
        itemKey={({ link }) => link.linkId}
        itemName={({ group }) => group.name}
        rowHeight={isNarrow ? NARROW_ROW_PX : ROW_PX}
        onOrder={isLocked ? null : order}
      >
        {({ link, group }, openMove) => (
          <div className={`fill ${classes.link}`}>
            <div className={`shrink ${classes.linkName}`}>
              <button type="button" className={classes.open} onClick={() => onEdit(group.groupId)}>
                {group.name}
              </button>
              <span className={`muted-13 ${classes.facts}`}>
                {factsOf(link, group, sizes.get(link.sizeId ?? 0) ?? '')}
              </span>
            </div>
            <StatusSelect
              name={group.name}
              status={link.status}
              statuses={SHOWN_STATUSES}
              onChange={(next) => setStatus(link, next)}
            />
            {isLocked ? null : (
              <RowMenu
                label={optionTexts.actionsOf(group.name)}
                actions={[
                  { label: optionTexts.actions.edit, onChoose: () => onEdit(group.groupId) },
                  { label: sortableTexts.moveTo, onChoose: openMove },
                  ...(group.productId === null || parts.optionCategories.length === 0
                    ? []
                    : [{ label: texts.share, onChoose: () => share(group) }]),
                  { label: texts.remove, isDestructive: true, onChoose: () => void remove(link, group) },
                ]}
              />
            )}
          </div>
        )}
      </SortableList>
      {shared === null ? null : (
        <ShareDialog
          name={shared.name}
          categories={parts.optionCategories}
          isSending={sharing.isBusy}
          onClose={() => share(null)}
          onChoose={async (optionCategoryId) => {
            const copy = await sharing.run({ groupId: shared.groupId, optionCategoryId });
            if (copy === null) return;
            toast.success(texts.isShared(shared.name));
            share(null);
          }}
        />
      )}
    </div>
  );
}

type ChangeLinks = (links: readonly LinkPart[]) => readonly LinkPart[];

function linksOf(productId: number) {
  return (change: ChangeLinks) => (before: MenuParts) => ({
    ...before,
    links: [
      ...before.links.filter((link) => link.productId !== productId),
      ...change(before.links.filter((link) => link.productId === productId)),
    ],
  });
}

function factsOf(link: LinkPart, group: GroupPart, sizeName: string): string {
  return [
    link.sizeId === null ? null : texts.onlySize(sizeName),
    choiceWords(group),
    optionTexts.rules[group.rule].name,
    optionTexts.groups.items(group.options.length),
    group.productId === null ? null : texts.own,
    group.status === 'active' ? null : texts.groupIs(menuTexts.status[group.status]),
  ]
    .filter(Boolean)
    .join(' · ');
}
