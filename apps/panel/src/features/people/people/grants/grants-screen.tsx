import { sendCall } from '@comanda/client/api/send-call.ts';
import { CallForm } from '@comanda/client/form/call-form.tsx';
import { useCallForm } from '@comanda/client/form/use-call-form.ts';
import {
  getOperatorGrants,
  type OperatorGrants,
  saveOperatorGrants,
} from '@comanda/contract/people/access/operator-grants.calls';
import {
  FIRST_GRANTS,
  GRANTABLE,
  type GrantablePermission,
  switchGrant,
} from '@comanda/domain/people/access/permissions';
import { Button } from '@comanda/ui/button/button.tsx';
import { QueryFaces } from '@comanda/ui/faces/query-faces.tsx';
import { CheckField } from '@comanda/ui/form/fields/check-field.tsx';
import { FormCard } from '@comanda/ui/form/form-card.tsx';
import { FormPage } from '@comanda/ui/form/form-page.tsx';
import { Note } from '@comanda/ui/label/note.tsx';
import { TableSkeleton } from '@comanda/ui/table/table-skeleton.tsx';
import { IconArrowBackUp, IconArrowLeft, IconShieldLock } from '@tabler/icons-react';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { userTexts } from '../texts.ts';
import classes from '../users.module.css';
import { grantTexts, grantWords } from './texts.ts';

const grantsQuery = queryOptions({
  queryKey: ['operator-grants'],
  queryFn: ({ signal }) => sendCall(getOperatorGrants, {}, { signal }),
  meta: { subject: 'people', silent: true },
});

const GROUPS: readonly [keyof typeof grantTexts.groups, readonly GrantablePermission[]][] = [
  ['orders', GRANTABLE.filter((each) => each.startsWith('orders.') || each === 'customers.see')],
  ['store', GRANTABLE.filter((each) => each.startsWith('store.'))],
  ['catalogue', GRANTABLE.filter((each) => /^(catalogue|bulk-upload|ratings)\./.test(each))],
  [
    'settings',
    GRANTABLE.filter(
      (each) =>
        each === 'settings.use' || /^(hours|payment-methods|online-payment|delivery-areas)\./.test(each),
    ),
  ],
];

/** By permission: true if the store's operators have it. */
type Granted = Record<GrantablePermission, boolean>;

const valuesOf = (granted: readonly GrantablePermission[]) =>
  Object.fromEntries(GRANTABLE.map((each) => [each, granted.includes(each)])) as Granted;
const grantedIn = (values: Granted) => GRANTABLE.filter((each) => values[each]);

/** The permissions of the store's operators. */
export function GrantsScreen() {
  const navigate = useNavigate();
  const grants = useQuery(grantsQuery);
  return (
    <FormPage
      title={grantTexts.title}
      subtitle={grantTexts.subtitle}
      actions={
        <Button
          variant="default"
          icon={<IconArrowLeft size={20} stroke={1.75} aria-hidden="true" />}
          onClick={() => void navigate({ to: '/configuracoes/usuarios/list' })}
        >
          {userTexts.back}
        </Button>
      }
    >
      <QueryFaces
        query={grants}
        skeleton={<TableSkeleton rows={6} hasTools={false} />}
        failed={grantTexts.loadFailed}
      >
        {(data) => <GrantsForm data={data} />}
      </QueryFaces>
    </FormPage>
  );
}

function GrantsForm({ data }: { data: OperatorGrants }) {
  const queries = useQueryClient();
  const form = useCallForm<Granted, OperatorGrants>({
    saved: valuesOf(data.granted),
    version: data.version,
    send: (values, version) =>
      sendCall(saveOperatorGrants, { granted: grantedIn(values), version: version ?? null }),
    savedText: grantTexts.saved,
    refreshes: [grantsQuery.queryKey],
    onSaved: (answer) => queries.setQueryData(grantsQuery.queryKey, answer),
  });
  const granted = grantedIn(form.values);
  const { changedBy, changedAt } = data;
  return (
    <CallForm
      form={form}
      inWords={(values) => GRANTABLE.map((each) => [grantWords[each].label, grantTexts.may(values[each])])}
    >
      <Note tone="neutral" icon={<IconShieldLock size={20} stroke={1.75} aria-hidden="true" />}>
        {grantTexts.onlyAdmins}
      </Note>
      {GROUPS.map(([group, permissions]) => (
        <FormCard key={group} title={grantTexts.groups[group].title} hint={grantTexts.groups[group].hint}>
          <div className={classes.grants}>
            {permissions.map((permission) => (
              <CheckField
                key={permission}
                label={grantWords[permission].label}
                hint={grantWords[permission].hint}
                value={form.values[permission]}
                onChange={(isOn) => form.change(valuesOf(switchGrant(granted, permission, isOn)))}
                data-path={permission}
              />
            ))}
          </div>
        </FormCard>
      ))}
      <div className={`row wraps ${classes.foot}`}>
        <p className="prose">
          {changedBy === null || changedAt === null
            ? grantTexts.neverChanged
            : grantTexts.changed(changedBy, changedAt)}
        </p>
        <Button
          variant="default"
          icon={<IconArrowBackUp size={20} stroke={1.75} aria-hidden="true" />}
          onClick={() => form.change(valuesOf(FIRST_GRANTS))}
        >
          {grantTexts.reset}
        </Button>
      </div>
    </CallForm>
  );
}
