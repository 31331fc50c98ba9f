import { sendCall } from '@comanda/client/api/send-call.ts';
import {
  duplicateProduct,
  orderProducts,
  removeProduct,
  saveProduct,
  setProductStatus,
  setProductStatuses,
} from '@comanda/contract/menu/menu/products.calls';
import type { MenuParts, ProductPart } from '@comanda/domain/menu/menu/menu-parts';
import type { ShownStatus } from '@comanda/domain/menu/menu/menu-product';
import { MAX_PRICE_CENTS } from '@comanda/domain/menu/menu/price-rules';
import { confirmRemoval } from '@comanda/ui/dialog/confirm-removal.ts';
import { inOrder } from '@comanda/ui/sortable/moved.ts';
import { toast } from '@comanda/ui/toast/toast.ts';
import { useCallback, useMemo, useRef } from 'react';
import { type MenuPatch, orderOf, useMenuCall, useMenuChange } from '../../menu-query.ts';
import { menuTexts } from '../../texts.ts';
import { useUndo } from '../../use-undo.ts';
import type { ProductRow } from './product-rows.ts';
import { productTexts } from './texts.ts';

const TAKE_MS = 10_000;
/**
 * Time in ms between a drag and the request with the new sequence of products; further drags join this
 * request.
 */
const GATHER_MS = 100;

/** Describes the parts that will be deleted together with a product. */
function holdsOf(product: ProductRow['product']): string[] {
  const groups = product.groups.length + product.sizes.reduce((sum, size) => sum + size.groups.length, 0);
  return [
    product.sizes.length > 0 ? productTexts.sizes(product.sizes.length) : null,
    product.recipe.length > 0 ? productTexts.ingredients(product.recipe.length) : null,
    groups > 0 ? productTexts.groups(groups) : null,
  ].filter((each) => each !== null);
}

/** Collects several quick drags of products into one request with their new sequence. */
function useGatheredOrders() {
  const orders = useRef(0);
  /** Sequence of the products before the first unsent drag; null: all drags are sent. */
  const gathered = useRef<readonly string[] | null>(null);
  return useCallback(
    (send: (input: ReturnType<typeof orderOf>) => Promise<boolean>) =>
      async (keys: string[], before: readonly string[]): Promise<boolean> => {
        orders.current += 1;
        const own = orders.current;
        gathered.current ??= before;
        await new Promise((resolve) => setTimeout(resolve, GATHER_MS));
        if (own !== orders.current) return true;
        const input = orderOf(keys, gathered.current ?? before);
        gathered.current = null;
        return send(input);
      },
    [],
  );
}

/**
 * Actions on the products of the list. A change shows immediately; a refusal shows a message. Undo is offered if
 * possible.
 */
