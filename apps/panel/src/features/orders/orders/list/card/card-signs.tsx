import { Chip } from '@comanda/ui/label/chip.tsx';
import { cardTexts } from '../../texts.ts';
import classes from './card-signs.module.css';
import { gapPx, layOutSigns } from './lay-out-signs.ts';
import type { OrderSign } from './order-signs.ts';

const icon = { size: 14, stroke: 1.75 };

/** Widths in px: an average letter, an icon, and padding with border. */
const letterPx = { plain: 6.7, strong: 7.1 };
const iconPx = 19;
const edgesPx = 13;

function widthOf(words: string, isStrong: boolean, hasIcon: boolean): number {
  const px = isStrong ? letterPx.strong : letterPx.plain;
  return edgesPx + (hasIcon ? iconPx : 0) - (words === '' ? 5 : 0) + words.length * px;
}

/** The short text of a sign: the short word for a warning; empty if the sign's icon suffices. */
function shortOf({ Icon, word, short }: OrderSign): string {
  return short ?? (Icon ? '' : word);
}

function widthsOf(sign: OrderSign, isPayment: boolean) {
  const { word, Icon, WayIcon, isWarning = false, isEarly = false } = sign;
  return {
    fullPx: widthOf(word, isPayment, Icon !== undefined),
    shortPx: widthOf(shortOf(sign), isPayment, (isWarning ? undefined : (Icon ?? WayIcon)) !== undefined),
    isWarning,
    isEarly,
  };
}

/** Merges warnings that do not fit even in short form into one sign with their count. */
function asOne(warnings: readonly OrderSign[]): OrderSign {
  const shown = warnings.map(
    ({ title, word, spokenText }) => title ?? (spokenText ? `${word}: ${spokenText}` : word),
  );
  return {
    word: cardTexts.warnings(warnings.length),
    short: cardTexts.warnings(warnings.length),
    tone: warnings.some(({ tone }) => tone === 'late') ? 'late' : 'pending',
    title: shown.join('\n'),
    spokenText: shown.join(', '),
    isWarning: true,
  };
}

function isRoomFor(signs: readonly OrderSign[], payment: OrderSign | null, roomPx: number): boolean {
  const px = signs.map((sign) => widthsOf(sign, sign === payment).shortPx + gapPx);
  return px.reduce((sum, one) => sum + one, -gapPx) <= roomPx;
}

interface CardSignsProps {
  payment: OrderSign | null;
  signs: readonly OrderSign[];
  /** Room for the signs in px. */
  roomPx: number;
}

/**
 * One line of signs: the payment first, then warnings. The line ends with the count of signs that do not fit;
 * a tooltip lists them.
 */
export function CardSigns({ payment, signs, roomPx }: CardSignsProps) {
  const warnings = signs.filter(({ isWarning }) => isWarning);
  const paid = payment ? [payment] : [];
  const others = signs.filter(({ isWarning }) => !isWarning);
  const isApart = warnings.length < 2 || isRoomFor([...paid, ...warnings], payment, roomPx);
  const all = [...paid, ...(isApart ? warnings : [asOne(warnings)]), ...others];
  const forms = layOutSigns(
    all.map((sign) => widthsOf(sign, sign === payment)),
    roomPx,
  );
  const rest = all.filter((_sign, index) => forms[index] === 'counted');
  return (
    <span className={classes.signs}>
      {forms.map((form, index) => {
        const sign = all[index];
        if (!sign || form === 'counted') return null;
        const { word, Icon, WayIcon, tone, title, spokenText, isWarning } = sign;
        const isShort = form === 'short';
        const short = shortOf(sign);
        const Drawn = isShort && isWarning ? undefined : Icon;
        return (
          <Chip key={word} tone={tone} title={title ?? word} icon={Drawn ? <Drawn {...icon} /> : undefined}>
            {sign === payment ? (
              <>
                <strong className={classes.fact}>{short}</strong>
                {isShort ? (
                  <>
                    {WayIcon ? <WayIcon {...icon} className={classes.way} aria-hidden="true" /> : null}
                    <span data-spoken>{word.slice(short.length)}</span>
                  </>
                ) : (
                  word.slice(short.length)
                )}
              </>
            ) : isShort && short !== word ? (
              <>
                {short === '' ? null : <span aria-hidden="true">{short}</span>}
                <span data-spoken>{word}</span>
              </>
            ) : (
              word
            )}
            {spokenText === undefined ? null : <span data-spoken>: {spokenText}</span>}
          </Chip>
        );
      })}
      {rest.length > 0 ? (
        <Chip title={rest.map(({ title, word }) => title ?? word).join('\n')}>
          <span aria-hidden="true">+{rest.length}</span>
          <span data-spoken>{rest.map(({ title, word }) => title ?? word).join(', ')}</span>
        </Chip>
      ) : null}
    </span>
  );
}
