import { type MenuOption, type OptionGroup, optionsInAt } from '@comanda/domain/menu/menu/menu-product';
import { formatMoney } from '@comanda/web/formats/format-money';
import { IconMinus, IconPlus } from '@tabler/icons-react';
import { useId } from 'react';
import classes from './preview-product.module.css';
import { previewTexts } from './preview-texts.ts';
import type { Choosing } from './use-selection.ts';

/**
 * The options of a group with a customer's controls: choose one option, several options, or an option several
 * times.
 */
export function PreviewGroup({
  group,
  choosing,
  at,
}: {
  group: OptionGroup;
  choosing: Choosing;
  at: number;
}) {
  const name = useId();
  const inNow = optionsInAt(group, at);
  const chosen = group.options.reduce((sum, { optionId }) => sum + choosing.countOf(optionId), 0);
  const isFull = group.most > 0 && chosen >= group.most;
  const isSingle = group.most === 1;
  const isOnceEach = group.mostOfEach === 1;
  return (
    <fieldset className={classes.group}>
      <legend>
        {group.name} <small>{previewTexts.group(group)}</small>
      </legend>
      {isSingle && group.least === 0 ? (
        <label className={`row-10 ${classes.option}`}>
          <input type="radio" name={name} checked={chosen === 0} onChange={() => choosing.clear(group)} />
          <span className={`fill ${classes.optionName}`}>{previewTexts.none}</span>
        </label>
      ) : null}
      {group.options.map((option) => {
        const { optionId } = option;
        const count = choosing.countOf(optionId);
        const isOut = !inNow.includes(option);
        const set = (next: number) => choosing.choose(group, optionId, next);
        if (isSingle || isOnceEach)
          return (
            <label key={optionId} className={`row-10 ${classes.option}`} data-out={isOut || undefined}>
              <input
                type={isSingle ? 'radio' : 'checkbox'}
                name={name}
                checked={count > 0}
                disabled={isOut || (!isSingle && isFull && count === 0)}
                onChange={() => set(count > 0 && !isSingle ? 0 : 1)}
              />
              <OptionWords option={option} isOut={isOut} />
            </label>
          );
        const isMost = isFull || (group.mostOfEach > 0 && count >= group.mostOfEach);
        return (
          <div key={optionId} className={`row-10 ${classes.option}`} data-out={isOut || undefined}>
            <OptionWords option={option} isOut={isOut} />
            <span className={classes.stepper}>
              <button
                type="button"
                aria-label={previewTexts.less(option.name)}
                disabled={count === 0}
                onClick={() => set(count - 1)}
              >
                <IconMinus size={16} stroke={2} aria-hidden="true" />
              </button>
              <output>{count}</output>
              <button
                type="button"
                aria-label={previewTexts.more(option.name)}
                disabled={isOut || isMost}
                onClick={() => set(count + 1)}
              >
                <IconPlus size={16} stroke={2} aria-hidden="true" />
              </button>
            </span>
          </div>
        );
      })}
    </fieldset>
  );
}

function OptionWords({ option, isOut }: { option: MenuOption; isOut: boolean }) {
  return (
    <>
      <span className={`fill ${classes.optionName}`}>
        {option.name} {isOut ? <small>{previewTexts.out}</small> : null}
      </span>
      {option.priceCents > 0 ? (
        <span className={`text-14 ${classes.optionPrice}`}>+ {formatMoney(option.priceCents)}</span>
      ) : null}
    </>
  );
}
