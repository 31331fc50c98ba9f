import { useForm } from '@mantine/form';

type Setting<Values extends object> = NonNullable<Parameters<typeof useForm<Values>>[0]>;

/** Values, faults and changes of a form, by path. Screens use the form of their app, which uses this hook. */
export function useFormState<Values extends object>(
  setting: Pick<Setting<Values>, 'initialValues' | 'onValuesChange'>,
) {
  return useForm<Values>({ mode: 'controlled', ...setting });
}

export type FormState<Values extends object> = ReturnType<typeof useFormState<Values>>;
