import { CallForm } from '@comanda/client/form/call-form.tsx';
import { mayDiscard } from '@comanda/client/form/may-discard.ts';
import type { ShownOnlineRegistration } from '@comanda/contract/money/online-payment/registration.wire';
import { Button } from '@comanda/ui/button/button.tsx';
import { TextField } from '@comanda/ui/form/fields/text-field.tsx';
import { FormCard } from '@comanda/ui/form/form-card.tsx';
import { IconPencil } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { AddressFields } from './address-fields.tsx';
import { EstablishmentFields, PersonTypeFact } from './establishment-fields.tsx';
import type { RegistrationValues } from './form-values.ts';
import { OwnerFields } from './owner-fields.tsx';
import classes from './registration.module.css';
import { StatusHead } from './status-head.tsx';
import { registrationTexts as texts } from './texts.ts';
import { useRegistrationForm } from './use-registration-form.ts';

/** Receiver and responsible person. Read-only until 'Editar', and again after 'Salvar'. */
export function RegistrationForm({ registration }: { registration: ShownOnlineRegistration }) {
  const [isEditing, setEditing] = useState(false);
  const form = useRegistrationForm(registration, () => setEditing(false));
  const { element } = form;
  // Moves the focus to the first field after the form is unlocked.
  useEffect(() => {
    if (isEditing) element.current?.querySelector<HTMLElement>('fieldset input:enabled')?.focus();
  }, [isEditing, element]);
  const lock = async () => {
    if (form.isChanged && !(await mayDiscard())) return;
    form.reset();
    setEditing(false);
  };
  const isNew = registration.registrationId === null;
  return (
    <CallForm form={form} isNew={isEditing && isNew} inWords={inWords}>
      <div className={classes.parts}>
        <StatusHead
          registration={registration}
          action={
            isEditing ? (
              <Button variant="default" onClick={() => void lock()}>
                {texts.cancel}
              </Button>
            ) : (
              <Button
                variant={isNew ? 'filled' : 'default'}
                icon={<IconPencil size={20} stroke={1.75} aria-hidden="true" />}
                onClick={() => setEditing(true)}
              >
                {texts.edit}
              </Button>
            )
          }
        />
        <fieldset className={`plain-fieldset ${classes.parts}`} disabled={!isEditing}>
          <FormCard title={texts.type}>
            <PersonTypeFact personType={registration.personType} />
          </FormCard>
          <FormCard title={texts.establishment}>
            <EstablishmentFields form={form} isFixed={registration.isDocumentFixed} />
          </FormCard>
          <FormCard title={texts.address}>
            <AddressFields of="establishment" form={form} />
          </FormCard>
          <FormCard title={texts.networks} hint={texts.networksHint}>
            <div className={`grid-16 ${classes.fields}`}>
              {(['site', 'facebook', 'twitter'] as const).map((name) => (
                <div key={name} data-span="2">
                  <TextField label={texts[name]} inputMode="url" {...form.field(name)} />
                </div>
              ))}
            </div>
          </FormCard>
          <FormCard title={texts.owner} hint={texts.ownerHint}>
            <OwnerFields form={form} isFixed={registration.isDocumentFixed} />
          </FormCard>
          <FormCard title={texts.ownerAddress}>
            <AddressFields of="owner" form={form} />
          </FormCard>
        </fieldset>
      </div>
    </CallForm>
  );
}

const inWords = (values: RegistrationValues) =>
  [
    [texts.legalName.company, values.legalName],
    [texts.tradeName, values.tradeName],
    [texts.category, values.category],
    [texts.email, values.email],
    [texts.phone, values.phone],
    [texts.address, joined(values.street, values.number, values.district, values.postalCode)],
    [texts.networks, joined(values.site, values.facebook, values.twitter)],
    [texts.owner, joined(values.ownerName, values.ownerEmail, values.ownerPhone)],
    [
      texts.ownerAddress,
      joined(values.ownerStreet, values.ownerNumber, values.ownerDistrict, values.ownerPostalCode),
    ],
  ] as const;

const joined = (...parts: string[]) => parts.filter((part) => part !== '').join(', ');
