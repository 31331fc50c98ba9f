import { DocumentField, PhoneField } from '@comanda/ui/form/fields/masked-field.tsx';
import { TextField } from '@comanda/ui/form/fields/text-field.tsx';
import { DateField } from '@comanda/ui/form/fields/typed/date-field.tsx';
import { useSupportPhone } from '../../../../shared/store/support-line.tsx';
import classes from './registration.module.css';
import { registrationTexts as texts } from './texts.ts';
import type { RegistrationFormState } from './use-registration-form.ts';

/** The person responsible for the store. */
export function OwnerFields({ form, isFixed }: { form: RegistrationFormState; isFixed: boolean }) {
  const phone = useSupportPhone();
  const isLocked = isFixed || form.saved.ownerDocument !== '';
  return (
    <div className={`grid-16 ${classes.fields}`}>
      <div data-span="4">
        <TextField label={texts.ownerName} {...form.field('ownerName')} />
      </div>
      <div data-span="2">
        <DocumentField
          label={texts.ownerDocument}
          inputMode="numeric"
          {...form.field('ownerDocument')}
          disabled={isLocked}
          hint={isLocked ? texts.bySupport(phone) : undefined}
        />
      </div>
      <div data-span="2">
        <DateField
          label={texts.bornOn}
          wrong={texts.bornOnWrong}
          aria-required
          {...form.field('ownerBornOn')}
        />
      </div>
      <div data-span="2">
        <TextField label={texts.email} {...form.field('ownerEmail')} />
      </div>
      <div data-span="2">
        <PhoneField label={texts.phone} placeholder="(11) 98765-4321" {...form.field('ownerPhone')} />
      </div>
    </div>
  );
}
