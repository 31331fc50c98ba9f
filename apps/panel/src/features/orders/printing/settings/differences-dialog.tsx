import type { MenuCategory } from '@comanda/contract/menu/menu/categories.calls';
import type { PrintSettings } from '@comanda/domain/orders/printing/print-settings';
import { Button } from '@comanda/ui/button/button.tsx';
import { Dialog } from '@comanda/ui/dialog/dialog.tsx';
import { IconCloud, IconDeviceDesktop } from '@tabler/icons-react';
import { useState } from 'react';
import { differencesTexts } from '../texts.ts';
import classes from './differences-dialog.module.css';
import { mergedSettings, type SettingsField, settingsDifferences } from './settings-differences.ts';
import type { SettingsConflict } from './use-settings-form.ts';

interface DifferencesDialogProps {
  conflict: SettingsConflict;
  categories: readonly MenuCategory[];
  /** Called with the chosen settings; null: the dialog was closed without a choice. */
  onSettle: (chosen: PrintSettings | null) => void;
}

const sides = ['here', 'cloud'] as const;
const icons = { here: IconDeviceDesktop, cloud: IconCloud };

/** Shows the differences between this browser and the cloud, field by field, and lets the person choose. */
export function DifferencesDialog({ conflict, categories, onSettle }: DifferencesDialogProps) {
  const { here, cloud } = conflict;
  const differences = settingsDifferences(here, cloud.settings, categories);
  const [fromHere, setFromHere] = useState<ReadonlySet<SettingsField>>(new Set());
  const choose = (field: SettingsField, isHere: boolean) => {
    const next = new Set(fromHere);
    if (isHere) next.add(field);
    else next.delete(field);
    setFromHere(next);
  };
  const isAllHere = fromHere.size === differences.length;
  return (
    <Dialog
      opened
      title={differencesTexts.title}
      onClose={() => onSettle(null)}
      width={720}
      actions={
        <>
          <Button variant="default" onClick={() => onSettle(null)}>
            {differencesTexts.later}
          </Button>
          <Button data-autofocus onClick={() => onSettle(mergedSettings(here, cloud.settings, fromHere))}>
            {fromHere.size === 0 ? differencesTexts.takeCloud : differencesTexts.takeChosen}
          </Button>
        </>
      }
    >
      <p className={classes.intro}>{differencesTexts.intro}</p>
      <div className={`cluster-8 ${classes.all}`}>
        <Button
          variant="default"
          aria-pressed={isAllHere}
          onClick={() => setFromHere(new Set(differences.map(({ field }) => field)))}
        >
          {differencesTexts.allHere}
        </Button>
        <Button variant="default" aria-pressed={fromHere.size === 0} onClick={() => setFromHere(new Set())}>
          {differencesTexts.allCloud}
        </Button>
      </div>
      <div className="stack-14">
        {differences.map((difference) => (
          <fieldset key={difference.field} className={`plain-fieldset grid-8 ${classes.row}`}>
            <legend>{difference.label}</legend>
            {sides.map((side) => {
              const Icon = icons[side];
              const isHere = side === 'here';
              return (
                <label key={side} className={classes.side}>
                  <input
                    type="radio"
                    name={difference.field}
                    checked={fromHere.has(difference.field) === isHere}
                    onChange={() => choose(difference.field, isHere)}
                  />
                  <span>
                    <span className={`row-6 ${classes.where}`}>
                      <Icon size={16} stroke={1.75} aria-hidden="true" />
                      {isHere ? differencesTexts.here : differencesTexts.cloud}
                    </span>
                    <strong>{difference[side]}</strong>
                  </span>
                </label>
              );
            })}
          </fieldset>
        ))}
      </div>
      {fromHere.size > 0 ? <p className={`text-14 ${classes.note}`}>{differencesTexts.saveAfter}</p> : null}
    </Dialog>
  );
}
