import type { StoreMethods } from '@comanda/contract/payment-methods/payment-methods.calls';
import { METHOD_GROUPS } from '@comanda/domain/payment-methods/payment-methods';
import { searchable } from '@comanda/domain/text/searchable';
import { Button } from '@comanda/ui/button/button.tsx';
import { EmptyState } from '@comanda/ui/faces/empty-state.tsx';
import { IconSearchOff } from '@tabler/icons-react';
import { useId } from 'react';
import { MethodTile } from './method-tile.tsx';
import classes from './methods.module.css';
import { groupOf, methodTexts } from './texts.ts';

type Method = StoreMethods['methods'][number];

/** The methods whose name, or whose group's name, holds every word looked for. */
function found(methods: readonly Method[], words: string): readonly Method[] {
  const wanted = searchable(words).split(/\s+/).filter(Boolean);
  return methods.filter((method) => {
    const text = searchable(`${method.name} ${methodTexts.groups[groupOf(method)]}`);
    return wanted.every((word) => text.includes(word));
  });
}

interface MethodGroupsProps {
  methods: readonly Method[];
  /** What is looked for. */
  words: string;
  chosen: ReadonlySet<string>;
  isFaulty: boolean;
  onChoose: (keys: readonly string[], isChosen: boolean) => void;
}

/** Every method, group by group, as far as it is looked for. */
export function MethodGroups({ methods, words, ...rest }: MethodGroupsProps) {
  const shown = found(methods, words);
  if (shown.length === 0)
    return (
      <EmptyState isCompact icon={<IconSearchOff size={28} stroke={1.75} />} title={methodTexts.nothingFound}>
        {methodTexts.nothingFoundHint}
      </EmptyState>
    );
  return METHOD_GROUPS.map((group) => {
    const ofGroup = shown.filter((method) => groupOf(method) === group);
    if (ofGroup.length === 0) return null;
    return <Group key={group} title={methodTexts.groups[group]} methods={ofGroup} {...rest} />;
  });
}

function Group(props: Omit<MethodGroupsProps, 'words'> & { title: string }) {
  const { title, methods, chosen, isFaulty, onChoose } = props;
  const id = useId();
  const count = methods.filter(({ key }) => chosen.has(key)).length;
  const isFull = count === methods.length;
  const action = isFull ? methodTexts.none : methodTexts.all;
  return (
    <fieldset className={classes.group} aria-labelledby={id}>
      <div className={classes.head}>
        <h3 id={id}>{title}</h3>
        <span className={classes.count}>{methodTexts.inGroup(count, methods.length)}</span>
        <Button
          variant="subtle"
          className={classes.all}
          aria-label={methodTexts.ofGroup(action, title)}
          onClick={() =>
            onChoose(
              methods.map(({ key }) => key),
              !isFull,
            )
          }
        >
          {action}
        </Button>
      </div>
      <div className={classes.tiles}>
        {methods.map((method) => (
          <MethodTile
            key={method.key}
            method={method}
            isChosen={chosen.has(method.key)}
            isFaulty={isFaulty}
            onChange={(isChosen) => onChoose([method.key], isChosen)}
          />
        ))}
      </div>
    </fieldset>
  );
}
