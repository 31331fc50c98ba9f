import { useForm } from '@mantine/form';

type Setting<Values extends object> = NonNullable<Parameters<typeof useForm<Values>>[0]>;

/** Values and faults of one form by path, and what was changed. Screens take the form of their room, which is made of this. */
export function useFormState<Values extends object>(
  setting: Pick<Setting<Values>, 'initialValues' | 'onValuesChange'>,
) {
  return useForm<Values>({ mode: 'controlled', ...setting });
}
