import { browserStorage } from '@kaaj/api-client';
import { useState } from 'react';
import { useOwnEmail } from '@kaaj/web-kit';

/**
 * Which columns of a table this person has hidden in this browser. `table` is its short name, e.g. `tasks`. The ref is
 * for the `ColumnPlace`, the props are for the table.
 */
export function useColumnChoice(table: string) {
  const key = `kaaj.columns.${table}.${useOwnEmail()}`;
  const [, draw] = useState(0);
  const [choicePlace, setPlace] = useState<HTMLElement | null>(null);
  const choice = {
    hidden: browserStorage.get(key)?.split(',') ?? [],
    onHide: (hidden: readonly string[]) => {
      if (hidden.length > 0) browserStorage.set(key, hidden.join());
      else browserStorage.remove(key);
      draw((times) => times + 1);
    },
  };
  return [setPlace, { choice, choicePlace }] as const;
}
