import { Chip } from '@comanda/ui/label/chip.tsx';
import classes from './card-signs.module.css';
import { layOutSigns } from './lay-out-signs.ts';
import type { OrderSign } from './order-signs.ts';

const icon = { size: 14, stroke: 1.75 };

/** Px of a word's letters, on average; of an icon beside it; and of what stands around both. */
const letterPx = { plain: 6.7, strong: 7.1 };
const iconPx = 19;
const edgesPx = 17;

function widthOf({ Icon }: OrderSign, words: string, px: number): number {
  return edgesPx + (Icon ? iconPx : 0) - (words === '' ? 5 : 0) + words.length * px;
}

interface CardSignsProps {
  payment: OrderSign | null;
  signs: readonly OrderSign[];
  /** See `SignRoom`. */
  roomPx: number;
}

/** One line, whatever there is to say, the payment first: the rest is counted, and told by the tooltip. */
export function CardSigns({ payment, signs, roomPx }: CardSignsProps) {
  const all = payment ? [payment, ...signs] : signs;
  const shortOf = ({ Icon, word, short }: OrderSign) => short ?? (Icon ? '' : word);
  const forms = layOutSigns(
    all.map((sign) => ({
      wholePx: widthOf(sign, sign.word, sign === payment ? letterPx.strong : letterPx.plain),
      shortPx: widthOf(sign, shortOf(sign), sign === payment ? letterPx.strong : letterPx.plain),
      isUrgent: sign.tone === 'late',
    })),
    roomPx,
  );
  const rest = all.slice(forms.length);
  return (
    <span className={classes.signs}>
      {forms.map((form, index) => {
        const sign = all[index];
        if (!sign) return null;
        const { word, Icon, tone, title, heard } = sign;
        const short = shortOf(sign);
        return (
          <Chip key={word} tone={tone} title={title ?? word} icon={Icon ? <Icon {...icon} /> : undefined}>
            {sign === payment ? (
              <>
                <strong className={classes.fact}>{short}</strong>
                {form === 'whole' ? (
                  word.slice(short.length)
                ) : (
                  <span data-spoken>{word.slice(short.length)}</span>
                )}
              </>
            ) : form === 'whole' ? (
              word
            ) : (
              <>
                {short === '' ? null : <span aria-hidden="true">{short}</span>}
                <span data-spoken>{word}</span>
              </>
            )}
            {heard === undefined ? null : <span data-spoken>: {heard}</span>}
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
