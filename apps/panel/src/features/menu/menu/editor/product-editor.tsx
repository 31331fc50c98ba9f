import { LockedNote } from '@comanda/client/form/locked-note.tsx';
import { mayDiscard } from '@comanda/client/form/may-discard.ts';
import { MeanwhileDialog } from '@comanda/client/form/meanwhile-dialog.tsx';
import { useLeaveGuard } from '@comanda/client/form/use-leave-guard.ts';
import { setProductStatus } from '@comanda/contract/menu/menu/products.calls';
import type { ProductPart } from '@comanda/domain/menu/menu/menu-parts';
import { Button } from '@comanda/ui/button/button.tsx';
import { alertDialog } from '@comanda/ui/dialog/alert-dialog.ts';
import { Dialog } from '@comanda/ui/dialog/dialog.tsx';
import { FormActions } from '@comanda/ui/dialog/form-actions.tsx';
import { Tabs } from '@comanda/ui/form/tabs.tsx';
import { Note } from '@comanda/ui/label/note.tsx';
import { createLazyPart } from '@comanda/ui/lazy-part.tsx';
import { toast } from '@comanda/ui/toast/toast.ts';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useMay } from '../../../../shared/session/may.tsx';
import { type Menu, useMenu, useMenuCall } from '../menu-query.ts';
import type { FlavourSaver } from '../options/flavour-grid-form.tsx';
import { ProductOptions } from '../options/product-options.tsx';
import { WhyNot } from '../preview/why-not.tsx';
import type { ChosenPhoto } from './chosen-photos.ts';
import { InformationTab } from './information-tab.tsx';
import classes from './product-editor.module.css';
import { productWords } from './product-words.ts';
import { SizeList } from './size-list.tsx';
import { editorTexts } from './texts.ts';
import { useProductForm } from './use-product-form.ts';
import { useSizesSwitch } from './use-sizes-switch.ts';

const recipeTab = createLazyPart(async () => (await import('./recipe-tab.tsx')).RecipeTab);
const availabilityTab = createLazyPart(async () => (await import('./availability-tab.tsx')).AvailabilityTab);

const WIDTH = 980;
type Tab = 'information' | 'recipe' | 'options' | 'availability';

interface ProductEditorProps {
  /** Null: a new product in the category `categoryId`. */
  productId: number | null;
  /** The category of a new product, if known. An existing product has its own. */
  categoryId: number | null;
  /** Called when a new product was saved and has an id. */
  onCreated: (productId: number) => void;
  onClose: () => void;
}

/** Editor of a product with its sizes, recipe, options and hours, in a window over the list. */
export function ProductEditor({ productId, categoryId, onCreated, onClose }: ProductEditorProps) {
  const menu = useMenu();
  const isUnknown =
    productId !== null && menu.data?.parts.products.every((each) => each.productId !== productId) === true;
  const [wasKnown, setWasKnown] = useState(false);
  if (menu.data !== undefined && !isUnknown && !wasKnown) setWasKnown(true);
  const showUnknown = useEffectEvent(async () => {
    await alertDialog({ text: editorTexts.unknown, kind: 'error' });
    onClose();
  });
  const isNowhere = isUnknown && !wasKnown;
  useEffect(() => {
    if (isNowhere) void showUnknown();
  }, [isNowhere]);
  // Renders nothing: the list below the editor shows the loading and error states of the menu.
  if (isNowhere || menu.data === undefined) return null;
  return (
    <OpenEditor
      menu={menu.data}
      opened={productId}
      categoryId={categoryId}
      onCreated={onCreated}
      onClose={onClose}
    />
  );
}

interface OpenEditorProps {
  menu: Menu;
  opened: number | null;
  categoryId: number | null;
  onCreated: (productId: number) => void;
  onClose: () => void;
}

