import { useCommonMessages } from '@kaaj/web-kit';

/** What to call somebody: their name, or that they were removed, which took it away. */
export function usePersonName(): (name: string) => string {
  const common = useCommonMessages();
  return (name) => name || common('person.removed');
}
