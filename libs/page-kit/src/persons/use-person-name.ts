import { useCommonMessages } from '@kaaj/web-kit';

/** The name to display: the user's name, or that the account was removed. */
export function usePersonName(): (name: string) => string {
  const common = useCommonMessages();
  return (name) => name || common('person.removed');
}