// biome-ignore lint/complexity/noExcessiveLinesPerFunction: its tabs share one form, and one way to leave it.
function OpenEditor({ menu, opened, categoryId, onCreated, onClose }: OpenEditorProps) {
  const isLocked = !useMay()('catalogue.edit');
  const formId = useId();
  const [productId, setProductId] = useState(opened);
  const [tab, setTab] = useState<Tab>('information');
  const [isLeaving, setLeaving] = useState(false);
  const [chosen, setChosen] = useState<ReadonlyMap<string, ChosenPhoto>>(new Map());
  const known = menu.parts.products.find((each) => each.productId === productId);
  /** The product's last known state. If another user deletes the product, the typed text stays on the screen. */
  const last = useRef<ProductPart | null>(known ?? null);
  if (known !== undefined) last.current = known;
  const product = productId === null ? null : last.current;
  const sizes = menu.parts.sizes.filter((each) => each.productId === productId);
  const sizesSwitch = useSizesSwitch(menu, productId);
  const parts = {
    information: useRef<HTMLDivElement>(null),
    recipe: useRef<HTMLDivElement>(null),
    availability: useRef<HTMLDivElement>(null),
  };
  const [seen, setSeen] = useState(product?.version ?? 0);

  const activating = useMenuCall(setProductStatus);
  /** True while a new product is saved as hidden. */
  const isHidden = useRef(false);
  const flavours = useRef<FlavourSaver>(null);
  const form = useProductForm({
    product,
    categoryId,
    timeZone: menu.parts.timeZone,
    hasSizes: sizesSwitch.hasSizes,
    fileOf: (key) => chosen.get(key)?.file,
    onCreated: (created) => {
      setProductId(created);
      onCreated(created);
    },
    onVersion: setSeen,
    isHidden: () => isHidden.current,
    saveMore: async () => (await flavours.current?.save()) ?? true,
  });
  /** True: the flavour tab has unsaved prices. */
  const [hasUnsavedFlavours, setUnsavedFlavours] = useState(false);
  const isChanged = form.isChanged || hasUnsavedFlavours;
  useLeaveGuard(isChanged && !isLeaving);
  const close = async () => {
    if (form.isSaving || (isChanged && !(await mayDiscard()))) return;
    // Sets `isLeaving` first: `onClose` may navigate at once, and the leave guard must not ask a second time.
    flushSync(() => setLeaving(true));
    onClose();
  };

  const whole = useRef<HTMLDivElement>(null);
  const isCreated = opened !== productId;
  // Scrolls to the top after a product was created, because its actions appear there.
  useEffect(() => {
    if (isCreated) whole.current?.scrollIntoView?.({ block: 'start' });
  }, [isCreated]);

  const isFaulty = Object.keys(form.errors).length > 0;
  useEffect(() => {
    if (isFaulty) setTab('information');
  }, [isFaulty]);

  const isNew = productId === null;
  const isChangedByOthers = product !== null && product.version > seen && !form.isSaving;
  const tabs = (['information', 'recipe', 'options', 'availability'] as const).map((each) => ({
    tab: each,
    title: editorTexts.tabs[each],
    isDisabled: each !== 'information' && isNew,
  }));
  return (
    <Dialog
      opened
      isFullOnPhone
      title={isNew ? editorTexts.adding : editorTexts.editing(product?.name ?? form.values.name)}
      width={WIDTH}
      onClose={() => void close()}
      actions={
        isLocked ? (
          <Button variant="default" onClick={onClose}>
            {editorTexts.close}
          </Button>
        ) : (
          <FormActions
            formId={formId}
            submitText={editorTexts.save}
            cancelText={editorTexts.close}
            note={isNew ? editorTexts.saveFirst : null}
            isSending={form.isSaving}
            more={
              isNew ? (
                <Button
                  variant="default"
                  disabled={form.isSaving}
                  onClick={() => {
                    isHidden.current = true;
                    form.element.current?.requestSubmit();
                    isHidden.current = false;
                  }}
                >
                  {editorTexts.saveHidden}
                </Button>
              ) : null
            }
            canCancel={!form.isSaving}
            onCancel={() => void close()}
          />
        )
      }
    >
      <div ref={whole} className={classes.whole}>
        {isLocked ? <LockedNote /> : null}
        {productId === null ? null : <WhyNot isInEditor productId={productId} />}
        {isLocked || known === undefined || known.status === 'active' ? null : (
          <div className={classes.activate}>
            <Button
              variant="default"
              isBusy={activating.isBusy}
              onClick={async () => {
                if (await activating.run({ productId: known.productId, status: 'active' }))
                  toast.success(editorTexts.activated(known.name));
              }}
            >
              {editorTexts.activate}
            </Button>
          </div>
        )}
        {isChangedByOthers ? (
          <div className={`row-8 wraps ${classes.told}`}>
            <Note tone="pending" isAlert>
              {editorTexts.changed(product.changedBy, product.changedAt)}
            </Note>
            <Button variant="default" onClick={() => setSeen(product.version)}>
              {editorTexts.seen}
            </Button>
          </div>
        ) : null}
        {product !== null && known === undefined && menu.parts.version > 0 && !form.isSaving ? (
          <div className={`row-8 wraps ${classes.told}`}>
            <Note tone="late" isAlert>
              {editorTexts.gone}
            </Note>
          </div>
        ) : null}
        <Tabs label={editorTexts.tabs.label} tabs={tabs} current={tab} onChange={setTab}>
          <form
            ref={form.element}
            id={formId}
            noValidate
            hidden={tab !== 'information' && tab !== 'availability'}
            onSubmit={(event) => {
              event.preventDefault();
              event.stopPropagation();
              // A field that blocks the form gets the focus, so the tab with this field must be visible.
              const unread = (['information', 'availability', 'recipe'] as const).find((each) =>
                unreadIn(parts[each].current),
              );
              if (unread) flushSync(() => setTab(unread));
              if (unread === 'recipe') return unreadIn(parts.recipe.current)?.focus();
              if (!unread && hasUnsavedFlavours) {
                flushSync(() => setTab('options'));
                if (flavours.current?.isReady() === false) return;
                flushSync(() => setTab(tab));
              }
              form.submit();
            }}
          >
            <fieldset disabled={isLocked} className="plain-fieldset">
              <div ref={parts.information} hidden={tab !== 'information'}>
                <InformationTab
                  form={form}
                  categories={menu.parts.categories}
                  product={menu.products.find((each) => each.productId === productId) ?? null}
                  hasSizes={sizesSwitch.hasSizes}
                  onSizes={sizesSwitch.onSwitch}
                  sizes={<SizeList productId={productId} sizes={sizes} isLocked={isLocked} />}
                  hasPromotion={
                    form.values.promoCents !== null || sizes.some(({ promoCents }) => promoCents !== null)
                  }
                  chosen={chosen}
                  onChosen={(photo) => setChosen((before) => new Map(before).set(photo.key, photo))}
                  isLocked={isLocked}
                />
              </div>
              {/* Mounted even while hidden: a half-typed week must not be lost. */}
              {isNew ? null : (
                <div ref={parts.availability} hidden={tab !== 'availability'} className={classes.panel}>
                  <availabilityTab.Part form={form} isLocked={isLocked} />
                </div>
              )}
            </fieldset>
          </form>
          {productId !== null && (tab === 'options' || hasUnsavedFlavours) ? (
            <div hidden={tab !== 'options'}>
              <ProductOptions productId={productId} onUnsaved={setUnsavedFlavours} saver={flavours} />
            </div>
          ) : null}
          {tab === 'recipe' && productId !== null ? (
            <div ref={parts.recipe} className={classes.panel}>
              <recipeTab.Part productId={productId} isLocked={isLocked} />
            </div>
          ) : null}
        </Tabs>
      </div>
      <MeanwhileDialog form={form} inWords={productWords} />
    </Dialog>
  );
}

const unreadIn = (part: HTMLElement | null) =>
  [...(part?.querySelectorAll('input') ?? [])].find(({ validity }) => validity.customError);
