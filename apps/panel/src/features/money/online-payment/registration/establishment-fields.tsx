import type { FieldState } from '@comanda/client/form/call-form-setting.ts';
import type { PersonType } from '@comanda/domain/money/online-payment/registration';
import { DocumentField, PhoneField } from '@comanda/ui/form/fields/masked-field.tsx';
import { SelectField } from '@comanda/ui/form/fields/select-field.tsx';
import { TextField } from '@comanda/ui/form/fields/text-field.tsx';
import { Facts } from '@comanda/ui/label/facts.tsx';
import { useQuery } from '@tanstack/react-query';
import { useSupportPhone } from '../../../../shared/store/support-line.tsx';
import { categoriesQuery } from '../online-payment-queries.ts';
import classes from './registration.module.css';
import { registrationTexts as texts } from './texts.ts';
import type { RegistrationFormState } from './use-registration-form.ts';

interface PartProps {
  form: RegistrationFormState;
  /**
   * True: the registration was saved once. From then on only the support can change person type, CNPJ and
   * CPF.
   */
  isFixed: boolean;
}

/** The receiver's person type. It follows from the store's CNPJ or CPF, which only the support can change. */
export function PersonTypeFact({ personType }: { personType: PersonType }) {
  const phone = useSupportPhone();
  return (
    <div className="stack-8">
      <Facts facts={[[texts.typeLabel, texts.types[personType]]]} />
      <p className="muted-14">{texts.bySupport(phone)}</p>
    </div>
  );
}

/** The company or person that receives the payments, with its contacts. */
export function EstablishmentFields({ form, isFixed }: PartProps) {
  const phone = useSupportPhone();
  const { personType, category } = form.values;
  const isPerson = personType === 'person';
  // A CNPJ that the provider entered for the store is read only from the beginning.
  const isLocked = isFixed || form.saved.companyDocument !== '';
  return (
    <div className={`grid-16 ${classes.fields}`}>
      <div data-span="2">
        <DocumentField
          label={texts.document}
          {...form.field('companyDocument')}
          aria-required={!isPerson}
          disabled={isPerson || isLocked}
          hint={isPerson ? texts.documentOfPerson : isLocked ? texts.bySupport(phone) : undefined}
        />
      </div>
      <div data-span="4">
        <TextField label={texts.legalName[personType]} {...form.field('legalName')} />
      </div>
      <TextField label={texts.tradeName} {...form.field('tradeName')} />
      <CategoryField chosen={category} {...form.field('category')} />
      <TextField label={texts.email} {...form.field('email')} />
      <PhoneField label={texts.phone} placeholder="(11) 98765-4321" {...form.field('phone')} />
    </div>
  );
}

function CategoryField({ chosen, ...field }: FieldState<string> & { chosen: string }) {
  const { data = [], isError } = useQuery(categoriesQuery);
  const options = data.map(({ code, category, description }) => ({
    value: code,
    label: `${category}: ${description}`,
  }));
  const known = options.some(({ value }) => value === chosen);
  return (
    <SelectField
      label={texts.category}
      hint={isError ? texts.categoriesFailed : undefined}
      {...field}
      options={[
        { value: '', label: texts.categoryFirst },
        ...(known || chosen === '' ? [] : [{ value: chosen, label: chosen }]),
        ...options,
      ]}
    />
  );
}
