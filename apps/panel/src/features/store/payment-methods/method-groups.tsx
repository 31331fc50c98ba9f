import type { StoreMethods } from '@comanda/contract/store/payment-methods/payment-methods.calls';
import { searchable } from '@comanda/domain/kit/text/searchable';
import { METHOD_GROUPS } from '@comanda/domain/store/payment-methods/payment-methods';
import { Button } from '@comanda/ui/button/button.tsx';
import { EmptyState } from '@comanda/ui/faces/empty-state.tsx';
import { IconSearchOff } from '@tabler/icons-react';
import { useId } from 'react';
import { MethodTile } from './method-tile.tsx';
import classes from './methods.module.css';
import { groupOf, methodTexts } from './texts.ts';

type Method = StoreMethods['methods'][number];

/** Finds the methods whose name or group name contains every word of the search. */
function found(methods: readonly Method[], words: string): readonly Method[] {
  const wanted = searchable(words).split(/\s+/).filter(Boolean);
  return methods.filter((method) => {
    const text = searchable(`${method.name} ${methodTexts.groups[groupOf(method)]}`);
    return wanted.every((word) => text.includes(word));
  });
}

interface MethodGroupsProps {
  methods: readonly Method[];
  /** The search text. */
  words: string;
  /** Null: the user may only read. */
  choice: Choice | null;
}

interface Choice {
  chosen: ReadonlySet<string>;
  isFaulty: boolean;
  onChoose: (keys: readonly string[], isChosen: boolean) => void;
}

/** All methods that match the search, by group. */
export function MethodGroups({ methods, words, choice }: MethodGroupsProps) {
  const shown = found(methods, words);
  if (shown.length === 0)
    return (
      <EmptyState isCompact icon={<IconSearchOff size={28} stroke={1.75} />} title={methodTexts.nothingFound}>
        {choice === null ? methodTexts.nothingTaken : methodTexts.nothingFoundHint}
      </EmptyState>
    );
  return METHOD_GROUPS.map((group) => {
    const ofGroup = shown.filter((method) => groupOf(method) === group);
    if (ofGroup.length === 0) return null;
    return <Group key={group} title={methodTexts.groups[group]} methods={ofGroup} choice={choice} />;
  });
}

interface GroupProps {
  title: string;
  methods: readonly Method[];
  choice: Choice | null;
}

function Group({ title, methods, choice }: GroupProps) {
  const id = useId();
  const count = methods.filter(({ key }) => choice?.chosen.has(key)).length;
  return (
    <fieldset className="plain-fieldset" aria-labelledby={id}>
      <div className={`row-8 ${classes.head}`}>
        <h3 id={id}>{title}</h3>
        {choice === null ? null : (
          <>
            <span className={`muted-13 ${classes.count}`}>{methodTexts.inGroup(count, methods.length)}</span>
            <AllButton title={title} methods={methods} isFull={count === methods.length} choice={choice} />
          </>
        )}
      </div>
      <div className={`grid-8 ${classes.tiles}`}>
        {methods.map((method) => (
          <MethodTile
            key={method.key}
            method={method}
            choice={
              choice && {
                isChosen: choice.chosen.has(method.key),
                isFaulty: choice.isFaulty,
                onChange: (isChosen) => choice.onChoose([method.key], isChosen),
              }
            }
          />
        ))}
      </div>
    </fieldset>
  );
}

function AllButton({ title, methods, isFull, choice }: GroupProps & { isFull: boolean; choice: Choice }) {
  const action = isFull ? methodTexts.none : methodTexts.all;
  return (
    <Button
      variant="subtle"
      className={classes.all}
      aria-label={methodTexts.ofGroup(action, title)}
      onClick={() =>
        choice.onChoose(
          methods.map(({ key }) => key),
          !isFull,
        )
      }
    >
      {action}
    </Button>
  );
}
