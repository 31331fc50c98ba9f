import { LockedNote } from '@comanda/client/form/locked-note.tsx';
import { mayDiscard } from '@comanda/client/form/may-discard.ts';
import { MeanwhileDialog } from '@comanda/client/form/meanwhile-dialog.tsx';
import type { GroupPart, MenuParts } from '@comanda/domain/menu/menu/menu-parts';
import { Button } from '@comanda/ui/button/button.tsx';
import { Dialog } from '@comanda/ui/dialog/dialog.tsx';
import { FormActions } from '@comanda/ui/dialog/form-actions.tsx';
import { Note } from '@comanda/ui/label/note.tsx';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useEffect, useId, useRef, useState } from 'react';
import { monotonicNow } from '../../../../shared/clock/monotonic-now.ts';
import { useMay } from '../../../../shared/session/may.tsx';
import { useMenu } from '../menu-query.ts';
import { GroupFields } from './group-fields.tsx';
import { warningsOf } from './group-uses.ts';
import classes from './options.module.css';
import { OptionsOfGroup } from './options-of-group.tsx';
import { choiceWords, optionTexts } from './texts.ts';
import { useGroupForm } from './use-group-form.ts';
import { UsesOfGroup } from './uses-of-group.tsx';

const texts = optionTexts.editor;
const WIDTH = 940;

interface GroupEditorProps {
  /** Null: a new group. */
  groupId: number | null;
  /** The library category of a new group; null: a product's own group. */
  categoryId: number | null;
  onClose: () => void;
}

/** Editor of a group with its options and uses. Options can be changed after the first save. */
export function GroupEditor({ groupId: opened, categoryId, onClose }: GroupEditorProps) {
  const { data: menu } = useMenu();
  const [groupId, setGroupId] = useState(opened);
  const group = menu?.parts.groups.find((each) => each.groupId === groupId) ?? null;
  if (menu === undefined) return null;
  return (
    <OpenEditor
      parts={menu.parts}
      group={group}
      isDeleted={opened !== null && group === null}
      categoryId={group?.optionCategoryId ?? categoryId}
      onCreated={setGroupId}
      onClose={onClose}
    />
  );
}

interface OpenEditorProps {
  parts: MenuParts;
  group: GroupPart | null;
  isDeleted: boolean;
  categoryId: number | null;
  onCreated: (groupId: number) => void;
  onClose: () => void;
}

function OpenEditor({ parts, group, isDeleted, categoryId, onCreated, onClose }: OpenEditorProps) {
  const isLocked = !useMay()('catalogue.edit');
  const formId = useId();
  const form = useGroupForm({ group, categoryId, onCreated });
  const close = async () => {
    if (!form.isSaving && (!form.isChanged || (await mayDiscard()))) onClose();
  };
  const side = useRef<HTMLDivElement>(null);
  const [wasNew] = useState(group === null);
  const isCreated = wasNew && group !== null;
  // Scrolls to the options, because a new group needs them next.
  useEffect(() => {
    if (isCreated) side.current?.scrollIntoView?.({ block: 'start' });
  }, [isCreated]);
  const warnings = group === null ? [] : warningsOf(group, parts, monotonicNow());
  return (
    <>
      <Dialog
        opened
        isFullOnPhone
        title={texts.title}
        width={WIDTH}
        onClose={() => void close()}
        actions={
          isLocked ? (
            <Button variant="default" onClick={onClose}>
              {optionTexts.close}
            </Button>
          ) : (
            <FormActions
              formId={formId}
              submitText={texts.save}
              cancelText={optionTexts.close}
              isSending={form.isSaving}
              isReady={!isDeleted}
              canCancel={!form.isSaving}
              onCancel={() => void close()}
            />
          )
        }
      >
        <div className={`stack-8 ${classes.notes}`}>
          {isLocked ? <LockedNote /> : null}
          {isDeleted ? (
            <Note tone="late" isAlert>
              {texts.gone}
            </Note>
          ) : null}
          {warnings.map((warning) => (
            <Note
              key={warning}
              tone="pending"
              icon={<IconAlertTriangle size={20} stroke={1.75} aria-hidden="true" />}
            >
              {optionTexts.warnings[warning]}
            </Note>
          ))}
        </div>
        <div className={classes.editor}>
          <form
            ref={form.element}
            id={formId}
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              event.stopPropagation();
              form.submit();
            }}
          >
            <fieldset disabled={isLocked} className={classes.fields}>
              <GroupFields form={form} categories={parts.optionCategories} options={group?.options ?? []} />
            </fieldset>
          </form>
          <div ref={side} className="stack-24 shrink">
            <OptionsOfGroup parts={parts} group={group} isLocked={isLocked} />
            {group === null || group.productId !== null ? null : (
              <UsesOfGroup parts={parts} group={group} isLocked={isLocked} />
            )}
          </div>
        </div>
      </Dialog>
      <MeanwhileDialog
        form={form}
        inWords={(values) => [
          [texts.name, values.name],
          [texts.least, choiceWords(values)],
          [texts.rule, values.rule === null ? '' : optionTexts.rules[values.rule].name],
        ]}
      />
    </>
  );
}
