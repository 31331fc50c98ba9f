import { offerAt, type StoreOpening } from '@comanda/domain/menu/menu/sellable';
import { Drawer } from '@comanda/ui/drawer/drawer.tsx';
import { QueryFaces } from '@comanda/ui/faces/query-faces.tsx';
import { CardListSkeleton } from '@comanda/ui/faces/skeletons.tsx';
import { momentWords } from '@comanda/web/menu/moment-words';
import { IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { hoursQuery } from '../../../../shared/hours/hours-query.ts';
import { openingHoursOf } from '../../../../shared/hours/opening-hours-of.ts';
import { storeQuery } from '../../../../shared/store/store-query.ts';
import { type Menu, useMenu } from '../menu-query.ts';
import { useMenuNow } from '../use-menu-now.ts';
import classes from './menu-preview.module.css';
import { PreviewList, type ShownProduct } from './preview-list.tsx';
import { type ChosenMoment, instantOfMoment, PreviewMoment } from './preview-moment.tsx';
import { PreviewProduct } from './preview-product.tsx';
import { previewTexts } from './preview-texts.ts';
import { openingByHours, useOpeningNow } from './store-opening.ts';
import { sellingTexts } from './texts.ts';

interface MenuPreviewProps {
  /** The product to show first; null: the whole menu. */
  productId: number | null;
  onClose: () => void;
}

/**
 * Shows the menu as customers see it, now or at a chosen time. Users can try choices here without placing an
 * order.
 */
export function MenuPreview({ productId, onClose }: MenuPreviewProps) {
  const menu = useMenu();
  const titleId = useId();
  return (
    <Drawer name={{ labelledBy: titleId }} side="end" width={620} onClose={onClose}>
      <div className={`stack ${classes.inner}`}>
        <header className={`row-8 ${classes.head}`}>
          <h2 id={titleId}>{sellingTexts.preview}</h2>
          <button
            type="button"
            className={`plain-button centered ${classes.close}`}
            aria-label={previewTexts.close}
            onClick={onClose}
          >
            <IconX size={22} aria-hidden="true" />
          </button>
        </header>
        <QueryFaces query={menu} skeleton={<CardListSkeleton />} failed={previewTexts.loadFailed}>
          {(data) => <Preview menu={data} firstId={productId} />}
        </QueryFaces>
      </div>
    </Drawer>
  );
}

function Preview({ menu, firstId }: { menu: Menu; firstId: number | null }) {
  const { timeZone, version, stockItems } = menu.parts;
  const now = useMenuNow(stockItems);
  const [moment, setMoment] = useState<ChosenMoment>(null);
  const [openId, setOpenId] = useState(firstId);
  // Rounded, because the page's clock has fractions of milliseconds, but the call accepts only integers.
  const at = Math.floor(instantOfMoment(moment, timeZone, now));
  const { data: stored } = useQuery(hoursQuery);
  const hours = useMemo(() => (stored === undefined ? null : openingHoursOf(stored)), [stored]);
  const openingNow = useOpeningNow();
  const isNow = moment === null;
  const status = isNow ? openingNow : openingByHours(hours, at);
  const categories = useMemo(() => shownAt(menu, status, at), [menu, status, at]);
  const screen = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page of the preview starts at its top.
  useEffect(() => {
    screen.current?.scrollTo({ top: 0 });
  }, [openId]);
  const open = openId === null ? null : shownProduct(menu, openId, status, at);
  return (
    <div className={classes.body}>
      <PreviewMoment
        moment={moment}
        onChange={setMoment}
        now={now}
        timeZone={timeZone}
        hasHours={hours !== null}
      />
      <div className={classes.phone}>
        <StoreHead status={status} at={at} timeZone={timeZone} />
        <div ref={screen} className={classes.screen}>
          {open === null ? (
            <PreviewList
              categories={categories.filter(({ shown }) => shown.length > 0)}
              at={at}
              timeZone={timeZone}
              onOpen={setOpenId}
            />
          ) : (
            <PreviewProduct
              key={open.part.productId}
              shown={open}
              at={at}
              version={version}
              timeZone={timeZone}
              isNow={isNow}
              onBack={() => setOpenId(null)}
            />
          )}
        </div>
      </div>
    </div>
  );
}

function StoreHead({ status, at, timeZone }: { status: StoreOpening | null; at: number; timeZone: string }) {
  const { data: store } = useQuery(storeQuery);
  const isClosed = status !== null && !status.isOpen;
  const words = () => {
    if (!isClosed) return previewTexts.open;
    return status.opensAt === null
      ? previewTexts.closed
      : previewTexts.closedUntil(momentWords(status.opensAt, at, timeZone));
  };
  return (
    <div className={`row-12 ${classes.store}`}>
      {store?.symbol ? <img src={store.symbol} alt="" /> : null}
      <div>
        <p className={classes.storeName}>{store?.name}</p>
        <p className={classes.standing} data-open={!isClosed || undefined}>
          {words()}
        </p>
      </div>
    </div>
  );
}

function shownProduct(
  { parts, products }: Menu,
  productId: number,
  status: StoreOpening | null,
  at: number,
): ShownProduct | null {
  const part = parts.products.find((each) => each.productId === productId);
  const product = products.find((each) => each.productId === productId);
  return part && product ? { part, product, offer: offerAt(product, status, at) } : null;
}

/** Returns the categories in the sequence of the menu, each with the products that customers see at `at`. */
function shownAt({ parts, products }: Menu, status: StoreOpening | null, at: number) {
  const byId = new Map(products.map((product) => [product.productId, product]));
  const partsOf = Map.groupBy(parts.products, ({ categoryId }) => categoryId);
  return parts.categories.map(({ categoryId, name }) => ({
    categoryId,
    name,
    shown: (partsOf.get(categoryId) ?? []).flatMap((part): ShownProduct[] => {
      const product = byId.get(part.productId);
      if (product === undefined) return [];
      const offer = offerAt(product, status, at);
      return offer.state === 'absent' ? [] : [{ part, product, offer }];
    }),
  }));
}
