import { SaveBar } from '@comanda/ui/form/save-bar.tsx';
import type { ReactNode } from 'react';
import classes from './call-form.module.css';
import { MeanwhileDialog, type ValueWords } from './meanwhile-dialog.tsx';
import { formTexts } from './texts.ts';
import type { CallFormState } from './use-call-form.ts';
import { useLeaveGuard } from './use-leave-guard.ts';
import { NotAllowedNote, useAllowance } from './while-allowed.tsx';

interface CallFormProps<Values extends object> {
  form: CallFormState<Values>;
  children: ReactNode;
  /** Text of the button; by default 'Salvar'. */
  saveText?: string;
  /** True: the form creates a record. Its button always works, and shows which fields are missing. */
  isNew?: boolean;
  /** Returns the fields as text, for the choice between two versions. */
  inWords?: ValueWords<Values>;
}

/** A form on a page: its fields, the save bar, and a question before unsaved changes are lost. */
export function CallForm<Values extends object>({
  form,
  children,
  saveText,
  isNew = false,
  inWords,
}: CallFormProps<Values>) {
  useLeaveGuard(form.isChanged);
  const mayChange = useAllowance(form.isChanged);
  return (
    <form
      ref={form.element}
      className={`fill ${classes.form}`}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (mayChange && (isNew || form.isChanged)) form.submit();
      }}
    >
      {mayChange ? null : <NotAllowedNote onDiscard={form.reset} />}
      {children}
      {mayChange ? (
        <SaveBar
          isChanged={form.isChanged}
          isSaving={form.isSaving}
          isNew={isNew}
          texts={saveText === undefined ? formTexts : { ...formTexts, save: saveText }}
        />
      ) : null}
      <MeanwhileDialog form={form} inWords={inWords} />
    </form>
  );
}
