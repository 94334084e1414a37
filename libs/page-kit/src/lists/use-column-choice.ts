import { browserStorage } from '@kaaj/api-client';
import { useState } from 'react';
import { useOwnEmail } from '@kaaj/web-kit';

interface Choice {
  /** Keys of the hidden columns. */
  readonly hidden: readonly string[];
  readonly onHide: (hidden: readonly string[]) => void;
}

/** Which columns of a table this person has hidden in this browser. `table` is its short name, e.g. `tasks`. */
export function useColumnChoice(table: string): Choice {
  const key = `kaaj.columns.${table}.${useOwnEmail()}`;
  const [, draw] = useState(0);
  return {
    hidden: browserStorage.get(key)?.split(',') ?? [],
    onHide: (hidden) => {
      if (hidden.length > 0) browserStorage.set(key, hidden.join());
      else browserStorage.remove(key);
      draw((times) => times + 1);
    },
  };
}
