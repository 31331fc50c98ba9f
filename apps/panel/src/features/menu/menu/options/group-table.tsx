import {
  deleteGroup,
  duplicateGroup,
  restoreGroup,
  setGroupStatus,
} from '@comanda/contract/menu/menu/options.calls';
import type { GroupPart, MenuParts, OptionCategoryPart } from '@comanda/domain/menu/menu/menu-parts';
import type { LastingStatus } from '@comanda/domain/menu/menu/menu-product';
import { Button } from '@comanda/ui/button/button.tsx';
import { alertDialog } from '@comanda/ui/dialog/alert-dialog.ts';
import { confirmRemoval } from '@comanda/ui/dialog/confirm-removal.ts';
import { EmptyState } from '@comanda/ui/faces/empty-state.tsx';
import { RowMenu } from '@comanda/ui/table/row-menu.tsx';
import { toast } from '@comanda/ui/toast/toast.ts';
import { IconAlertTriangle, IconListCheck, IconPlus } from '@tabler/icons-react';
import { monotonicNow } from '../../../../shared/clock/monotonic-now.ts';
import { useMenuCall } from '../menu-query.ts';
import { StatusSelect } from '../status-select.tsx';
import { LASTING_STATUSES } from '../status-styles.ts';
import { useUndo } from '../use-undo.ts';
import { productNames, usesByGroup, warningsOf } from './group-uses.ts';
import classes from './options.module.css';
import { choiceWords, optionTexts } from './texts.ts';

const texts = optionTexts.groups;

interface GroupTableProps {
  parts: MenuParts;
  category: OptionCategoryPart;
  mayEdit: boolean;
  onAdd: () => void;
  onEdit: (groupId: number) => void;
}

/** The groups of a category with their choices, price rule and status. */
export function GroupTable({ parts, category, mayEdit, onAdd, onEdit }: GroupTableProps) {
  const actions = useGroupActions(parts);
  const groups = parts.groups.filter((each) => each.optionCategoryId === category.optionCategoryId);
  const uses = usesByGroup(parts);
  const now = monotonicNow();
  const add = mayEdit ? (
    <Button icon={<IconPlus size={18} stroke={2} aria-hidden="true" />} onClick={onAdd}>
      {texts.add}
    </Button>
  ) : null;
  return (
    <section className={classes.card} aria-labelledby="option-groups">
      <div className={`row wraps ${classes.head}`}>
        <div className={classes.words}>
          <h2 id="option-groups">{category.name}</h2>
          <p role="status">{texts.count(groups.length)}</p>
        </div>
        {groups.length === 0 ? null : add}
      </div>
      {groups.length === 0 ? (
        <EmptyState
          icon={<IconListCheck size={28} stroke={1.75} aria-hidden="true" />}
          title={texts.none}
          action={add}
        >
          {mayEdit ? texts.noneHint : null}
        </EmptyState>
      ) : (
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">{texts.columns.name}</th>
              <th scope="col" className={classes.wide}>
                {texts.columns.choices}
              </th>
              <th scope="col" className={classes.wide}>
                {texts.columns.rule}
              </th>
              <th scope="col">{texts.columns.status}</th>
              {mayEdit ? (
                <th scope="col" className={classes.last}>
                  {texts.columns.actions}
                </th>
              ) : null}
            </tr>
          </thead>
          <tbody>
            {groups.map((group) => (
              <tr key={group.groupId}>
                <th scope="row">
                  <GroupName
                    group={group}
                    uses={uses.get(group.groupId)?.size ?? 0}
                    warning={warningsOf(group, parts, now)[0] ?? null}
                    onOpen={() => onEdit(group.groupId)}
                  />
                </th>
                <td className={classes.wide}>{choiceWords(group)}</td>
                <td className={classes.wide}>{optionTexts.rules[group.rule].name}</td>
                <td className={classes.statusCell}>
                  <StatusSelect
                    name={group.name}
                    status={group.status}
                    statuses={LASTING_STATUSES}
                    onChange={(status) => actions.setStatus(group, status)}
                  />
                </td>
                {mayEdit ? (
                  <td className={classes.last}>
                    <RowMenu
                      label={optionTexts.actionsOf(group.name)}
                      actions={[
                        {
                          label: optionTexts.actions.duplicate,
                          onChoose: () => void actions.duplicate(group),
                        },
                        { label: optionTexts.actions.edit, onChoose: () => onEdit(group.groupId) },
                        {
                          label: optionTexts.actions.remove,
                          isDestructive: true,
                          onChoose: () => void actions.remove(group, uses.get(group.groupId) ?? new Set()),
                        },
                      ]}
                    />
                  </td>
                ) : null}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

interface GroupNameProps {
  group: GroupPart;
  uses: number;
  warning: keyof typeof optionTexts.warnings | null;
  onOpen: () => void;
}

function GroupName({ group, uses, warning, onOpen }: GroupNameProps) {
  return (
    <>
      <button type="button" className={classes.open} onClick={onOpen}>
        {group.name}
      </button>
      <span className={`muted-13 ${classes.facts}`}>
        <span className={classes.narrow}>
          {choiceWords(group)} · {optionTexts.rules[group.rule].name} ·{' '}
        </span>
        {texts.items(group.options.length)} · {texts.uses(uses)}
      </span>
      {warning === null ? null : (
        <span className={`row-top-4 ${classes.warning}`}>
          <IconAlertTriangle size={14} stroke={2} aria-hidden="true" />
          {optionTexts.warnings[warning]}
        </span>
      )}
    </>
  );
}

function useGroupActions(parts: MenuParts) {
  const failed = { failed: optionTexts.notDone };
  const status = useMenuCall(setGroupStatus, failed);
  const copy = useMenuCall(duplicateGroup, failed);
  const removal = useMenuCall(deleteGroup, failed);
  const restoring = useMenuCall(restoreGroup, failed);
  const { offer } = useUndo();
  const withGroup = (before: MenuParts, groupId: number, over: Partial<GroupPart>): MenuParts => ({
    ...before,
    groups: before.groups.map((each) => (each.groupId === groupId ? { ...each, ...over } : each)),
  });
  return {
    setStatus: ({ groupId }: GroupPart, next: LastingStatus) =>
      void status.run({ groupId, status: next }, (before) => withGroup(before, groupId, { status: next })),
    duplicate: async ({ groupId }: GroupPart) => {
      if ((await copy.run({ groupId })) !== null) toast.success(texts.duplicated);
    },
    remove: async ({ groupId, name }: GroupPart, using: ReadonlySet<number>) => {
      if (using.size > 0) return void alertDialog({ text: texts.inUse(name, productNames(parts, using)) });
      if (!(await confirmRemoval({ consequence: texts.consequence(name), isUndoable: true }))) return;
      const removed = (before: MenuParts): MenuParts => ({
        ...before,
        groups: before.groups.filter((each) => each.groupId !== groupId),
      });
      if ((await removal.run({ groupId }, removed)) === null) return;
      const restore = async () => {
        if ((await restoring.run({ groupId })) !== null) toast.success(texts.restored(name));
      };
      offer(texts.removed(name), () => void restore());
    },
  };
}