export function useProductActions() {
  const status = useMenuCall(setProductStatus);
  const statuses = useMenuCall(setProductStatuses);
  const prices = useMenuChange(sendPrice);
  const removal = useMenuCall(removeProduct);
  const copying = useMenuCall(duplicateProduct);
  const moving = useMenuChange(sendMove);
  const gather = useGatheredOrders();
  const { offer: offerUndo, offerBatch } = useUndo();
  const latest = useRef({ status, statuses, prices, removal, copying, moving });
  latest.current = { status, statuses, prices, removal, copying, moving };

  return useMemo(() => {
    const setStatus = ({ part: { productId } }: ProductRow, status: ShownStatus) =>
      latest.current.status.run({ productId, status }, current(new Set([productId]), status));
    const setStatusOfMany = async (rows: readonly ProductRow[], status: ShownStatus) => {
      const others = rows.filter(({ part }) => part.status !== status);
      if (others.length === 0) return void toast.info(productTexts.bulk.nothing);
      const productIds = others.map(({ part }) => part.productId);
      const done = await latest.current.statuses.run(
        { productIds, status },
        current(new Set(productIds), status),
      );
      if (!done) return;
      const { batchId, products } = done;
      // Nothing changed, because another user had made the same change before.
      if (batchId === null) return void toast.info(productTexts.bulk.nothing);
      offerBatch(productTexts.bulk.statusSaved(products, menuTexts.status[status]), batchId);
    };

    const setPrice = async ({ part }: ProductRow, cents: number, isOvertaken: boolean): Promise<void> => {
      const { productId, name } = part;
      if (cents > MAX_PRICE_CENTS) return void toast.error(productTexts.tooMuch);
      if (isOvertaken) {
        toast.info(productTexts.overtaken(name, part.priceCents), {
          action: {
            text: productTexts.applyOwnValue(cents),
            key: `price-${productId}`,
            lastsMs: TAKE_MS,
            run: () => void setPrice({ part } as ProductRow, cents, false),
          },
        });
        return;
      }
      const send = (priceCents: number) =>
        latest.current.prices.run(
          { productId, priceCents },
          ofProducts((each) => (each.productId === productId ? { ...each, priceCents } : each)),
        );
      const before = part.priceCents;
      if (await send(cents)) offerUndo(productTexts.priceSaved(name), () => void send(before));
    };

    const remove = async ({ part, product }: ProductRow) => {
      const { productId, name } = part;
      if (
        !(await confirmRemoval({
          consequence: productTexts.removal(name, holdsOf(product)),
          isUndoable: true,
        }))
      )
        return;
      const answer = await latest.current.removal.run({ productId }, (parts) => ({
        ...parts,
        products: parts.products.filter((each) => each.productId !== productId),
      }));
      if (answer) offerBatch(productTexts.removed(name), answer.batchId);
    };

    const duplicate = async ({ part }: ProductRow) => {
      const { productId, name } = part;
      if (await latest.current.copying.run({ productId })) toast.success(productTexts.duplicated(name));
    };

    /**
     * Sends the sequence of products of a whole category. If `input.moved` is set, this product comes from
     * another category.
     */
    const move = async (input: MoveRequest): Promise<boolean> => {
      const answer = await latest.current.moving.run(input, (parts) => ({
        ...parts,
        products: inOrder(parts.products, input.ids.map(String), ({ productId }) => String(productId)).map(
          (each) => (each.productId === input.moved?.productId ? { ...each, ...input.moved } : each),
        ),
      }));
      return answer !== null;
    };
    const order = gather((input) => move({ ...input, moved: null }));

    return { duplicate, move, order, setStatus, setStatusOfMany, setPrice, remove };
  }, [offerUndo, offerBatch, gather]);
}

/** Uses the version at send time, so that the user's own previous change is no conflict. */
function sendPrice(
  { productId, priceCents }: { productId: number; priceCents: number },
  { products }: MenuParts,
): Promise<{ version: number }> {
  const version = products.find((each) => each.productId === productId)?.version ?? null;
  return sendCall(saveProduct, { productId, priceCents, version });
}

interface MoveRequest {
  /** Ids in their sequence before the change; missing if the category had other products. */
  before?: readonly number[];
  /** The ids of the target category in their new sequence, including the moved product. */
  ids: readonly number[];
  /** The product from another category, with its new category. Null: the move stays within one category. */
  moved: { productId: number; categoryId: number } | null;
}

async function sendMove(
  { ids, before, moved }: MoveRequest,
  { products }: MenuParts,
): Promise<{ version: number }> {
  if (moved) {
    const version = products.find((each) => each.productId === moved.productId)?.version ?? null;
    const saved = await sendCall(saveProduct, { ...moved, version });
    // No second request: the server appends a moved product to the end of the category.
    if (ids.at(-1) === moved.productId) return saved;
  }
  return sendCall(orderProducts, { ids: [...ids], before: before ? [...before] : null });
}

/** Makes a patch of the menu that sets the status of these products. */
const current = (ids: ReadonlySet<number>, status: ShownStatus) =>
  ofProducts((part) => (ids.has(part.productId) && part.status !== status ? { ...part, status } : part));

function ofProducts(change: (part: ProductPart) => ProductPart): MenuPatch {
  return (parts) => ({ ...parts, products: parts.products.map(change) });
}
