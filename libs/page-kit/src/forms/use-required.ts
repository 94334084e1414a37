import { useCommonMessages } from '@kaaj/web-kit';

/** How a form judges one of its fields that may not be left empty. */
export function useRequired() {
  const common = useCommonMessages();
  return <Name extends string>(name: Name) =>
    (values: Readonly<Record<Name, string>>) => ({
      [name]: values[name].trim() === '' ? common('field.required') : undefined,
    });
}
