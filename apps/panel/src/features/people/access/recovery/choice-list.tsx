import classes from './choice-list.module.css';

export interface Choice<Value> {
  value: Value;
  label: string;
  /** Secondary lines below the label. */
  lines: readonly string[];
  isDisabled?: boolean;
}

interface ChoiceListProps<Value> {
  legend: string;
  choices: readonly Choice<Value>[];
  chosen: Value | null;
  onChoose: (value: Value) => void;
  /** Error message about the choice. */
  fault?: string | undefined;
}

/** Radio buttons as large rows with a label and some lines. */
export function ChoiceList<Value extends string | number>(props: ChoiceListProps<Value>) {
  const { legend, choices, chosen, onChoose, fault } = props;
  return (
    <fieldset className="plain-fieldset stack-8" aria-invalid={fault !== undefined}>
      <legend data-spoken>{legend}</legend>
      {choices.map((choice, index) => (
        <label
          key={choice.value}
          className={classes.row}
          data-chosen={choice.value === chosen || undefined}
          data-disabled={choice.isDisabled || undefined}
        >
          <input
            type="radio"
            name={legend}
            className={classes.radio}
            value={choice.value}
            checked={choice.value === chosen}
            disabled={choice.isDisabled}
            data-autofocus={choice.value === chosen || (chosen === null && index === 0) || undefined}
            onChange={() => onChoose(choice.value)}
          />
          <span className={`stack ${classes.words}`}>
            <span className={classes.label}>{choice.label}</span>
            {choice.lines.map((line) => (
              <span key={line} className="text-14">
                {line}
              </span>
            ))}
          </span>
        </label>
      ))}
      {fault ? (
        <p className={classes.fault} role="alert">
          {fault}
        </p>
      ) : null}
    </fieldset>
  );
}
